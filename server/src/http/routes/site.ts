import type { Site, SiteRequest } from '@touchstone/web';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { routesNeed } from '../plugins/access-control.ts';
import { answerCache } from '../plugins/answer-cache.ts';

export interface SiteRoutesOptions {
  readonly site: Site;
  /** Another text whenever any page may be another. */
  readonly stamp: () => string;
}

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** A credential of the largest size, each byte of it percent-encoded. */
const FORM_LIMIT = 1024 * 1024;
const PAGE_HEADERS = ['cache-control', 'content-disposition', 'content-language', 'content-location'];

/** The pages for people. Which there are is up to the site; here they only get their addresses. */
export const siteRoutes: FastifyPluginAsync<SiteRoutesOptions> = async (app, { site, stamp }) => {
  await app.register(routesNeed, { access: 'public' });

  // Forms of browsers; nothing else is sent to pages. What is in them is up to the page.
  app.addContentTypeParser(FORM_TYPES, { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
    done(null, body),
  );

  for (const { method, path } of site.paths.filter(({ isStatic }) => isStatic)) {
    const config = { isUnlimited: true };
    app.route({ method, url: path, config, schema: { hide: true }, handler });
  }
  await app.register(async (pages) => {
    await pages.register(answerCache, {
      stamp,
      variantOf: ({ headers }) => site.formOf(headers.accept),
      isShared: ({ headers }) => !site.isPersonal(headers.cookie),
      keptHeaders: PAGE_HEADERS,
    });
    for (const { method, path, bodyLimit } of site.paths.filter(({ isStatic }) => !isStatic)) {
      const limit = bodyLimit !== undefined && { bodyLimit };
      pages.route({ method, url: path, schema: { hide: true }, handler, ...limit });
    }
  });

  async function handler(request: FastifyRequest, reply: FastifyReply) {
    const { status, headers, body } = await site.respond(toSiteRequest(request));
    return reply
      .code(status)
      .headers(headers)
      .send(typeof body === 'string' ? body : Buffer.from(body));
  }
};

export function toSiteRequest({ method, url, headers, body, ip }: FastifyRequest): SiteRequest {
  const fetchSite = headers['sec-fetch-site'];
  return {
    method,
    url,
    accept: headers.accept,
    body: Buffer.isBuffer(body) ? body : undefined,
    contentType: headers['content-type'],
    cookie: headers.cookie,
    origin: headers.origin,
    fetchSite: typeof fetchSite === 'string' ? fetchSite : undefined,
    host: headers.host,
    address: ip,
  };
}
