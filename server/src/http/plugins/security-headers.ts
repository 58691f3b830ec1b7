import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

export interface SecurityHeadersOptions {
  readonly baseUrl: string;
}

const ONE_YEAR = 31_536_000;

/** The strictest rules under which our own pages work: nothing inline, nothing from elsewhere. */
export const securityHeaders = fp<SecurityHeadersOptions>(async (app, { baseUrl }) => {
  const isEncrypted = baseUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    // These speak to browsers that nobody runs any more.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    originAgentCluster: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    hsts: isEncrypted && { maxAge: ONE_YEAR },
  });
});
