import { describe, expect, it } from 'vitest';
import { fieldOfPointer } from './field-of-pointer.ts';
import { toSubmission } from './to-submission.ts';
import { readTyped } from './typed.ts';

const VOCABULARY = {
  languages: [
    { value: 'German', alpha2: 'de', alpha3: 'deu' },
    { value: 'Ladin', alpha2: '', alpha3: 'lld' },
  ],
  resources: ['ROR', 'EU-VAT'],
};

describe('the report of a form', () => {
  it('has what was typed, by the names of the registry, and nothing that was left empty', () => {
    const { submission } = toSubmission(
      readTyped([
        ['agency', 'MERQA'],
        ['local_identifier', ' a-1 '],
        ['activities:6', 'yes'],
        ['activities:8', 'yes'],
        ['other_activities', '12'],
        ['contributing_agencies', 'ORQA; AFT'],
        ['decision', 'positive'],
        ['valid_from', '2026-02-01'],
        ['valid_to', ''],
        ['limit_qf_levels:first cycle', 'yes'],
        ['institutions.0.named', 'reginst0001'],
        ['institutions.1.named', 'AT0001'],
        ['institutions.2.named', 'ror: https://ror.org/1'],
        ['institutions.3.named', 'Proposal 7'],
        ['programmes.0.name_primary', 'Bridges'],
        ['programmes.0.degree_outcome', 'true'],
        ['programmes.0.countries', 'AT, DE'],
        ['programmes.0.learning_outcomes', 'https://a.example\r\nhttps://b.example'],
        ['programmes.0.identifiers.0.identifier', 'B-1'],
        ['programmes.0.identifiers.0.resource', ''],
        ['report_files.0.original_location', 'https://a.example/a.pdf'],
        ['report_files.0.report_language', 'German, Ladin, en'],
        ['report_links.0.link', ''],
      ]),
      VOCABULARY,
    );
    expect(submission).toEqual({
      agency: 'MERQA',
      local_identifier: 'a-1',
      activities: [{ id: 6 }, { id: 8 }, '12'],
      contributing_agencies: ['ORQA', 'AFT'],
      decision: 'positive',
      valid_from: '2026-02-01',
      limit_qf_levels: ['first cycle'],
      institutions: [
        { registry_id: 'REGINST0001' },
        { stats_id: 'AT0001' },
        { resource: 'ROR', identifier: 'https://ror.org/1' },
        { proposal: 7 },
      ],
      programmes: [
        {
          name_primary: 'Bridges',
          degree_outcome: 'true',
          countries: ['AT', 'DE'],
          learning_outcomes: ['https://a.example', 'https://b.example'],
          identifiers: [{ identifier: 'B-1' }],
        },
      ],
      report_files: [{ original_location: 'https://a.example/a.pdf', report_language: ['de', 'lld', 'en'] }],
    });
  });
});

describe('a pointer into the report', () => {
  const { places } = toSubmission(
    readTyped([
      ['programmes.0.name_primary', ''],
      ['programmes.1.name_primary', 'Bridges'],
      ['programmes.1.identifiers.0.identifier', ' '],
      ['programmes.1.identifiers.1.identifier', 'B-1'],
      ['institutions.0.named', ''],
      ['institutions.1.named', 'x'],
    ]),
    VOCABULARY,
  );

  it.each([
    ['', ''],
    ['/status', 'status'],
    ['/report_id', ''],
    ['/activities/1', 'activities'],
    ['/contributing_agencies/0', 'contributing_agencies'],
    ['/programmes', 'programmes'],
    ['/programmes/0', 'programmes.1.name_primary'],
    ['/programmes/0/countries/1', 'programmes.1.countries'],
    ['/programmes/0/identifiers/0', 'programmes.1.identifiers.1.identifier'],
    ['/programmes/0/identifiers/0/resource', 'programmes.1.identifiers.1.resource'],
    ['/institutions/0/registry_id', 'institutions.1.named'],
    ['/report_files/0', 'report_files.0.original_location'],
    ['/report_files/0/file', 'report_files.0.upload'],
    ['/report_files/0/report_language/2', 'report_files.0.report_language'],
    ['/report_links/0/link', 'report_links.0.link'],
  ])('%s leads to the field %s, past rows that were left blank', (pointer, field) => {
    expect(fieldOfPointer(pointer, places)).toBe(field);
  });
});
