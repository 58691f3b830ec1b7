import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import { readInstitutionsCsv, readInstitutionsNdjson } from './read-institutions.ts';
import { toSentence } from './row.ts';

const FULL = {
  stats_id: 'AT0042',
  website_link: 'https://lindental.example/',
  founding_date: '1965-10-01',
  closure_date: null,
  is_other_provider: false,
  organization_type: 'Public organisation',
  names: [
    { name_official: 'Fachhochschule Lindental', name_valid_to: '2014-08-31' },
    {
      name_official: ' Universität Lindental ',
      name_english: 'University of Lindental',
      acronym: 'UL',
      name_source_note: 'Statutes',
      name_versions: [{ name: 'Lindental Uni', transliteration: '' }],
    },
  ],
  identifiers: [
    { resource: 'ror', identifier: '02gsadx12', identifier_valid_from: '2019-01-01' },
    { resource: 'local identifier', identifier: 'L-7', agency: 'AQX' },
  ],
  countries: [
    { country: 'aut', city: 'Lindental', lat: 47.1, long: 15.4, country_source: 'Statutes', country_verified: true },
    { country: 'BE-fl', country_valid_to: '2020-12-31' },
  ],
  qf_ehea_levels: [{ qf_ehea_level: 1, qf_ehea_level_source: 'Ministry' }, { qf_ehea_level: 'Second Cycle' }],
  hierarchical_relationships: {
    part_of: [{ institution: { registry_id: 'REGINST0007' }, relationship_type: 'alliance', valid_from: '2020-01-01' }],
  },
  historical_relationships: [
    { institution: { stats_id: 'AT0001' }, relationship_type: 'absorbed', relationship_date: '2014-09-01' },
  ],
  historical_data: [{ field: 'website_link', value: 'http://old.example/', valid_to: '2010-12-31' }],
};

async function readOne(row: unknown) {
  const [read] = await collect(readInstitutionsNdjson(inPieces(JSON.stringify(row))));
  return read;
}

async function sentencesOn(row: unknown) {
  const read = await readOne(row);
  return read?.kind === 'refused' ? read.problems.map(toSentence) : read;
}

describe('institutions from NDJSON', () => {
  it('become drafts with everything the row says', async () => {
    const open = { validFrom: null, validTo: null };
    const rorReference = { by: 'identifier', resource: 'ROR', identifier: 'https://ror.org/02gsadx12', agency: null };
    const localReference = {
      by: 'identifier',
      resource: 'local identifier',
      identifier: 'L-7',
      agency: { by: 'acronym', acronym: 'AQX' },
    };
    expect(await readOne(FULL)).toEqual({
      kind: 'draft',
      line: 1,
      notes: [],
      draft: {
        keys: [{ by: 'stats_id', statsId: 'AT0042' }, rorReference, localReference],
        stated: {
          statsId: 'AT0042',
          websiteLink: 'https://lindental.example/',
          foundingDate: '1965-10-01',
          closureDate: null,
          isOtherProvider: false,
          organizationType: 'public organisation',
          names: [
            {
              nameOfficial: 'Universität Lindental',
              nameOfficialTransliterated: '',
              nameEnglish: 'University of Lindental',
              acronym: 'UL',
              sourceNote: 'Statutes',
              validTo: null,
              versions: [{ name: 'Lindental Uni', transliteration: '' }],
            },
            {
              nameOfficial: 'Fachhochschule Lindental',
              nameOfficialTransliterated: '',
              nameEnglish: '',
              acronym: '',
              sourceNote: '',
              validTo: '2014-08-31',
              versions: [],
            },
          ],
          identifiers: [
            { reference: rorReference, validFrom: '2019-01-01', validTo: null },
            { reference: localReference, ...open },
          ],
          locations: [
            { countryId: 15, city: 'Lindental', lat: 47.1, long: 15.4, source: 'Statutes', isLegalSeat: true, ...open },
            {
              countryId: 251,
              city: '',
              lat: null,
              long: null,
              source: '',
              isLegalSeat: false,
              validFrom: null,
              validTo: '2020-12-31',
            },
          ],
          levels: [
            { level: 'first cycle', source: 'Ministry', sourceNote: '', ...open },
            { level: 'second cycle', source: '', sourceNote: '', ...open },
          ],
          partOf: [{ parent: { by: 'registry_id', id: 7 }, type: 'alliance', validFrom: '2020-01-01', validTo: null }],
          historicalRelations: [
            { target: { by: 'stats_id', statsId: 'AT0001' }, type: 'absorbed', date: '2014-09-01' },
          ],
          history: [
            {
              field: 'website_link',
              value: 'http://old.example/',
              recordId: null,
              validFrom: null,
              validTo: '2010-12-31',
            },
          ],
        },
      },
    });
  });

  it('state nothing that the row leaves out, and may state that something is unknown', async () => {
    expect(await readOne({ registry_id: 'reginst0042', stats_id: null, organization_type: null })).toEqual({
      kind: 'draft',
      line: 1,
      notes: [],
      draft: { keys: [{ by: 'registry_id', id: 42 }], stated: { statsId: null, organizationType: null } },
    });
  });

  it('tell every mistake of a row at once, each with its place', async () => {
    const row = {
      stats_id: 'at42',
      websit_link: 'https://lindental.example/',
      founding_date: '1965-13-01',
      closure_date: '9999-12-31',
      is_other_provider: 'no',
      organization_type: 'public organization',
      names: [{ name_english: 'University of Lindental', name_versions: ['x'], acronym: 7 }],
      identifiers: [{ resource: 'ROR' }, { resource: 'local identifier', identifier: 'L-7' }],
      countries: [
        { country: 'UK' },
        { country: 'Austria' },
        { country: 'Atlantis' },
        { country: 'AT', lat: 147.1, long: 15.4 },
        { country: 'AT', lat: 47.1 },
        { country: 'AT', country_valid_from: '2020-01-01', country_valid_to: '2019-01-01' },
      ],
      qf_ehea_levels: [{ qf_ehea_level: 4 }, { qf_ehea_level: 'bachelor' }],
      hierarchical_relationships: [],
      historical_relationships: [
        { institution: { registry_id: 'REGINST42' }, relationship_type: 'succeeded by', relationship_date: '2014' },
        {
          institution: { stats_id: 'AT0001', identifier: 'x' },
          relationship_type: 'suceeded',
          relationship_date: '2014-09-01',
        },
        { institution: { identifier: 'x' }, relationship_type: 'absorbed', relationship_date: '2014-09-01' },
      ],
      historical_data: {},
    };
    expect(await sentencesOn(row)).toEqual([
      'Line 1: /websit_link is not known here; did you mean website_link?',
      'Line 1: /stats_id must be two capital letters and at least four digits, such as "DE0069"',
      'Line 1: /founding_date must be a day that exists, as YYYY-MM-DD, not "1965-13-01"',
      'Line 1: /closure_date is too far ahead; write null where no end is known',
      'Line 1: /is_other_provider must be true or false, not "no"',
      'Line 1: /organization_type cannot be "public organization"; did you mean "public organisation"?',
      'Line 1: /names/0/name_official is missing',
      'Line 1: /names/0/acronym must be text, not 7',
      'Line 1: /names/0/name_versions/0 must be an object',
      'Line 1: /identifiers/0/identifier is missing',
      'Line 1: /identifiers/1 must name the agency that assigned the local identifier',
      'Line 1: /countries/0/country must be an ISO 3166 code, not "UK"; did you mean "GB"?',
      'Line 1: /countries/1/country must be an ISO 3166 code, not "Austria"; did you mean "AT"?',
      'Line 1: /countries/2/country must be an ISO 3166 code, not "Atlantis"',
      'Line 1: /countries/3/lat must be a number from -90 to 90, not 147.1',
      'Line 1: /countries/4 must have both lat and long, or neither',
      'Line 1: /countries/5 ends on 2019-01-01, before it starts on 2020-01-01',
      'Line 1: /qf_ehea_levels/0/qf_ehea_level cannot be 4; allowed are "short cycle", "first cycle", "second cycle", "third cycle"',
      'Line 1: /qf_ehea_levels/1/qf_ehea_level cannot be "bachelor"; allowed are "short cycle", "first cycle", "second cycle", "third cycle"',
      'Line 1: /hierarchical_relationships must be an object',
      'Line 1: /historical_relationships/0/institution/registry_id must be a registry identifier such as "REGINST0042", not "REGINST42"',
      'Line 1: /historical_relationships/0/relationship_type must be told by the other institution: put the relation into its row',
      'Line 1: /historical_relationships/0/relationship_date must be a day that exists, as YYYY-MM-DD, not "2014"',
      'Line 1: /historical_relationships/1/institution must have exactly one of registry_id, stats_id and identifier',
      'Line 1: /historical_relationships/1/relationship_type cannot be "suceeded"; did you mean "succeeded"?',
      'Line 1: /historical_relationships/2/institution must have identifier and resource together',
      'Line 1: /historical_data must be a list',
    ]);
  });

  it.each([
    [[], 'the row must be an object'],
    [null, 'the row must be an object'],
    ['REGINST0042', 'the row must be an object'],
    [
      { names: [{ name_official: 'Nameless' }] },
      'the row needs a registry_id, a stats_id or an identifier, so that a second import finds it again',
    ],
    [{ stats_id: 'AT0042', names: [] }, '/names must have at least one entry'],
    [
      { stats_id: 'AT0042', website_link: 'javascript:alert(1)' },
      '/website_link must be an address that starts with http:// or https://, not "javascript:alert(1)"',
    ],
    [
      { stats_id: 'AT0042', names: [{ name_official: 'A' }, { name_official: 'B', name_valid_to: null }] },
      'the row has several names without name_valid_to; only the current one has no end',
    ],
    [
      {
        identifiers: [
          { resource: 'ROR', identifier: 'a' },
          { resource: 'ror', identifier: 'b' },
        ],
      },
      'the row has two current identifiers of the type ror; give one of them an end',
    ],
    [
      { stats_id: 'AT0042', founding_date: '2000-01-01', closure_date: '1999-12-31' },
      'the row was closed on 1999-12-31, before it was founded on 2000-01-01',
    ],
    [{ stats_id: 'AT0042', names: [{ name_official: ' ' }] }, '/names/0/name_official must not be empty'],
    [
      { stats_id: 'AT0042', website_link: null },
      '/website_link must be an address that starts with http:// or https://, not null',
    ],
    [
      { stats_id: 'AT0042', names: [{ name_official: 'x'.repeat(10_001) }] },
      '/names/0/name_official is longer than 10000 characters',
    ],
  ])('refuse %.60j', async (row, sentence) => {
    expect(await sentencesOn(row)).toEqual([`Line 1: ${sentence}`]);
  });

  it('refuse members that every object seems to have', async () => {
    const [row] = await collect(readInstitutionsNdjson(inPieces('{"stats_id":"AT0042","__proto__":{"names":[]}}')));
    expect(row).toMatchObject({ kind: 'refused', problems: [{ pointer: '/__proto__' }] });
  });

  it('are refused when the file has the record already', async () => {
    const file = [
      { stats_id: 'AT0042', identifiers: [{ resource: 'ROR', identifier: '02gsadx12' }] },
      { stats_id: 'AT0043', identifiers: [{ resource: 'ROR', identifier: '02gsadx12' }] },
      { stats_id: 'AT0042' },
      {
        identifiers: [
          { resource: 'EU-PIC', identifier: '9' },
          { resource: 'WHED', identifier: '1' },
        ],
      },
      { identifiers: [{ resource: 'WHED', identifier: '1' }] },
      { identifiers: [{ resource: 'WHED', identifier: '2' }] },
    ];
    const rows = await collect(readInstitutionsNdjson(inPieces(file.map((row) => JSON.stringify(row)).join('\n'))));
    expect(rows.map((row) => (row.kind === 'refused' ? row.problems.map(toSentence) : row.kind))).toEqual([
      'draft',
      // Two institutions may share an identifier; the statistical one tells them apart.
      'draft',
      [
        'Line 3: the row is about the same record as line 1 (stats_id AT0042); put everything about one record into one row',
      ],
      'draft',
      ['Line 5: the row is about the same record as line 4 (WHED "1"); put everything about one record into one row'],
      'draft',
    ]);
  });

  it('note types of identifier that the registry does not know', async () => {
    expect(await readOne({ identifiers: [{ resource: 'AT-national', identifier: '1' }] })).toMatchObject({
      kind: 'draft',
      notes: [{ code: 'new_identifier_type', message: '"AT-national" is a new type of identifier' }],
    });
  });
});

describe('institutions from CSV', () => {
  it('are the same drafts as from NDJSON', async () => {
    const csv = [
      'stats_id;Name_Official;name_english;acronym;names[2].name_official;names[2].name_valid_to;country;city;lat;long;countries[1].country_verified;identifiers[3].resource;identifiers[3].identifier;qf_ehea_levels[1].qf_ehea_level;qf_ehea_levels[4].qf_ehea_level;is_other_provider;website_link',
      'AT0042;"Universität; Lindental";University of Lindental;-;Fachhochschule;2014-08-31;AT;Lindental;47.1;15.4;yes;ROR;02gsadx12;1;third cycle;No;',
    ].join('\r\n');
    const json = {
      stats_id: 'AT0042',
      names: [
        { name_official: 'Universität; Lindental', name_english: 'University of Lindental' },
        { name_official: 'Fachhochschule', name_valid_to: '2014-08-31' },
      ],
      countries: [{ country: 'AT', city: 'Lindental', lat: 47.1, long: 15.4, country_verified: true }],
      identifiers: [{ resource: 'ROR', identifier: '02gsadx12' }],
      qf_ehea_levels: [{ qf_ehea_level: 1 }, { qf_ehea_level: 'third cycle' }],
      is_other_provider: false,
    };
    const rows = await collect(readInstitutionsCsv(inPieces(csv, 3)));
    const fromJson = await collect(readInstitutionsNdjson(inPieces(`\n${JSON.stringify(json)}`)));
    expect(rows).toEqual(fromJson);
  });

  it('tell mistakes by the name of the column', async () => {
    const csv = [
      'stats_id,name_official,name_english,country,lat,long,is_other_provider,founding_date',
      'AT0042,Universität Lindental,,UK,"47,1",15.4,perhaps,01.10.1965',
      'AT0043,,University,AT,,,,',
      'AT0044,Ok,,AT,0,0,0,',
    ].join('\n');
    const rows = await collect(readInstitutionsCsv(inPieces(csv)));
    expect(rows.map((row) => (row.kind === 'refused' ? row.problems.map(toSentence) : row.kind))).toEqual([
      [
        'Line 2: founding_date must be a day that exists, as YYYY-MM-DD, not "01.10.1965"',
        'Line 2: is_other_provider must be true or false, not "perhaps"',
        'Line 2: country must be an ISO 3166 code, not "UK"; did you mean "GB"?',
        'Line 2: lat must be a number from -90 to 90, not "47,1"',
      ],
      ['Line 3: /names/0/name_official is missing'],
      'draft',
    ]);
  });

  it('need columns that exist', async () => {
    const csv = 'stats_id,name_oficial,names[0].acronym,names.acronym,City,countries[1].city,,toString\n';
    await expect(collect(readInstitutionsCsv(inPieces(csv)))).rejects.toMatchObject({
      code: 'invalid_record',
      message:
        'The line of column names cannot be used: "name_oficial" is not known, did you mean "name_official"?; ' +
        '"names[0].acronym" is not known, did you mean "names[1].acronym"?; ' +
        '"names.acronym" is not known, did you mean "names[1].acronym"?; ' +
        '"countries[1].city" is there twice; column 7 has no name; "tostring" is not known',
    });
  });
});
