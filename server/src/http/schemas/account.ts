import { type Static, Type } from 'typebox';
import {
  ACCOUNT_STATUSES,
  MAIL_LANGUAGES,
  PASSWORD_LENGTH,
  ROLES,
  SCOPES,
  TEXT_LENGTHS,
} from '../../domain/account.ts';
import { dateTime, day, listOf, nullable, oneOf, refTo } from './fields.ts';
import { ProblemBody } from './problem.ts';

const username = Type.String({ maxLength: 256, description: 'The case of letters does not matter.', example: 'ada' });
const email = Type.String({ maxLength: 254, example: 'ada@people.example' });
const password = Type.String({ maxLength: 1_024, example: 'seven quiet rivers' });
const newPassword = Type.String({
  minLength: PASSWORD_LENGTH.min,
  maxLength: PASSWORD_LENGTH.max,
  description: 'Long rather than complicated.',
  example: 'nine loud hills',
});
const code = Type.String({ maxLength: 100, description: 'The code in the link of the mail.', example: 'q7hS0vRkX2' });
const token = Type.String({
  description: 'Send it as "Authorization: Bearer <token>".',
  example: '0123456789abcdef0123456789abcdef01234567',
});
const scope = oneOf(SCOPES, 'What the token may be used for; each includes those before it.');

/** Unknown members are refused: a misspelled one would otherwise be lost without a word. */
const STRICT = { additionalProperties: false } as const;

export const CredentialsBody = Type.Object({ username, password }, { $id: 'Credentials' });

export const TokenAnswer = Type.Object(
  {
    token,
    state: oneOf(['success'], 'Always "success" here.'),
    account: Type.String({ description: 'The username of the account.', example: 'ada' }),
  },
  { $id: 'TokenAnswer' },
);

export const SessionAnswer = Type.Object(
  {
    token,
    expires_at: dateTime('When the session ends by itself.'),
    account: Type.String({ description: 'The username of the account.', example: 'ada' }),
    role: oneOf(ROLES, 'What the account may do.'),
  },
  { $id: 'SessionAnswer' },
);

export const TokenFailure = Type.Object(
  {
    state: oneOf(['error'], 'Always "error" here.'),
    errorMessage: Type.String({ example: 'The username or the password is not right.' }),
    ...ProblemBody.properties,
  },
  { $id: 'TokenFailure', description: 'A problem document (RFC 9457) with the members that older clients read.' },
);

export const RegistrationBody = Type.Object(
  {
    username,
    email,
    display_name: Type.Optional(
      Type.String({
        maxLength: TEXT_LENGTHS.displayName,
        description: 'How you want to be called in the published list, if not by your organisation.',
      }),
    ),
    organisation: Type.Optional(
      Type.String({ maxLength: TEXT_LENGTHS.organisation, example: 'University of Valmere' }),
    ),
    purpose: Type.String({
      maxLength: TEXT_LENGTHS.purpose,
      description: 'What you want to use the registry for.',
      example: 'Recognition of foreign degrees',
    }),
    terms_version: Type.String({ description: 'The version of the terms that you accept.', example: '1' }),
    language: Type.Optional(oneOf(MAIL_LANGUAGES, 'The language of the mail that is sent; English without it.')),
    publish: Type.Optional(
      Type.Boolean({ description: 'Whether you agree to stand in the published list of users.', default: false }),
    ),
  },
  { $id: 'Registration', ...STRICT },
);

export const RegistrationTerms = Type.Object(
  {
    terms_version: Type.String({ description: 'The version of the terms that applies now.' }),
    policy: oneOf(['instant', 'approval'], 'Whether a confirmed account is open at once or the operator has to agree.'),
  },
  { $id: 'RegistrationTerms' },
);

export const ConfirmationBody = Type.Object({ code, password: newPassword }, { $id: 'Confirmation', ...STRICT });

/** What a link in a mail shows. */
export const CodeAnswer = Type.Object(
  {
    state: oneOf(['valid'], 'The code can be used.'),
    account: Type.String({ example: 'ada' }),
    detail: Type.String({ description: 'What to do next.' }),
  },
  { $id: 'CodeAnswer' },
);

export const Confirmed = Type.Object(
  {
    state: oneOf(['success'], 'Always "success" here.'),
    account: Type.String({ example: 'ada' }),
    status: oneOf(ACCOUNT_STATUSES, 'Whether the account can be used already.'),
    token: nullable(token),
  },
  { $id: 'Confirmed' },
);

export const Accepted = Type.Object(
  {
    state: oneOf(['success'], 'Always "success" here.'),
    detail: Type.String({ description: 'What happens next.' }),
  },
  { $id: 'Accepted' },
);

export const OwnAccount = Type.Object(
  {
    id: Type.Integer({ example: 7 }),
    username: Type.String({ example: 'ada' }),
    email: Type.String({ example: 'ada@people.example' }),
    display_name: Type.String(),
    organisation: Type.String(),
    purpose: Type.String(),
    role: oneOf(ROLES, 'Who you are to the registry.'),
    scope,
    published: Type.Boolean({ description: 'Whether you stand in the published list.' }),
    terms_version: Type.String(),
    created_at: dateTime('When you registered.'),
    confirmed_at: nullable(dateTime('When the mail address was confirmed.')),
    agencies: listOf(
      Type.Object({
        agency_id: Type.Integer(),
        relation: oneOf(['own', 'proxy'], 'Your own agency, or one you stand in for.'),
        valid_from: nullable(day('First day.')),
        valid_to: nullable(day('Last day.')),
      }),
      'The agencies you may submit for.',
    ),
  },
  { $id: 'OwnAccount' },
);

export type NamedTokenBody = Static<typeof NamedTokenBody>;
export const NamedTokenBody = Type.Object(
  {
    id: Type.Integer({ example: 12 }),
    name: Type.String({ example: 'Nightly harvest' }),
    scope,
    created_at: dateTime('When it was created.'),
    expires_at: nullable(dateTime('Until when it is valid; null for one without an end.')),
    last_used_at: nullable(dateTime('When it was last used, to the minute or so.')),
  },
  { $id: 'NamedToken' },
);

export const CreatedToken = Type.Object({ token, ...NamedTokenBody.properties }, { $id: 'CreatedToken' });

export const TokenRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: TEXT_LENGTHS.tokenName, example: 'Nightly harvest' }),
    scope,
    expires_at: Type.Optional(
      nullable(Type.String({ description: 'An instant in UTC; required for admin.', example: '2030-01-01T00:00:00Z' })),
    ),
    password: Type.Optional(
      Type.String({ maxLength: 1_024, description: 'Needed for a scope beyond that of the token you send.' }),
    ),
  },
  { $id: 'TokenRequest', ...STRICT },
);

export const PasswordChange = Type.Object(
  { password, new_password: newPassword },
  { $id: 'PasswordChange', ...STRICT },
);

/** Asks for the mail, or uses what it brought. */
export const PasswordReset = Type.Object(
  {
    account: Type.Optional(
      Type.String({
        maxLength: 256,
        description: 'Your username or mail address, to ask for the mail.',
        example: 'ada',
      }),
    ),
    code: Type.Optional(code),
    new_password: Type.Optional(newPassword),
  },
  { $id: 'PasswordReset', ...STRICT, example: { account: 'ada' } },
);

const newEmail = Type.String({ maxLength: 254, example: 'ada@work.example' });
export const EmailChange = Type.Object({ password, email: newEmail }, { $id: 'EmailChange', ...STRICT });
export const EmailConfirmation = Type.Object({ code }, { $id: 'EmailConfirmation', ...STRICT });

const Window = Type.Object({
  limit: Type.Integer({ example: 600 }),
  remaining: Type.Integer({ example: 588 }),
  reset: Type.Integer({ description: 'Seconds until the count starts afresh.', example: 42 }),
});

export const Limits = Type.Object(
  {
    requests_per_minute: Window,
    requests_per_day: Window,
    page_rows: Type.Integer({ description: 'The most rows of one answer.', example: 10_000 }),
    values_per_filter: Type.Integer({ description: 'The most values of one filter.', example: 50 }),
    query_characters: Type.Integer({ description: 'The longest text to search for.', example: 512 }),
    json_body_bytes: Type.Integer({ description: 'The largest JSON body.', example: 10_485_760 }),
  },
  { $id: 'Limits' },
);

export const PublishedUserBody = Type.Object(
  {
    name: Type.String({
      description: 'The organisation, or the name chosen instead.',
      example: 'University of Valmere',
    }),
    purpose: Type.String({ example: 'Recognition of foreign degrees' }),
    since: day('When the account was confirmed.'),
  },
  { $id: 'PublishedUser' },
);

export const ACCOUNT_SCHEMAS = [
  CredentialsBody,
  TokenAnswer,
  SessionAnswer,
  TokenFailure,
  RegistrationBody,
  RegistrationTerms,
  ConfirmationBody,
  CodeAnswer,
  Confirmed,
  Accepted,
  OwnAccount,
  NamedTokenBody,
  CreatedToken,
  TokenRequest,
  PasswordChange,
  PasswordReset,
  EmailChange,
  EmailConfirmation,
  Limits,
  PublishedUserBody,
] as const;

/** The failures of an account route, for its description. */
export function accountProblems(...statuses: (keyof typeof DESCRIPTIONS)[]) {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: DESCRIPTIONS[status],
        content: { 'application/problem+json': { schema: refTo(ProblemBody) } },
      },
    ]),
  );
}

const DESCRIPTIONS = {
  400: 'The request is not of the described form.',
  401: 'The token, or the username and password, are not valid.',
  403: 'The account is suspended, not open yet, or may not do this.',
  404: 'There is no such thing of yours.',
  409: 'The username is taken, or the account cannot be given up.',
  413: 'The body is too large.',
  415: 'The media type of the body is not supported.',
  422: 'What was sent cannot be accepted; the entries say why.',
  429: 'Too many requests or failed attempts.',
  503: 'Too many people are signing in; try again in a moment.',
} as const;
