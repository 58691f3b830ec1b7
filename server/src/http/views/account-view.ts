import type { Static } from 'typebox';
import type { Account, AccountAgency, Scope } from '../../domain/account.ts';
import type { RegistrationForm } from '../../services/registration.ts';
import type { NamedToken } from '../../store/token-store.ts';
import { MAX_PAGE_ROWS } from '../parameters/page-parameters.ts';
import { MAX_VALUES } from '../parameters/parameter.ts';
import { type LimitState, untilNext } from '../plugins/rate-limit.ts';
import type { Limits, NamedTokenBody, OwnAccount, RegistrationBody } from '../schemas/account.ts';

const QUERY_CHARACTERS = 512;

export function toRegistrationForm(body: Static<typeof RegistrationBody>): RegistrationForm {
  return {
    username: body.username.trim(),
    email: body.email.trim(),
    displayName: body.display_name?.trim() ?? '',
    organisation: body.organisation?.trim() ?? '',
    purpose: body.purpose.trim(),
    termsVersion: body.terms_version,
    isListed: body.publish ?? false,
    language: body.language ?? 'en',
  };
}

export function toOwnAccount(
  { account, agencies }: { readonly account: Account; readonly agencies: readonly AccountAgency[] },
  scope: Scope,
): Static<typeof OwnAccount> {
  return {
    id: account.id,
    username: account.username,
    email: account.email ?? '',
    display_name: account.displayName,
    organisation: account.organisation,
    purpose: account.purpose,
    role: account.role,
    scope,
    published: account.isListed && !account.isHidden,
    terms_version: account.termsVersion,
    created_at: account.createdAt,
    confirmed_at: account.confirmedAt,
    agencies: agencies.map(({ agencyId, relation, validFrom, validTo }) => ({
      agency_id: agencyId,
      relation,
      valid_from: validFrom,
      valid_to: validTo,
    })),
  };
}

export function toNamedToken(token: NamedToken): Static<typeof NamedTokenBody> {
  return {
    id: token.id,
    name: token.name,
    scope: token.scope,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
    last_used_at: token.lastUsedAt,
  };
}

export function toLimits(state: LimitState | null, bodyLimit: number, now: number): Static<typeof Limits> {
  const second = Math.floor(now / 1_000);
  const { limits, usage } = state ?? { limits: { perMinute: 0, perDay: 0 }, usage: { minute: 0, day: 0 } };
  return {
    requests_per_minute: toWindow(limits.perMinute, usage.minute, untilNext(60, second)),
    requests_per_day: toWindow(limits.perDay, usage.day, untilNext(86_400, second)),
    page_rows: MAX_PAGE_ROWS,
    values_per_filter: MAX_VALUES,
    query_characters: QUERY_CHARACTERS,
    json_body_bytes: bodyLimit,
  };
}

function toWindow(limit: number, used: number, reset: number) {
  return { limit, remaining: Math.max(0, limit - used), reset };
}
