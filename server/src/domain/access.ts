import { includesScope, mayHold, type Role, type Scope } from './account.ts';

/**
 * Who may call a route. `public`: everybody. `read`, `submit`, `admin`: whoever has a token with at least this scope.
 * `operator`: the operator, who reads with any token. `desk`: agencies and the operator, to read their own part of the
 * administration; `desk write`: the same to change it, for which the operator needs the scope `admin`.
 */
export const ACCESSES = ['public', 'read', 'submit', 'admin', 'operator', 'desk', 'desk write'] as const;
export type Access = (typeof ACCESSES)[number];

export interface Caller {
  readonly role: Role;
  readonly scope: Scope;
  readonly tokenKind: string;
}

/** The one rule of who may call what; which records are theirs is for the services to say. */
export function isAllowed(access: Access, { role, scope }: Caller): boolean {
  if (access === 'public') return true;
  if (access === 'operator') return role === 'operator';
  return includesScope(scope, scopeFor(access, role));
}

function scopeFor(access: Exclude<Access, 'public' | 'operator'>, role: Role): Scope {
  if (access === 'desk') return role === 'operator' ? 'read' : 'submit';
  if (access === 'desk write') return role === 'operator' ? 'admin' : 'submit';
  return access;
}

/** What somebody is told who may not. */
export function refusalSentence(access: Exclude<Access, 'public'>, { role, tokenKind }: Caller): string {
  const needed = access === 'operator' ? 'admin' : scopeFor(access, role);
  if (!mayHold(role, needed)) return `This is not open to accounts with the role ${role}.`;
  if (needed === 'admin' && tokenKind === 'primary') {
    return 'The primary token never administers; sign in, or make a named token with the scope admin and an expiry.';
  }
  return `This needs a token with the scope ${needed}; the one you sent does not have it.`;
}
