import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { clientAddress } from '../client-address.ts';
import { pageLinks } from '../page-links.ts';
import { ADVICE, MAX_PAGE_ROWS, pageParameters, requireModestPage } from '../parameters/page-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import {
  Accepted,
  accountProblems,
  CodeAnswer,
  ConfirmationBody,
  Confirmed,
  PublishedUserBody,
  RegistrationBody,
  RegistrationTerms,
} from '../schemas/account.ts';
import { refTo } from '../schemas/fields.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { toRegistrationForm } from '../views/account-view.ts';
import { ACCOUNT_BODY_LIMIT, type AccountRoutesOptions, CodeQuery, requireCode } from './account-options.ts';

const open = { tags: ['accounts'], security: [] };
const UsersQuery = queryParameters(pageParameters({ defaultLimit: null }));

/** How somebody gets an account, and who has one. */
export const registrationRoutes: FastifyPluginAsyncTypebox<AccountRoutesOptions> = async (
  app,
  { accounts, baseUrl },
) => {
  const { registration, codes, tokens } = accounts;

  app.get(
    '/register/',
    {
      config: { access: 'public' },
      schema: {
        ...open,
        operationId: 'getRegistrationTerms',
        summary: 'What a registration has to accept',
        response: { 200: refTo(RegistrationTerms), ...accountProblems(429) },
      },
    },
    async () => ({ terms_version: registration.termsVersion, policy: registration.policy }),
  );

  app.post(
    '/register/',
    {
      config: { access: 'public' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        ...open,
        operationId: 'register',
        summary: 'Ask for an account',
        description: 'A mail with a link to choose a password goes to the address you give.',
        body: refTo(RegistrationBody),
        response: { 202: refTo(Accepted), ...accountProblems(400, 409, 413, 415, 422, 429) },
      },
    },
    async ({ body, ip }, reply) => {
      await registration.register(toRegistrationForm(body), clientAddress(ip));
      reply.code(202);
      return { state: 'success' as const, detail: 'Please open the link in the mail that was sent to your address.' };
    },
  );

  app.get(
    '/confirm/',
    {
      config: { access: 'public' },
      schema: {
        ...open,
        operationId: 'checkConfirmation',
        summary: 'Where the link of a registration mail leads',
        querystring: CodeQuery,
        response: { 200: refTo(CodeAnswer), ...accountProblems(400, 422, 429) },
      },
    },
    async ({ query }, reply) => {
      const { username } = await codes.owner(requireCode(query), 'confirm');
      reply.header('cache-control', 'no-store');
      const detail = `Send the code and the password you choose to POST ${baseUrl}/accounts/confirm/.`;
      return { state: 'valid' as const, account: username, detail };
    },
  );

  app.post(
    '/confirm/',
    {
      config: { access: 'public' },
      bodyLimit: ACCOUNT_BODY_LIMIT,
      schema: {
        ...open,
        operationId: 'confirmRegistration',
        summary: 'Confirm a registration and choose the password',
        body: refTo(ConfirmationBody),
        response: { 200: refTo(Confirmed), ...accountProblems(400, 422, 429, 503) },
      },
    },
    async ({ body }, reply) => {
      const account = await registration.confirm(body.code, body.password);
      const token = account.status === 'active' ? await tokens.primary(account) : null;
      reply.header('cache-control', 'no-store');
      return { state: 'success' as const, account: account.username, status: account.status, token };
    },
  );

  app.get(
    '/users/',
    {
      config: { access: 'public' },
      schema: {
        ...open,
        operationId: 'listUsers',
        summary: 'Who uses the registry',
        description:
          'Those who agreed to be named, in the order in which they came. Mail addresses are never published.',
        querystring: UsersQuery,
        response: { 200: pageOf(refTo(PublishedUserBody)), ...accountProblems(400, 429) },
      },
    },
    async ({ query, url }) => {
      const limit = Math.min(query.limit ?? MAX_PAGE_ROWS, MAX_PAGE_ROWS);
      const { count, items } = await accounts.publishedUsers({ limit, offset: query.offset });
      requireModestPage(query, count, ADVICE.offset);
      return { count, ...pageLinks(baseUrl, url, query, count), results: [...items] };
    },
  );
};
