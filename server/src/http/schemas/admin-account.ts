import { Type } from 'typebox';
import { ACCOUNT_STATUSES, ROLES, SCOPES, TEXT_LENGTHS } from '../../domain/account.ts';
import { dateTime, day, listOf, nullable, oneOf, refTo } from './fields.ts';

const STRICT = { additionalProperties: false } as const;

/** Why something was done; kept, and told to whom it concerns. */
export const reason = Type.String({
  minLength: 1,
  maxLength: 1_000,
  description: 'Why. It is kept, and told to whom it concerns.',
  example: 'The organisation was checked by telephone.',
});

export const ReasonBody = Type.Object({ reason }, { $id: 'Reason', ...STRICT });

const agencyMembers = {
  agency_id: Type.Integer({ minimum: 1, example: 1 }),
  relation: oneOf(['own', 'proxy'], 'Whether it is their own agency or one they stand in for.'),
  valid_from: Type.Optional(nullable(day('The first day; null or absent for no beginning.'))),
  valid_to: Type.Optional(nullable(day('The last day; null or absent for no end.'))),
};

export const AccountAgencyBody = Type.Object(agencyMembers, { $id: 'AccountAgency', ...STRICT });

const listed = {
  id: Type.Integer({ example: 7 }),
  username: Type.String({ example: 'ada' }),
  email: Type.String({ example: 'ada@people.example' }),
  display_name: Type.String(),
  organisation: Type.String({ example: 'University of Valmere' }),
  purpose: Type.String({ example: 'Recognition of foreign degrees' }),
  role: oneOf(ROLES, 'Who they are to the registry.'),
  status: oneOf(ACCOUNT_STATUSES, '"approval" waits for a decision; "pending" has not confirmed the mail address.'),
  status_reason: Type.String({ description: 'Why it is suspended or was refused, as its owner is told.' }),
  created_at: dateTime('When it was registered.'),
  confirmed_at: nullable(dateTime('When its mail address was confirmed.')),
};

export const AdminAccountItem = Type.Object(listed, { $id: 'AdminAccountItem' });

export const AdminAccount = Type.Object(
  {
    ...listed,
    listed: Type.Boolean({ description: 'Whether its owner agreed to stand in the published list.' }),
    hidden: Type.Boolean({ description: 'Whether the operator keeps it out of that list.' }),
    agencies: listOf(refTo(AccountAgencyBody)),
    tokens: listOf(
      Type.Object({
        id: Type.Integer({ example: 12 }),
        name: Type.String({ example: 'Nightly harvest' }),
        scope: oneOf(SCOPES, 'What it may be used for.'),
        created_at: dateTime('When it was created.'),
        expires_at: nullable(dateTime('Until when it is valid.')),
        last_used_at: nullable(dateTime('When it was last used.')),
      }),
      'Named tokens; the tokens themselves are never shown.',
    ),
    audit: listOf(
      Type.Object({
        at: dateTime('When.'),
        actor: Type.String({ example: 'account:1' }),
        action: Type.String({ example: 'suspended' }),
        reason: Type.String(),
      }),
      'What was done with the account, oldest first.',
    ),
  },
  { $id: 'AdminAccount' },
);

export const AccountOpening = Type.Object(
  {
    username: Type.String({ maxLength: 64, example: 'agency-desk' }),
    email: Type.String({ maxLength: 254, example: 'desk@agency.example' }),
    display_name: Type.Optional(Type.String({ maxLength: TEXT_LENGTHS.displayName })),
    organisation: Type.Optional(Type.String({ maxLength: TEXT_LENGTHS.organisation, example: 'Valmere Agency' })),
    purpose: Type.String({ maxLength: TEXT_LENGTHS.purpose, example: 'Submission of reports' }),
    role: oneOf(ROLES, 'Who they will be to the registry.'),
    agencies: Type.Optional(listOf(refTo(AccountAgencyBody))),
    reason,
  },
  { $id: 'AccountOpening', ...STRICT },
);

export const RoleChange = Type.Object(
  { role: oneOf(ROLES, 'The new role.'), reason },
  { $id: 'RoleChange', ...STRICT },
);

export const AgenciesChange = Type.Object(
  { agencies: listOf(refTo(AccountAgencyBody), 'All of them; those not named are taken away.'), reason },
  { $id: 'AgenciesChange', ...STRICT },
);

export const ListingChange = Type.Object(
  { hidden: Type.Boolean({ description: 'Whether to keep it out of the published list.' }), reason },
  { $id: 'ListingChange', ...STRICT },
);

export const ADMIN_ACCOUNT_SCHEMAS = [
  ReasonBody,
  AccountAgencyBody,
  AdminAccountItem,
  AdminAccount,
  AccountOpening,
  RoleChange,
  AgenciesChange,
  ListingChange,
] as const;
