import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDocument, documentLoader, ISSUED, REGISTRY_DID, someFacts } from '../../test/credential-world.ts';
import { isSoak } from '../../test/services.ts';
import { ACTIVITY_TYPES, DECISIONS, QF_EHEA_LEVELS, REPORT_STATUSES } from '../domain/vocabularies.ts';
import { canonicalDocument, canonicalProofOptions, canonizeWithJsonld, compareCanonical } from './canonical.ts';
import { createDocumentLoader } from './contexts.ts';
import type { CredentialFacts } from './facts.ts';

const RUNS = isSoak ? 20_000 : 2_000;

/** Any text, and often the characters that are escaped, stripped, composed or sorted in more than one way. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      '\\',
      '\n',
      '\r',
      '\t',
      '\0',
      '\u007F',
      '\u0085',
      '\u2028',
      'é',
      'e\u0301',
      '\uFB01',
      '\uFFFD',
      '\uD800',
      '🌉',
      '<',
      '>',
      '_',
      ':',
      '@',
      ' ',
      'a',
    ),
    maxLength: 8,
  }),
);
const id = fc.integer({ min: 1, max: 2_147_483_647 });
const registryId = id.map((n) => `REGINST${String(n).padStart(4, '0')}`);
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const unique = { selector: (one: { readonly id: number }) => one.id };

const facts: fc.Arbitrary<CredentialFacts> = fc.record({
  reportId: id,
  registryId,
  subjectDid: fc.option(fc.constantFrom('did:example:institution-7', 'did:web:uni.example%3A8443:a', 'did:ebsi:zx23'), {
    nil: null,
  }),
  coveredRegistryIds: fc.uniqueArray(registryId, { minLength: 1, maxLength: 4 }),
  activityType: fc.constantFrom(...ACTIVITY_TYPES),
  status: fc.constantFrom(...REPORT_STATUSES),
  decision: fc.constantFrom(...DECISIONS, null),
  validFrom: day,
  validToCalculated: day,
  files: fc.uniqueArray(
    fc.record({
      id,
      fileName: text.map((name) => `${name}.pdf`),
      sha256: fc.option(fc.string({ unit: fc.constantFrom('0', 'a', 'f'), minLength: 64, maxLength: 64 }), {
        nil: null,
      }),
    }),
    { ...unique, maxLength: 3 },
  ),
  links: fc.array(
    fc.oneof(
      fc.webUrl(),
      text,
      text.map((path) => `https://agency.example/${path}`),
    ),
    { maxLength: 3 },
  ),
  limitField: fc.option(text, { nil: null }),
  limitQfLevels: fc.array(fc.constantFrom(...QF_EHEA_LEVELS), { maxLength: 3 }),
  programmes: fc.uniqueArray(
    fc.record({
      id,
      title: text,
      alternativeLabels: fc.array(text, { maxLength: 4 }),
      eqfLevel: fc.integer({ min: 5, max: 8 }),
      nqfLevel: text,
    }),
    { ...unique, maxLength: 4 },
  ),
  agency: fc.record({ id, name: text, acronym: text }),
  activities: fc.uniqueArray(fc.record({ id, activity: text }), { ...unique, minLength: 1, maxLength: 3 }),
});

it(`writes the canonical form that jsonld gives, for ${RUNS} random reports`, { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(facts, fc.constantFrom('plain', 'eu'), async (one, profile) => {
      const document = aDocument(one, { profile });
      expect(canonicalDocument(document)).toBe(await canonizeWithJsonld(document, documentLoader));
    }),
    { numRuns: RUNS },
  );
});

it('writes the same for a registry on another port of this machine', async () => {
  const base = 'http://localhost:8080';
  const document = aDocument(someFacts(), { base, issuer: 'did:web:localhost%3A8080' });
  expect((await compareCanonical(document, createDocumentLoader(base))).isSame).toBe(true);
});

it('says when the two forms differ, and which is to be signed', async () => {
  // Nothing we make looks like this: control characters are escaped differently by different libraries.
  const document = aDocument();
  const claims = { ...document.credentialSubject.authorizationClaims, limitField: 'a\nb' };
  const odd = { ...document, credentialSubject: { ...document.credentialSubject, authorizationClaims: claims } };
  const { isSame, byJsonld } = await compareCanonical(odd, documentLoader);
  expect(isSame).toBe(false);
  expect(byJsonld).toContain('"a\\nb"');
});

it('writes the canonical form of the proof as jsonld does', async () => {
  const options = {
    type: 'JsonWebSignature2020',
    proofPurpose: 'assertionMethod',
    created: ISSUED,
    verificationMethod: `${REGISTRY_DID}#ed25519-2026-1`,
  } as const;
  const document = { '@context': aDocument()['@context'], ...options };
  expect(canonicalProofOptions(options)).toBe(await canonizeWithJsonld(document, documentLoader));
});

it('writes each statement once, in order', () => {
  const lines = canonicalDocument(aDocument(someFacts({ decision: null, programmes: [], files: [], links: [] })));
  expect(lines.split('\n').filter((line) => line.startsWith('_:c14n0'))).toEqual([
    '_:c14n0 <https://registry.example/context/v1.jsonld#accreditationStatus> "part of obligatory EQA system" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#accreditationType> "programme" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#decision> "null"^^<http://www.w3.org/1999/02/22-rdf-syntax-ns#JSON> .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#limitField> "Engineering" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#limitQFLevel> "first cycle" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#limitQFLevel> "second cycle" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#report> "https://registry.example/report/4711"^^<http://www.w3.org/2001/XMLSchema#anyURI> .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#reviewDate> "2031-09-01" .',
  ]);
});

it('refuses a member that no context defines instead of leaving it unsigned', async () => {
  await expect(canonizeWithJsonld({ ...aDocument(), injected: 'x' }, documentLoader)).rejects.toThrow(
    'Safe mode validation error',
  );
});

it('gives up on a graph made to keep it busy', async () => {
  const nodes = Array.from({ length: 9 }, (_, one) => ({
    id: `_:b${one}`,
    type: 'VerifiableCredential',
    evidence: Array.from({ length: 9 }, (_unused, other) => `_:b${other}`).filter((_unused, other) => other !== one),
  }));
  await expect(canonizeWithJsonld({ ...aDocument(), evidence: nodes }, documentLoader)).rejects.toThrow(
    'Maximum deep iterations exceeded',
  );
});
