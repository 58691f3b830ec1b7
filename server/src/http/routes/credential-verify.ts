import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { MAX_TEXT_BYTES } from '../../credentials/read-credential.ts';
import { RegistryError } from '../../domain/errors.ts';
import type { RequestCounters } from '../../services/request-counters.ts';
import type { VerifiedByRegistry, VerifyDocument } from '../../services/verify-credential.ts';
import { clientAddress } from '../client-address.ts';
import { untilNext } from '../plugins/rate-limit.ts';
import { CredentialVerification } from '../schemas/credential.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponse } from '../schemas/problem.ts';
import { toCredentialVerification } from '../views/credential-view.ts';

export interface CredentialVerifyOptions {
  readonly credentials: { readonly verify: VerifyDocument };
  readonly counters: RequestCounters;
  readonly baseUrl: string;
}

/** Each costs as much as a hundred readings; beside what all requests of the caller may use. */
const LIMITS = { perMinute: 60, perDay: 10_000 };
const MINUTE_SECONDS = 60;
/** No document needs so long on a machine that is not busy. */
const LONGEST_MS = 1_000;
const TOO_SLOW = 'The document could not be checked within a second; ask again in a moment.';
const RETRY_SECONDS = 5;

const BODY_TYPES = [
  'application/json',
  'application/ld+json',
  'application/vc+ld+json',
  'application/vc',
  'application/vc+jwt',
  'application/jwt',
  'text/plain',
];

/** Where anybody can have a document checked, whoever gave it to them. */
export const credentialVerifyRoutes: FastifyPluginAsyncTypebox<CredentialVerifyOptions> = async (
  app,
  { credentials: { verify }, counters, baseUrl },
) => {
  // Kept as text: what members a document has twice is lost once it is parsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post(
    '/credentials/verify',
    {
      config: { access: 'public' },
      bodyLimit: MAX_TEXT_BYTES,
      schema: {
        tags: ['credentials'],
        security: [],
        operationId: 'verifyCredential',
        summary: 'Check a credential',
        description:
          'Takes a document, a token, or an object with one of them as `verifiableCredential`. Valid means authentic and ' +
          'in force; whether the decision in it is positive is another question. Nothing is fetched from elsewhere.',
        body: {
          content: Object.fromEntries(BODY_TYPES.map((type) => [type, { schema: { description: 'The credential.' } }])),
        },
        response: {
          200: refTo(CredentialVerification),
          400: problemResponse(400),
          413: { ...problemResponse(400), description: 'The body is larger than 256 KiB.' },
          429: problemResponse(429),
          503: { ...problemResponse(503), description: 'The document could not be checked within a second.' },
        },
      },
    },
    async (request, reply) => {
      await count(request);
      const { body } = request;
      if (typeof body !== 'string' || body.trim() === '') {
        throw new RegistryError('malformed_request', 'The body is empty; send the credential in it.');
      }
      reply.header('cache-control', 'no-store');
      return toCredentialVerification(await withinASecond(verify(body)), baseUrl);
    },
  );

  async function count({ principal, ip }: FastifyRequest): Promise<void> {
    // The site asks for its visitors, who are told apart by their addresses.
    const isOfAddress = principal === null || principal.isInternal === true;
    const caller = isOfAddress ? clientAddress(ip) : String(principal.accountId);
    const { minute, day } = await counters.take(`verify ${caller}`, LIMITS);
    if (minute <= LIMITS.perMinute && day <= LIMITS.perDay) return;
    const retryAfter = untilNext(MINUTE_SECONDS, Math.floor(Date.now() / 1_000));
    throw new RegistryError('rate_limited', `No more than ${LIMITS.perMinute} credentials are checked in a minute.`, {
      retryAfter,
    });
  }
};

async function withinASecond(verification: Promise<VerifiedByRegistry>): Promise<VerifiedByRegistry> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new RegistryError('unavailable', TOO_SLOW, { retryAfter: RETRY_SECONDS })),
      LONGEST_MS,
    );
  });
  try {
    return await Promise.race([verification, late]);
  } finally {
    clearTimeout(timer);
  }
}
