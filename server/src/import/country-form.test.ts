import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import type { Country } from '../domain/country.ts';
import { applyCountry } from './country-form.ts';
import { readCountries } from './read-records.ts';
import { toSentence } from './row.ts';

const AUSTRIA: Country = {
  nameEnglish: 'Austria',
  alpha2: 'AT',
  alpha3: 'AUT',
  parentId: null,
  lat: 47.6,
  long: 14.1,
  eheaIsMember: true,
  governmentalMemberStart: null,
  qaRequirements: [],
  qaRequirementNote: '',
  externalQaaIsPermitted: 'no',
  externalQaaNote: 'kept',
  eligibility: '',
  conditions: '',
  recognition: '',
  europeanApproachIsPermitted: 'no',
  europeanApproachNote: '',
  hasFullInstitutionList: false,
  eheaKeyCommitment: 'yes',
  generalNote: '',
  regulations: [],
  history: [],
};

describe('profiles of countries from NDJSON', () => {
  it('change what the row states of a country found by its code', async () => {
    const row = {
      iso_3166_alpha2: 'AUT',
      governmental_member_start: '2008-01-01',
      external_QAA_is_permitted: 'partially',
      european_approach_is_permitted: 1,
      has_full_institution_list: true,
      qa_requirements: [
        { qa_requirement: 'Audit', qa_requirement_type: 'Institutional level', requirement_valid_from: '2012-03-01' },
      ],
      qaa_regulations: [{ regulation: 'Act on quality assurance', regulation_url: 'https://law.example/' }],
    };
    const [read] = await collect(readCountries(inPieces(JSON.stringify(row))));
    expect(read?.kind === 'draft' && [read.draft.countryId, applyCountry(read.draft, AUSTRIA)]).toEqual([
      15,
      {
        ...AUSTRIA,
        governmentalMemberStart: '2008-01-01',
        externalQaaIsPermitted: 'partially / with conditions',
        europeanApproachIsPermitted: 'yes',
        hasFullInstitutionList: true,
        qaRequirements: [
          { requirement: 'Audit', type: 'institutional level', note: '', validFrom: '2012-03-01', validTo: null },
        ],
        regulations: [
          { regulation: 'Act on quality assurance', url: 'https://law.example/', validFrom: null, validTo: null },
        ],
      },
    ]);
  });

  it('are refused with every reason, and for a country that was there before', async () => {
    const file = [
      { iso_3166_alpha2: 'AT' },
      { iso_3166_alpha2: 'aut', name_english: 'Österreich', external_QAA_is_permitted: 'maybe' },
      { iso_3166_alpha2: 'AUT' },
      { external_qaa_note: '' },
    ];
    const rows = await collect(readCountries(inPieces(file.map((row) => JSON.stringify(row)).join('\n'))));
    expect(rows.map((row) => (row.kind === 'refused' ? row.problems.map(toSentence) : row.kind))).toEqual([
      'draft',
      [
        expect.stringMatching(/^Line 2: \/name_english is not known here; known are iso_3166_alpha2, /),
        'Line 2: /external_QAA_is_permitted cannot be "maybe"; allowed are "yes", "no", "partially / with conditions"',
      ],
      ['Line 3: the row is about the same record as line 1 (country 15); put everything about one record into one row'],
      [
        'Line 4: /iso_3166_alpha2 is missing',
        'Line 4: /external_qaa_note is not known here; did you mean external_QAA_note?',
      ],
    ]);
  });
});
