import { fileURLToPath } from 'node:url';
import { createClient, RegistryClientError } from '@touchstone/sdk';
import type { createSite as CreateSite, Site, SiteAnswer, SiteRequest } from '../site.d.ts';
import { readAssets } from './assets.ts';
import { createFormat } from './format.ts';
import { type PagePlace, renderDocument } from './html-document.tsx';
import { DEFAULT_LANGUAGE, inLanguage, LANGUAGES, type Language, splitLanguage } from './language.ts';
import { MESSAGES } from './messages/messages.ts';
import {
  type Document,
  type Page,
  type PageAnswer,
  PageProblem,
  type PageRequest,
  type Redirect,
  type SiteView,
} from './page.ts';
import { problemDocument } from './pages/problem.tsx';
import { PAGES } from './pages.ts';
import { matchPath } from './path-pattern.ts';
import { preferredForm, prefersPage } from './preferred-form.ts';
import { createVisitors, type Session } from './session/visitor.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../client/', import.meta.url));
const FOREVER = 'public, max-age=31536000, immutable';
/** Pages change with the registry; whoever keeps one asks whether it is still the same. */
const ASK_AGAIN = 'public, no-cache';
/** For one person alone. Forms say where they come from, which browsers leave out under the stricter rule for pages. */
const PERSONAL = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };

export const createSite: typeof CreateSite = async (options) => {
  const assets = readAssets(CLIENT_FOLDER);
  const registry = createClient({ ...options.registry, retry: { retries: 0 } });
  const basePath = new URL(options.baseUrl).pathname.replace(/\/$/, '');
  const formats = new Map(LANGUAGES.map((language) => [language, createFormat(language)]));

  const visitors = createVisitors(options);

  const viewOf = (language: Language, session?: Session, isSomebody = false): SiteView => ({
    language,
    messages: MESSAGES[language],
    format: formats.get(language) ?? createFormat(language),
    today: options.today(),
    isDemo: options.isDemo,
    release: options.release,
    baseUrl: options.baseUrl,
    assets,
    session,
    isSomebody,
    link: (path) => `${basePath}${inLanguage(language, path)}`,
    linkIn: (other, path) => `${basePath}${inLanguage(other, path)}`,
    permalink: (path) => `${options.baseUrl}${path}`,
  });

  async function respond(request: SiteRequest): Promise<SiteAnswer> {
    const url = new URL(request.url, 'http://site.invalid');
    const asset = /^\/assets\/([^/]+)$/.exec(url.pathname)?.[1];
    if (asset !== undefined) return assetAnswer(asset);
    const { language, path: given } = splitLanguage(decodePath(url.pathname));
    const path = given === '/' ? given : given.replace(/\/+$/, '');
    const place = { path, search: url.search };
    const found = findPage(request.method, path);
    let view = viewOf(language);
    try {
      // What is not for reading is the same for everybody.
      const visitor = await visitors.find(found?.page.isNeutral ? { ...request, cookie: undefined } : request);
      view = viewOf(language, visitor.session);
      if (found === undefined) throw new PageProblem(404, view.messages.problem.noSuchPage);
      const answer = await found.page.respond({
        ...view,
        registry,
        path,
        query: url.searchParams,
        params: found.params,
        accept: request.accept,
        body: request.body,
        contentType: request.contentType,
        visitor,
      } satisfies PageRequest);
      const isForgotten = visitor.hasEndedSession && !('data' in answer) && answer.cookie === undefined;
      return toAnswer(isForgotten ? { ...answer, cookie: visitor.cookie.clear() } : answer, view, place);
    } catch (error) {
      const problem = toProblem(error, view);
      if (problem === undefined) throw error;
      return toAnswer(problemDocument(problem, view), view, place);
    }
  }

  function assetAnswer(name: string): SiteAnswer {
    const asset = assets.find(name);
    if (asset === undefined) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
    return { status: 200, headers: { 'content-type': asset.contentType, 'cache-control': FOREVER }, body: asset.bytes };
  }

  return {
    paths: sitePaths(),
    respond,
    formOf: preferredForm,
    isPersonal: visitors.hasCookie,
    prefersPage,
    problemPage(request, { status, detail, requestId }) {
      if (!prefersPage(request.accept)) return undefined;
      const { language, path } = splitLanguage(new URL(request.url, 'http://site.invalid').pathname);
      const view = viewOf(language, undefined, visitors.hasCookie(request.cookie));
      return toAnswer(problemDocument({ status, detail, requestId }, view), view, { path, search: '' });
    },
  } satisfies Site;
};

function sitePaths(): Site['paths'] {
  const paths = PAGES.flatMap(({ path, method = 'GET', bodyLimit, isNeutral = false, isEnglishOnly = false }) => {
    const limit = bodyLimit !== undefined && { bodyLimit };
    const languages = isNeutral || isEnglishOnly ? [DEFAULT_LANGUAGE] : LANGUAGES;
    return languages.map((language) => ({ method, path: inLanguage(language, path), isStatic: false, ...limit }));
  });
  return [...paths, { method: 'GET', path: '/assets/:name', isStatic: true }];
}

function findPage(method: string, path: string): { page: Page; params: Record<string, string> } | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  for (const page of PAGES) {
    if ((page.method ?? 'GET') !== wanted) continue;
    const params = matchPath(page.path, path);
    if (params !== undefined) return { page, params };
  }
  return undefined;
}

/** What the reader is told; an error that nobody foresaw goes on to the server, which logs it. */
function toProblem(error: unknown, { messages }: SiteView): { status: number; detail: string } | undefined {
  if (error instanceof PageProblem) return { status: error.status, detail: error.message };
  if (!(error instanceof RegistryClientError)) return undefined;
  const { status = 503 } = error;
  if (status === 404) return { status, detail: messages.problem.noSuchRecord };
  if (status === 410) return { status, detail: goneDetail(error.message, messages) };
  if (status === 400 || status === 413 || status === 422 || status === 429) return { status, detail: error.message };
  if (status === 503) return { status, detail: messages.problem.unavailable };
  return undefined;
}

function goneDetail(message: string, { problem }: SiteView['messages']): string {
  const [, day] = /withdrawn on (\d{4}-\d{2}-\d{2})/.exec(message) ?? [];
  return day === undefined ? problem.gone : problem.goneOn(day);
}

function toAnswer(answer: PageAnswer, view: SiteView, place: PagePlace): SiteAnswer {
  if ('redirect' in answer) {
    return {
      status: answer.status,
      headers: { location: answer.redirect, ...personalHeaders(answer, view) },
      body: '',
    };
  }
  if ('data' in answer) {
    const disposition = answer.fileName && { 'content-disposition': `attachment; filename="${answer.fileName}"` };
    const headers = {
      'content-type': answer.contentType,
      'cache-control': ASK_AGAIN,
      ...disposition,
      ...answer.headers,
    };
    return { status: 200, headers, body: answer.data };
  }
  const status = answer.status ?? 200;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': view.language,
    'cache-control': status === 200 && !answer.isPrivate ? ASK_AGAIN : 'no-store',
    ...(answer.alternates && { vary: 'Accept' }),
    ...personalHeaders(answer, view),
  };
  const { session = view.session } = answer;
  return { status, headers, body: renderDocument(answer, { ...view, session }, place) };
}

function personalHeaders(answer: Document | Redirect, { session }: SiteView): Readonly<Record<string, string>> {
  const isPersonal = session !== undefined || answer.cookie !== undefined || 'personal' in answer;
  return { ...(isPersonal && PERSONAL), ...(answer.cookie !== undefined && { 'set-cookie': answer.cookie }) };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
