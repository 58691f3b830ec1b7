import type { Site } from '@touchstone/web';
import fp from 'fastify-plugin';
import { addVary } from '../vary.ts';

export interface MailLinksOptions {
  readonly baseUrl: string;
  /** The site, once there is one. */
  readonly site: () => Site | undefined;
}

/** What the links in mails lead to for programs, and the page that does the same for people. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/accounts/register/', '/register'],
  ['/accounts/confirm/', '/account/confirm'],
  ['/accounts/password-reset/', '/account/reset'],
  ['/accounts/email/', '/account/email/confirm'],
]);

const START = '/accounts/';

/** Takes people with a browser from the address in a mail to its page; whoever asks for JSON stays. */
export const mailLinks = fp<MailLinksOptions>(async (app, { baseUrl, site }) => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'GET' || !request.url.startsWith(START)) {
      done();
      return;
    }
    const [path = '', query] = request.url.split('?', 2);
    const page = PAGES.get(path);
    if (page === undefined) {
      done();
      return;
    }
    addVary(reply, 'Accept');
    const isPerson = site()?.prefersPage(request.headers.accept) ?? false;
    if (!isPerson) {
      done();
      return;
    }
    reply.header('cache-control', 'no-store');
    reply.redirect(`${baseUrl}${page}${query === undefined ? '' : `?${query}`}`, 303);
  });
});
