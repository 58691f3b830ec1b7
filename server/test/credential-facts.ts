import fc from 'fast-check';
import type { CredentialFacts } from '../src/credentials/facts.ts';
import { ACTIVITY_TYPES, DECISIONS, QF_EHEA_LEVELS, REPORT_STATUSES } from '../src/domain/vocabularies.ts';

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

/** What any report might say. */
export const anyFacts: fc.Arbitrary<CredentialFacts> = fc.record({
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
