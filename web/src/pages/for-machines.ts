import { inLanguage, LANGUAGES } from '../language.ts';
import type { Page, PageRequest } from '../page.ts';

const CONTENT_PATHS = [
  '/',
  '/institutions',
  '/reports',
  '/agencies',
  '/agencies/former',
  '/agencies/decisions',
  '/countries',
  '/statistics',
  '/about',
  '/terms',
  '/privacy',
  '/imprint',
  '/licence',
  '/accessibility',
  '/api',
];

/** A sitemap may name 50,000 addresses; each page of the list names one language of this many records. */
const PER_SITEMAP = 10_000;

export const robotsPage: Page = {
  path: '/robots.txt',
  isNeutral: true,
  respond({ isDemo, permalink }) {
    // Invented universities must not turn up in search engines.
    const rules = isDemo ? 'Disallow: /' : 'Disallow: /webapi/\nDisallow: /suggest';
    const data = `User-agent: *\n${rules}\n\nSitemap: ${permalink('/sitemap.xml')}\n`;
    return { contentType: 'text/plain; charset=utf-8', data };
  },
};

/** The list of lists: pages, countries and agencies in one, institutions and reports by the ten thousand. */
export const sitemapIndexPage: Page = {
  path: '/sitemap.xml',
  isNeutral: true,
  async respond({ registry, permalink }) {
    const { institution_total, report_total } = await registry.getStatistics();
    const parts = ['pages', ...partsOf('institutions', institution_total), ...partsOf('reports', report_total)];
    const entries = parts.map((part) => `<sitemap><loc>${permalink(`/sitemap/${part}.xml`)}</loc></sitemap>`);
    return xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`);
  },
};

function partsOf(name: string, total: number): readonly string[] {
  return Array.from({ length: Math.ceil(total / PER_SITEMAP) }, (_, index) => `${name}-${index + 1}`);
}

export const sitemapPage: Page = {
  path: '/sitemap/:part',
  isNeutral: true,
  async respond(request) {
    const [, name = '', number = '1'] = /^([a-z]+)(?:-(\d{1,4}))?\.xml$/.exec(request.params['part'] ?? '') ?? [];
    const paths = await pathsOf(name, Number(number), request);
    const entries = paths.map((path) => `<url><loc>${escapeXml(request.permalink(path))}</loc></url>`);
    return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`);
  },
};

async function pathsOf(name: string, part: number, { registry }: PageRequest): Promise<readonly string[]> {
  const offset = (Math.max(1, part) - 1) * PER_SITEMAP;
  const rows = { limit: PER_SITEMAP, offset, facets: false } as const;
  if (name === 'institutions') {
    const { results } = await registry.searchInstitutions({ ...rows, ordering: 'name_sort' });
    return results.map(({ registry_id: id }) => `/institution/${id}`);
  }
  if (name === 'reports') {
    const { results } = await registry.searchReports({ ...rows, ordering: '-date_created' });
    return results.map(({ id }) => `/report/${id}`);
  }
  const [countries, agencies] = await Promise.all([
    registry.listCountries(),
    registry.listAgencies({ registered: 'all' }),
  ]);
  return [
    ...CONTENT_PATHS.flatMap((path) => LANGUAGES.map((language) => inLanguage(language, path))),
    ...countries.map(({ iso_3166_alpha2: code }) => `/country/${code}`),
    ...agencies.results.map(({ id }) => `/agency/${id}`),
  ];
}

/** Lets browsers offer the search of the registry. */
export const searchDescriptionPage: Page = {
  path: '/opensearch.xml',
  isNeutral: true,
  respond({ permalink }) {
    const template = escapeXml(`${permalink('/institutions')}?query={searchTerms}`);
    const data = `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>Touchstone</ShortName><Description>Institutions and their quality-assurance reports</Description><InputEncoding>UTF-8</InputEncoding><Url type="text/html" template="${template}"/></OpenSearchDescription>`;
    return {
      contentType: 'application/opensearchdescription+xml',
      data: `<?xml version="1.0" encoding="UTF-8"?>${data}`,
    };
  },
};

function xml(body: string) {
  return { contentType: 'application/xml; charset=utf-8', data: `<?xml version="1.0" encoding="UTF-8"?>${body}` };
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
