import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { clientAddress } from '../client-address.ts';
import { acceptFormBodies } from '../form-bodies.ts';
import { answerProblem } from '../plugins/error-handler.ts';
import { CredentialsBody, TokenAnswer, TokenFailure } from '../schemas/account.ts';
import { refTo } from '../schemas/fields.ts';
import { ACCOUNT_BODY_LIMIT, type AccountRoutesOptions } from './account-options.ts';

const failure = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: refTo(TokenFailure) } },
});

const response = {
  200: refTo(TokenAnswer),
  400: failure('The request is not of the described form.'),
  401: failure('The username or the password is not right.'),
  403: failure('The account is suspended, or not open yet.'),
  413: failure('The body is too large.'),
  415: failure('The media type of the body is not supported.'),
  429: failure('Too many failed attempts.'),
  503: failure('Too many people are signing in; try again in a moment.'),
};

/** Username and password for a token. Failures also say `state` and `errorMessage`. */
export const signInRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (app, { accounts, baseUrl }) => {
  acceptFormBodies(app);
  app.setErrorHandler((error, request, reply) =>
    answerProblem(error, request, reply, baseUrl, ({ message }) => ({ state: 'error', errorMessage: message })),
  );

  app.post(
    '/get_token/',
    {
      config: { access: 'public' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        operationId: 'getToken',
        summary: 'Your token',
        description: 'The token stays the same until it is renewed. The body may also be sent as a form.',
        tags: ['accounts'],
        security: [],
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: refTo(CredentialsBody),
        response,
      },
    },
    async ({ body, ip }, reply) => {
      const account = await accounts.login({ ...body, address: clientAddress(ip) });
      const token = await accounts.tokens.primary(account);
      reply.header('cache-control', 'no-store');
      return { token, state: 'success' as const, account: account.username };
    },
  );

  app.post(
    '/get_new_token/',
    {
      config: { access: 'public' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        operationId: 'getNewToken',
        summary: 'A new token in place of the old',
        description: 'The old token stops working at once. Named tokens are not affected.',
        tags: ['accounts'],
        security: [],
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        body: refTo(CredentialsBody),
        response,
      },
    },
    async ({ body, ip }, reply) => {
      const account = await accounts.login({ ...body, address: clientAddress(ip) });
      const token = await accounts.tokens.rotate(account, `account:${account.id}`);
      reply.header('cache-control', 'no-store');
      return { token, state: 'success' as const, account: account.username };
    },
  );
};
