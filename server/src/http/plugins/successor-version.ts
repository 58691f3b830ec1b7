import fp from 'fastify-plugin';
import type { Day } from '../../domain/day.ts';

export interface SuccessorVersionOptions {
  readonly baseUrl: string;
  /** From this day on v1 is deprecated, once the operator has decided so. */
  readonly deprecatedOn: Day | undefined;
  /** From this day on v1 may be gone. */
  readonly sunsetOn: Day | undefined;
}

/** Tells readers of v1 where the same thing is in v2, and until when v1 will be there. */
export const successorVersion = fp<SuccessorVersionOptions>(async (app, { baseUrl, deprecatedOn, sunsetOn }) => {
  const notices = noticesOf(deprecatedOn, sunsetOn);
  app.addHook('onRequest', async ({ url }, reply) => {
    const successor = escapeForHeader(url.replace('/webapi/v1', '/webapi/v2'));
    reply.header('link', `<${baseUrl}${successor}>; rel="successor-version"`).headers(notices);
  });
});

/** `Deprecation` as RFC 9745 writes it, `Sunset` as RFC 8594 does. */
function noticesOf(deprecatedOn: Day | undefined, sunsetOn: Day | undefined): Record<string, string> {
  return {
    ...(deprecatedOn !== undefined && { deprecation: `@${startOf(deprecatedOn).getTime() / 1_000}` }),
    ...(sunsetOn !== undefined && { sunset: startOf(sunsetOn).toUTCString() }),
  };
}

function startOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The address as it came, without what would end the link or the header early. */
function escapeForHeader(url: string): string {
  return url.replaceAll(/[<>"]|[^\x21-\x7e]/g, encodeURIComponent);
}
