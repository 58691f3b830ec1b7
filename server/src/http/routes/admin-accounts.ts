import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ACCOUNT_STATUSES, ROLES } from '../../domain/account.ts';
import { pageLinks } from '../page-links.ts';
import { choice, text } from '../parameters/kinds.ts';
import { ADVICE, pageParameters, requireModestPage } from '../parameters/page-parameters.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { queryParameters } from '../parameters/query-parameters.ts';
import { id, required } from '../parameters/required.ts';
import {
  AccountOpening,
  AdminAccount,
  AdminAccountItem,
  AgenciesChange,
  ListingChange,
  ReasonBody,
  RoleChange,
} from '../schemas/admin-account.ts';
import { refTo } from '../schemas/fields.ts';
import { pageOf } from '../schemas/wrapper.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { toAccountAgency, toAdminAccount, toAdminAccountItem } from '../views/admin-account-view.ts';
import { type AdminRoutesOptions, DECISION_BODY_LIMIT, decisionOf, READS, tags, WRITES } from './admin-options.ts';

const AccountPath = pathParameters({ accountID: recordId('The number of the account.', 7) });
const TokenPath = pathParameters({
  accountID: recordId('The number of the account.', 7),
  tokenID: recordId('The number of the token.', 12),
});
const AccountsQuery = queryParameters({
  ...pageParameters({ defaultLimit: 50 }),
  status: choice(ACCOUNT_STATUSES, { description: 'In this status; "approval" waits for a decision.' }),
  role: choice(ROLES, { description: 'With this role.' }),
  agency_id: id({ description: 'That submit for this agency.' }),
  query: text({ description: 'A part of the username, name, organisation or mail address.', example: 'valmere' }),
});
const ReasonQuery = queryParameters({
  reason: text({ maxLength: 1_000, description: 'Why; required.', example: 'The laptop was lost.' }),
});
const one = { 200: refTo(AdminAccount), ...writeProblems(400, 404, 409, 422) };

/** Registrations to decide, accounts, their roles, agencies and tokens. */
export const adminAccountRoutes: FastifyPluginAsyncTypebox<AdminRoutesOptions> = async (app, options) => {
  const { administration, baseUrl } = options;

  app.get(
    '/accounts/',
    {
      config: READS,
      schema: {
        tags,
        operationId: 'listAccounts',
        summary: 'Accounts, oldest first',
        querystring: AccountsQuery,
        response: { 200: pageOf(refTo(AdminAccountItem)), ...writeProblems(400) },
      },
    },
    async ({ query, url }) => {
      const { status, role, agency_id: agencyId, query: wanted, ...page } = query;
      const filter = { status, role, agencyId, query: wanted };
      const { count, items } = await administration.accountDesk.list(filter, page);
      requireModestPage(page, count, ADVICE.offset);
      return { count, ...pageLinks(baseUrl, url, page, count), results: items.map(toAdminAccountItem) };
    },
  );

  app.get(
    '/accounts/:accountID/',
    {
      config: READS,
      schema: {
        tags,
        operationId: 'getAccount',
        summary: 'An account with its agencies, tokens and history',
        params: AccountPath,
        response: { 200: refTo(AdminAccount), ...writeProblems(404) },
      },
    },
    ({ params }) => show(params.accountID),
  );

  app.post(
    '/accounts/',
    {
      config: WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'openAccount',
        summary: 'Open an account for somebody',
        description: 'They get a mail with a link to choose their password.',
        body: refTo(AccountOpening),
        response: { 201: refTo(AdminAccount), ...writeProblems(400, 409, 422) },
      },
    },
    async (request, reply) => {
      const { username, email, display_name, organisation, purpose, role, agencies = [], reason } = request.body;
      const form = {
        username: username.trim(),
        email: email.trim(),
        displayName: display_name?.trim() ?? '',
        organisation: organisation?.trim() ?? '',
        purpose: purpose.trim(),
        role,
        agencies: agencies.map(toAccountAgency),
      };
      const account = await administration.accounts.open(form, decisionOf(request, reason));
      reply.code(201);
      return show(account.id);
    },
  );

  const decisions = [
    ['approve', 'approveAccount', 'Agree to a registration that waits', 'restore'],
    ['refuse', 'refuseAccount', 'Refuse a registration that waits', 'refuse'],
    ['suspend', 'suspendAccount', 'Suspend an account', 'suspend'],
    ['restore', 'restoreAccount', 'End a suspension', 'restore'],
  ] as const;
  for (const [word, operationId, summary, name] of decisions) {
    app.post(
      `/accounts/:accountID/${word}`,
      {
        config: WRITES,
        bodyLimit: DECISION_BODY_LIMIT,
        schema: {
          tags,
          operationId,
          summary,
          description: 'Its owner gets a mail; it takes effect on every process within a second.',
          params: AccountPath,
          body: refTo(ReasonBody),
          response: one,
        },
      },
      async (request) => {
        await administration.accounts[name](request.params.accountID, decisionOf(request, request.body.reason));
        return show(request.params.accountID);
      },
    );
  }

  app.put(
    '/accounts/:accountID/role',
    {
      config: WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'changeAccountRole',
        summary: 'Change the role of an account',
        params: AccountPath,
        body: refTo(RoleChange),
        response: one,
      },
    },
    async (request) => {
      const { role, reason } = request.body;
      await administration.accounts.setRole(request.params.accountID, role, decisionOf(request, reason));
      return show(request.params.accountID);
    },
  );

  app.put(
    '/accounts/:accountID/agencies',
    {
      config: WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'changeAccountAgencies',
        summary: 'Say for which agencies an account submits, also as a proxy and from when to when',
        params: AccountPath,
        body: refTo(AgenciesChange),
        response: one,
      },
    },
    async (request) => {
      const { agencies, reason } = request.body;
      const decision = decisionOf(request, reason);
      await administration.accounts.setAgencies(request.params.accountID, agencies.map(toAccountAgency), decision);
      return show(request.params.accountID);
    },
  );

  app.put(
    '/accounts/:accountID/listing',
    {
      config: WRITES,
      bodyLimit: DECISION_BODY_LIMIT,
      schema: {
        tags,
        operationId: 'changeAccountListing',
        summary: 'Keep an account out of the published list of users, or let it in again',
        params: AccountPath,
        body: refTo(ListingChange),
        response: one,
      },
    },
    async (request) => {
      const { hidden, reason } = request.body;
      await administration.accounts.setHidden(request.params.accountID, hidden, decisionOf(request, reason));
      return show(request.params.accountID);
    },
  );

  app.delete(
    '/accounts/:accountID/tokens/:tokenID/',
    {
      config: WRITES,
      schema: {
        tags,
        operationId: 'revokeAccountToken',
        summary: 'Revoke a named token of somebody',
        params: TokenPath,
        querystring: ReasonQuery,
        response: one,
      },
    },
    async (request) => {
      const { accountID, tokenID } = request.params;
      const decision = decisionOf(request, required('reason', request.query.reason));
      await administration.accounts.revokeTokens(accountID, tokenID, decision);
      return show(accountID);
    },
  );

  app.delete(
    '/accounts/:accountID/tokens/',
    {
      config: WRITES,
      schema: {
        tags,
        operationId: 'revokeAllAccountTokens',
        summary: 'Revoke every token of somebody and sign them out',
        description:
          'Named tokens, the primary one and sessions; a new primary token can be fetched with the password.',
        params: AccountPath,
        querystring: ReasonQuery,
        response: one,
      },
    },
    async (request) => {
      const decision = decisionOf(request, required('reason', request.query.reason));
      await administration.accounts.revokeTokens(request.params.accountID, undefined, decision);
      return show(request.params.accountID);
    },
  );

  async function show(accountId: number) {
    return toAdminAccount(await administration.accountDesk.find(accountId));
  }
};
