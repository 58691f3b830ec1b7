import { render } from 'preact-render-to-string';
import { Frame } from './components/frame.tsx';
import { inLanguage, LANGUAGES } from './language.ts';
import type { Document, SiteView } from './page.ts';
import { SiteProvider } from './site-view.ts';

/** Where a page is, without its language. */
export interface PagePlace {
  readonly path: string;
  /** The query with its question mark; empty without one. */
  readonly search: string;
}

/** A whole page as text. */
export function renderDocument(document: Document, site: SiteView, { path, search }: PagePlace): string {
  const page = (
    <SiteProvider value={site}>
      <html lang={site.language} dir="ltr">
        <Head document={document} site={site} path={path} />
        <body>
          <Frame document={document} place={`${path}${search}`} />
        </body>
      </html>
    </SiteProvider>
  );
  return `<!doctype html>${render(page)}`;
}

interface HeadProps {
  readonly document: Document;
  readonly site: SiteView;
  readonly path: string;
}

function Head({ document, site, path }: HeadProps) {
  const { assets, baseUrl, language, messages } = site;
  const canonical = document.canonical ?? path;
  const asset = (name: string) => site.linkIn('en', `/assets/${name}`);
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{path === '/' ? document.title : `${document.title} – Touchstone`}</title>
      <meta name="description" content={document.description} />
      <meta name="color-scheme" content="light dark" />
      {document.isUnlisted && <meta name="robots" content="noindex" />}
      {!document.isUnlisted && <link rel="canonical" href={`${baseUrl}${inLanguage(language, canonical)}`} />}
      {!document.isUnlisted &&
        LANGUAGES.map((other) => (
          <link key={other} rel="alternate" hreflang={other} href={`${baseUrl}${inLanguage(other, canonical)}`} />
        ))}
      {document.alternates?.map(({ type, path: other }) => (
        <link key={type} rel="alternate" type={type} href={site.permalink(other)} />
      ))}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={messages.frame.name}
        href={site.permalink('/opensearch.xml')}
      />
      <link rel="icon" type="image/svg+xml" href={asset(assets.icon)} />
      {assets.fonts.map((name) => (
        <link key={name} rel="preload" href={asset(name)} as="font" type="font/woff2" crossorigin="anonymous" />
      ))}
      <link rel="stylesheet" href={asset(assets.style)} />
      <script type="module" src={asset(assets.script)} />
      {document.script && <script type="module" src={asset(assets.pageScripts[document.script])} />}
      {document.structuredData && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInPage(document.structuredData) }} />
      )}
    </head>
  );
}

/** A name in the data must not be able to end the element. */
function jsonInPage(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
