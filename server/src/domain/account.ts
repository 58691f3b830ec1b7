import type { Day, Instant, Period } from './day.ts';
import type { Problem } from './errors.ts';

export const ROLES = ['consumer', 'agency', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** `pending`: the mail address is not confirmed; `approval`: it is, and the operator has to agree. */
export const ACCOUNT_STATUSES = ['pending', 'approval', 'active', 'suspended', 'erased'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** In which registrations are answered by mail. */
export const MAIL_LANGUAGES = ['en', 'de', 'fr'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** What a token may be used for. Each scope includes those before it. */
export const SCOPES = ['read', 'submit', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** `primary`: one an account, derived; `named`: made by its owner for a program; `session`: being signed in. */
export type TokenKind = 'primary' | 'named' | 'session';

/** Somebody who uses the interfaces. Private: nothing of it ever enters the journal. */
export interface Account {
  /** Never reused and never changed: tokens are derived from it. */
  readonly id: number;
  readonly username: string;
  /** `null` once the account is erased. */
  readonly email: string | null;
  /** `null` until its owner has set a password. */
  readonly passwordHash: string | null;
  readonly displayName: string;
  readonly organisation: string;
  readonly purpose: string;
  readonly role: Role;
  readonly status: AccountStatus;
  /** Why the account is suspended, as its owner is told. */
  readonly statusReason: string;
  /** Whether its owner agreed to stand in the published list. */
  readonly isListed: boolean;
  /** Whether the operator keeps it out of the published list. */
  readonly isHidden: boolean;
  readonly termsVersion: string;
  /** Counts up whenever the primary token must change. */
  readonly tokenGeneration: number;
  readonly createdAt: Instant;
  readonly confirmedAt: Instant | null;
}

/** An agency an account may submit for: its own, or one it stands in for. */
export interface AccountAgency extends Period {
  readonly agencyId: number;
  readonly relation: 'own' | 'proxy';
}

/** One line of the published list of users. */
export interface PublishedUser {
  readonly name: string;
  readonly purpose: string;
  readonly since: Day;
}

const LARGEST_SCOPE: Readonly<Record<Role, Scope>> = { consumer: 'read', agency: 'submit', operator: 'admin' };

/** What a token can do: its scope, but never more than the role of its owner allows. */
export function effectiveScope(role: Role, scope: Scope): Scope {
  return includesScope(LARGEST_SCOPE[role], scope) ? scope : LARGEST_SCOPE[role];
}

export function includesScope(held: Scope, needed: Scope): boolean {
  return SCOPES.indexOf(held) >= SCOPES.indexOf(needed);
}

/** All that somebody in this role may do. */
export function largestScope(role: Role): Scope {
  return LARGEST_SCOPE[role];
}

/** Whether somebody in this role can ever hold the scope. */
export function mayHold(role: Role, scope: Scope): boolean {
  return includesScope(LARGEST_SCOPE[role], scope);
}

/** The primary token never administers: that takes a session or a named token with an expiry. */
export function primaryScope(role: Role): Scope {
  return role === 'agency' ? 'submit' : 'read';
}

const USERNAME = /^[a-z0-9][a-z0-9._@+-]{2,63}$/i;
const EMAIL = /^[^\s@<>"(),:;[\]\\\p{Cc}]{1,64}@[^\s@<>"(),:;[\]\\\p{Cc}]{1,255}$/u;
const CONTROL_OR_BIDI = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
const LINK = /https?:|ftp:|mailto:|www\.|[<>]|\]\(/i;

/** Usernames differ by more than the case of their letters. */
export function isUsername(text: string): boolean {
  return USERNAME.test(text);
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}

export const TEXT_LENGTHS = { displayName: 100, organisation: 200, purpose: 1_000, tokenName: 100 } as const;

/** What is wrong with a text that others may get to read; `undefined` when nothing is. */
export function problemInPlainText(text: string, maxLength: number): string | undefined {
  if (text.length > maxLength) return `can have at most ${maxLength} characters`;
  if (CONTROL_OR_BIDI.test(text)) return 'must be plain text in one line';
  if (LINK.test(text)) return 'must be plain text without links or markup';
  return undefined;
}

export const PASSWORD_LENGTH = { min: 10, max: 256 } as const;

export function problemsInPassword(password: string, username: string): Problem[] {
  const problem = passwordProblem(password, username);
  return problem === undefined ? [] : [{ pointer: '/password', message: problem }];
}

function passwordProblem(password: string, username: string): string | undefined {
  if (password.length < PASSWORD_LENGTH.min) return `needs at least ${PASSWORD_LENGTH.min} characters`;
  if (password.length > PASSWORD_LENGTH.max) return `can have at most ${PASSWORD_LENGTH.max} characters`;
  if (new Set(password).size < 4) return 'is too easy to guess: use more different characters';
  const rest = password.toLowerCase().replaceAll(username.toLowerCase(), '');
  if (rest.length < PASSWORD_LENGTH.min / 2) return 'must not be made of the username';
  return undefined;
}

/** How an account is called in the published list. */
export function publishedName({ displayName, organisation }: Pick<Account, 'displayName' | 'organisation'>): string {
  return displayName || organisation;
}
