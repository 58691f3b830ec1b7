import type { Site } from '@touchstone/web';
import fp from 'fastify-plugin';
import { PROBLEM_MEDIA_TYPE, type ProblemDocument } from '../problem.ts';
import { toSiteRequest } from '../routes/site.ts';

export interface ProblemPagesOptions {
  /** The site, once there is one. */
  readonly site: () => Site | undefined;
}

/** Addresses for programs: whoever opens one in a browser still gets what a program would. */
const PROGRAM_PATHS = /^\/(?:webapi|adminapi|submissionapi|accounts|problems|metrics|healthz|readyz)(?:\/|\?|$)/;

/** A person who ends up at an address that does not work gets a page that helps instead of a problem document. */
export const problemPages = fp<ProblemPagesOptions>(async (app, { site }) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    const contentType = String(reply.getHeader('content-type') ?? '');
    if (!contentType.startsWith(PROBLEM_MEDIA_TYPE) || typeof payload !== 'string' || PROGRAM_PATHS.test(request.url)) {
      done(null, payload);
      return;
    }
    const { status, detail, instance } = JSON.parse(payload) as ProblemDocument;
    const page = site()?.problemPage(toSiteRequest(request), { status, detail, requestId: instance });
    if (page === undefined) {
      done(null, payload);
      return;
    }
    reply.headers(page.headers);
    done(null, page.body);
  });
});
