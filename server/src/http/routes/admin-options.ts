import type { FastifyRequest } from 'fastify';
import type { Administration } from '../../services/administration.ts';
import { principalOf } from './account-options.ts';

/** What the routes of the administration are given. */
export interface AdminRoutesOptions {
  readonly administration: Administration;
  readonly baseUrl: string;
}

export const tags = ['administration'];

/** Reading routes of the operator, and writing ones. */
export const READS = { access: 'operator' } as const;
export const WRITES = { access: 'admin' } as const;
/** The same where agencies have a part of their own. */
export const DESK_READS = { access: 'desk' } as const;
export const DESK_WRITES = { access: 'desk write' } as const;

/** Decisions are short; nobody may make the server read more. */
export const DECISION_BODY_LIMIT = 16 * 1024;

/** Who decides, as it is kept; never a name. */
export function actorOf(request: FastifyRequest): string {
  return `account:${principalOf(request).accountId}`;
}

export function decisionOf(request: FastifyRequest, reason: string) {
  return { actor: actorOf(request), reason: reason.trim() };
}
