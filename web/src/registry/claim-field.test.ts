import { expect, it } from 'vitest';
import { claimField } from './claim-field.ts';

it.each([
  ['credentialSubject.authorizationClaims.decision', 'decision'],
  ['expirationDate', 'lastDay'],
  ['validUntil', 'lastDay'],
  ['evidence.reportFile.0.sha256', 'fingerprint'],
  ['credentialSubject.authorizationClaims.report.0', 'document'],
  ['credentialSchema.id', undefined],
])('knows %s as %s', (path, field) => {
  expect(claimField(path)).toBe(field);
});
