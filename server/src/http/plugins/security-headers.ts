import fp from 'fastify-plugin';

export interface SecurityHeadersOptions {
  readonly baseUrl: string;
}

/** The strictest rules under which our own pages work: nothing inline, nothing from elsewhere. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Only where every visitor comes over TLS: a browser that has seen it refuses anything else for a year. */
const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The same on every answer, so they are written once and not worked out for each. */
export const securityHeaders = fp<SecurityHeadersOptions>(async (app, { baseUrl }) => {
  const headers = Object.entries(baseUrl.startsWith('https:') ? { ...HEADERS, ...STRICT_TRANSPORT } : HEADERS);

  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.header(name, value);
    done();
  });
});
