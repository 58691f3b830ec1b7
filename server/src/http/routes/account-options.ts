import type { FastifyRequest } from 'fastify';
import { RegistryError } from '../../domain/errors.ts';
import type { Accounts } from '../../services/accounts.ts';
import type { Principal } from '../../services/token-check.ts';
import { text } from '../parameters/kinds.ts';
import { queryParameters } from '../parameters/query-parameters.ts';

/** What the account routes are given. */
export interface AccountRoutesOptions {
  readonly accounts: Accounts;
  readonly baseUrl: string;
}

/** Nothing about an account is longer; nobody may make the server read more before it knows them. */
export const ACCOUNT_BODY_LIMIT = 16 * 1024;

/** What the link of a mail carries. */
export const CodeQuery = queryParameters(
  { code: text({ maxLength: 100, description: 'The code in the link of the mail.', example: 'q7hS0vRkX2' }) },
  { unknown: 'ignore' },
);

export function requireCode({ code }: { readonly code: string | undefined }): string {
  if (code !== undefined) return code;
  throw new RegistryError('invalid_parameter', 'The parameter code is required.', {
    problems: [{ parameter: 'code', message: 'is required' }],
  });
}

/** Who is asking, on a route that needs a token. */
export function principalOf({ principal }: FastifyRequest): Principal {
  if (principal === null) throw new RegistryError('unauthenticated', 'The token is not valid, or no longer is.');
  return principal;
}
