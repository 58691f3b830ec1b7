import { type Static, Type } from 'typebox';
import { CHECKS } from '../../credentials/verification.ts';
import { CREDENTIAL_STATES } from '../../domain/credential.ts';
import { dateTime, listOf, nullable, oneOf } from './fields.ts';

/** A signed document as it goes over the wire: it has a schema of its own, which it names. */
export const AnyDocument = Type.Unsafe<object>({
  type: 'object',
  additionalProperties: true,
  description: 'The document, byte for byte as it was signed.',
});

export type CredentialVersion = Static<typeof CredentialVersion>;
export const CredentialVersion = Type.Object(
  {
    institution: Type.String({ description: 'The institution it is about.', example: 'REGINST0042' }),
    version: Type.Integer({ example: 1 }),
    state: oneOf(CREDENTIAL_STATES, 'Whether it still holds.'),
    reason: Type.String({ description: 'Why it no longer holds; empty while it does.' }),
    issuer: Type.String({ example: 'did:web:registry.example.org' }),
    key_id: Type.String({ description: 'The key it was signed with.', example: 'ed25519-2026-1f2e3d4c' }),
    issued_at: dateTime('When it was signed.'),
    ended_at: nullable(dateTime('Since when it no longer holds.')),
    status_list: Type.Integer({ description: 'The list that tells whether it was revoked.', example: 1 }),
    status_index: Type.Integer({ description: 'Its place in the list.', example: 94567 }),
    sha256: Type.String({ description: 'Of its bytes, in hex.' }),
  },
  { $id: 'CredentialVersion' },
);

const check = Type.Object({
  check: oneOf(CHECKS, 'What was looked at.'),
  result: oneOf(['pass', 'fail', 'unknown', 'skipped'], 'What came out.'),
  detail: Type.String({ description: 'The same as a sentence for people.' }),
});

export type CredentialVerification = Static<typeof CredentialVerification>;
export const CredentialVerification = Type.Object(
  {
    result: oneOf(
      ['valid', 'invalid', 'indeterminate'],
      'Valid says that the document is authentic and holds; it says nothing about whether the decision is positive.',
    ),
    checks: listOf(check, 'In the order in which they were made. Nothing is looked at after a failed signature.'),
    registry: Type.Object({
      report_id: nullable(Type.Integer({ description: 'The report it names, if there is one.' })),
      state: oneOf(
        ['published', 'superseded', 'withdrawn', 'under review', 'unknown'],
        'What the registry knows of the report.',
      ),
      credential_url: nullable(Type.String({ description: 'Where the present credential is.' })),
      version: nullable(
        Type.Object({
          version: Type.Integer(),
          state: oneOf(CREDENTIAL_STATES, 'Whether the version that was sent still holds.'),
          reason: Type.String(),
          issued_at: dateTime('When it was signed.'),
          ended_at: nullable(dateTime('Since when it no longer holds.')),
        }),
      ),
      document: nullable(AnyDocument),
    }),
  },
  { $id: 'CredentialVerification' },
);
