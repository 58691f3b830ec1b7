import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import type { Institution } from '../domain/institution.ts';
import { applyRor } from './apply-ror.ts';
import { type RorOptions, readRor } from './read-ror.ts';
import type { RorDraft } from './ror-draft.ts';
import { toSentence } from './row.ts';

function place(name: string, country_code: string, lat: number, lng: number) {
  return { geonames_id: 1, geonames_details: { name, country_code, country_name: 'x', lat, lng } };
}

/** A made-up record in the shape of the dump. */
const LINDENTAL = {
  admin: {
    created: { date: '2020-01-01', schema_version: '1.0' },
    last_modified: { date: '2024-01-01', schema_version: '2.1' },
  },
  domains: ['lindental.example'],
  established: 965,
  external_ids: [
    { type: 'grid', preferred: 'grid.1.2', all: ['grid.1.2'] },
    { type: 'whed', preferred: null, all: ['IAU-000001', 'IAU-000002'] },
  ],
  id: 'https://ror.org/02gsadx12',
  links: [
    { type: 'wikipedia', value: 'https://en.wikipedia.example/Lindental' },
    { type: 'website', value: 'https://lindental.example/' },
  ],
  locations: [place('Lindental', 'AT', 47.1, 15.4)],
  names: [
    { lang: null, types: ['acronym'], value: 'UL' },
    { lang: 'de', types: ['acronym'], value: 'UniL' },
    { lang: 'en', types: ['ror_display', 'label'], value: 'University of Lindental' },
    { lang: 'de', types: ['label'], value: 'Universität Lindental' },
    { lang: null, types: ['alias'], value: 'Alma Mater Lindentalensis' },
    { lang: 'fr', types: ['label'], value: 'Université de Lindental' },
  ],
  relationships: [
    { type: 'parent', label: 'Lindental Group', id: 'https://ror.org/03gsadx12' },
    { type: 'successor', label: 'New Lindental', id: 'https://ror.org/04gsadx12' },
    { type: 'related', label: 'Lindental Hospital', id: 'https://ror.org/05gsadx12' },
  ],
  status: 'active',
  types: ['education', 'funder'],
};

async function read(records: readonly unknown[], options: RorOptions = {}) {
  const file = `[\n${records.map((record) => JSON.stringify(record)).join(',\n')}\n]`;
  return collect(readRor(inPieces(file, 64), options));
}

async function draftOf(record: object): Promise<RorDraft> {
  const [row] = await read([record], { allTypes: true });
  if (row?.kind !== 'draft') throw new Error(JSON.stringify(row));
  return row.draft;
}

const FROM_ROR: Institution = {
  statsId: null,
  websiteLink: 'https://lindental.example/',
  foundingDate: '0965-01-01',
  closureDate: null,
  isOtherProvider: false,
  organizationType: null,
  names: [
    {
      nameOfficial: 'Universität Lindental',
      nameOfficialTransliterated: '',
      nameEnglish: 'University of Lindental',
      acronym: 'UniL',
      sourceNote: 'ROR',
      validTo: null,
      versions: [
        { name: 'UL', transliteration: '' },
        { name: 'Alma Mater Lindentalensis', transliteration: '' },
        { name: 'Université de Lindental', transliteration: '' },
      ],
    },
  ],
  identifiers: [
    { resource: 'ROR', identifier: 'https://ror.org/02gsadx12', agencyId: null, validFrom: null, validTo: null },
    { resource: 'WHED', identifier: 'IAU-000001', agencyId: null, validFrom: null, validTo: null },
  ],
  locations: [
    {
      countryId: 15,
      city: 'Lindental',
      lat: 47.1,
      long: 15.4,
      source: 'ROR',
      isLegalSeat: false,
      validFrom: null,
      validTo: null,
    },
  ],
  levels: [],
  partOf: [],
  historicalRelations: [],
  history: [],
  mergedIntoId: null,
};

describe('a record of a ROR dump', () => {
  it('becomes an institution', async () => {
    expect(applyRor(await draftOf(LINDENTAL), undefined)).toEqual(FROM_ROR);
  });

  it('is told what was left behind, and why', async () => {
    const [row] = await read([{ ...LINDENTAL, status: 'inactive' }]);
    expect(row?.kind === 'draft' && row.notes).toEqual([
      {
        code: 'inactive',
        message: 'is inactive in ROR, which has no date for it: kept as a note on the name, not as a closure',
      },
      {
        code: 'relation_parent',
        message:
          'the parent Lindental Group (https://ror.org/03gsadx12) is not taken over: ROR does not say which kind of part it is',
      },
      {
        code: 'relation_successor',
        message: 'the successor New Lindental (https://ror.org/04gsadx12) is not taken over: ROR does not say when',
      },
      {
        code: 'relation_related',
        message:
          'the related Lindental Hospital (https://ror.org/05gsadx12) is not taken over: the registry has no such relation',
      },
      { code: 'external_id_grid', message: 'identifiers of the type grid are not kept' },
      { code: 'link_wikipedia', message: 'the link to wikipedia is not kept' },
      { code: 'domain', message: 'the domain lindental.example is not kept' },
    ]);
  });

  it('that is inactive says so in the note on the name, and is not closed', async () => {
    const { names, closureDate } = applyRor(await draftOf({ ...LINDENTAL, status: 'inactive' }), undefined);
    expect([names[0]?.sourceNote, closureDate]).toEqual(['ROR: inactive, date unknown', null]);
  });

  it('without a usable website or a year has none', async () => {
    const [row] = await read([
      { ...LINDENTAL, links: [{ type: 'website', value: 'www.lindental.example' }], established: null },
    ]);
    expect(row).toMatchObject({ kind: 'draft', draft: { websiteLink: '', foundingDate: null } });
    expect(row?.kind === 'draft' && row.notes.map(({ code }) => code)).toContain('website_unusable');
  });
});

describe('the names of a ROR record', () => {
  const display = (value: string, lang: string | null) => ({ value, lang, types: ['ror_display', 'label'] });
  const label = (value: string, lang: string | null) => ({ value, lang, types: ['label'] });
  const alias = (value: string) => ({ value, lang: null, types: ['alias'] });

  it.each([
    [
      'the label in the language of the country',
      'AT',
      [display('University A', 'en'), label('Universität A', 'de')],
      'Universität A',
      'University A',
    ],
    [
      'the name ROR shows, where the country speaks English',
      'IE',
      [display('University A', 'en'), label('Ollscoil A', 'ga')],
      'University A',
      'University A',
    ],
    [
      'the name ROR shows among labels in languages of the country',
      'CH',
      [label('Universität A', 'de'), display('Université A', 'fr')],
      'Université A',
      '',
    ],
    [
      'the first language of the country among several labels',
      'BE',
      [display('University A', 'en'), label('Université A', 'fr'), label('Universiteit A', 'nl')],
      'Universiteit A',
      'University A',
    ],
    [
      'the name ROR shows without a label in the language',
      'GR',
      [display('University A', 'en')],
      'University A',
      'University A',
    ],
    ['no English name where all are in other languages', 'AT', [display('Universität A', 'de')], 'Universität A', ''],
    [
      'a name of unknown language as English one beside an official one',
      'AT',
      [display('A Academy', null), label('Akademie A', 'de')],
      'Akademie A',
      'A Academy',
    ],
    [
      'no English name where the only name is of unknown language',
      'AT',
      [display('Akademie A', null)],
      'Akademie A',
      '',
    ],
    ['the first name when ROR shows none', 'AT', [alias('A'), alias('B')], 'A', ''],
  ])('give %s', async (_what, country, names, nameOfficial, nameEnglish) => {
    const { name } = await draftOf({ ...LINDENTAL, names, locations: [place('X', country, 1, 1)] });
    expect([name.nameOfficial, name.nameEnglish]).toEqual([nameOfficial, nameEnglish]);
  });

  it('need no place', async () => {
    const { name } = await draftOf({ ...LINDENTAL, locations: [] });
    expect([name.nameOfficial, name.nameEnglish, name.acronym]).toEqual([
      'University of Lindental',
      'University of Lindental',
      'UL',
    ]);
  });
});

describe('a second import from ROR', () => {
  it('changes nothing when ROR has not changed', async () => {
    expect(applyRor(await draftOf(LINDENTAL), FROM_ROR)).toEqual(FROM_ROR);
  });

  it('follows ROR in what came from ROR, and keeps what was added here', async () => {
    const stored: Institution = {
      ...FROM_ROR,
      statsId: 'AT0042',
      identifiers: FROM_ROR.identifiers.slice(0, 1),
      locations: FROM_ROR.locations.map((location) => ({ ...location, lat: 1, isLegalSeat: true })),
      levels: [{ level: 'first cycle', source: 'Ministry', sourceNote: '', validFrom: null, validTo: null }],
    };
    const draft = await draftOf({
      ...LINDENTAL,
      established: 966,
      links: [],
      names: [{ lang: 'de', types: ['ror_display'], value: 'Uni Lindental' }],
    });
    expect(applyRor(draft, stored)).toEqual({
      ...stored,
      foundingDate: '0966-01-01',
      names: [{ ...FROM_ROR.names[0], nameOfficial: 'Uni Lindental', nameEnglish: '', acronym: '', versions: [] }],
      identifiers: FROM_ROR.identifiers,
      locations: FROM_ROR.locations.map((location) => ({ ...location, isLegalSeat: true })),
    });
  });

  it('only fills gaps of an institution known from elsewhere', async () => {
    const stored: Institution = {
      ...FROM_ROR,
      names: FROM_ROR.names.map((name) => ({ ...name, nameOfficial: 'Lindental', sourceNote: 'Statutes' })),
      identifiers: [{ resource: 'WHED', identifier: 'IAU-999999', agencyId: null, validFrom: null, validTo: null }],
      locations: FROM_ROR.locations.map((location) => ({ ...location, city: 'Wien', source: 'Statutes' })),
      websiteLink: '',
      foundingDate: '1965-10-01',
    };
    expect(applyRor(await draftOf(LINDENTAL), stored)).toEqual({
      ...stored,
      websiteLink: 'https://lindental.example/',
      identifiers: [...stored.identifiers, ...FROM_ROR.identifiers.slice(0, 1)],
    });
  });
});

describe('a ROR dump', () => {
  it('is read record by record, with what is skipped and refused and why', async () => {
    const rows = await read([
      LINDENTAL,
      { ...LINDENTAL, id: 'https://ror.org/03gsadx12', types: ['healthcare'] },
      { ...LINDENTAL, id: 'https://ror.org/04gsadx12', status: 'withdrawn' },
      { ...LINDENTAL, id: 'https://ror.org/02GSADX12' },
      { id: 'https://ror.org/05gsadx12', name: 'Old', country: { country_code: 'AT' }, types: ['Education'] },
      {
        ...LINDENTAL,
        id: 'grid.1.2',
        names: [],
        status: 'asleep',
        established: '1965',
        locations: [place('X', 'XX', 91, 0)],
      },
      { ...LINDENTAL, id: 'https://ror.org/06gsadx12', names: [{ value: 7, types: ['label'] }, { value: 'x' }] },
      [],
    ]);
    const told = rows.map((row) => {
      if (row.kind === 'skipped') return row.reason.code;
      return row.kind === 'refused' ? row.problems.map(toSentence) : row.draft.name.nameOfficial;
    });
    expect(told).toEqual([
      'Universität Lindental',
      'not_education',
      'withdrawn',
      [
        'Line 5: the row is about the same record as line 2 (ROR "https://ror.org/02gsadx12"); put everything about one record into one row',
      ],
      ['Line 6: the row is a record of ROR schema v1; take the file of the dump whose name contains v2'],
      [
        'Line 7: /id must be a ROR id such as "https://ror.org/02gsadx12", not "grid.1.2"',
        'Line 7: /names must have at least one entry',
        'Line 7: /status must be active, inactive or withdrawn, not "asleep"',
        'Line 7: /established must be a year, not "1965"',
        'Line 7: /locations/0/geonames_details/country_code must be an ISO 3166 code, not "XX"',
        'Line 7: /locations/0/geonames_details/lat must be a number from -90 to 90, not 91',
      ],
      ['Line 8: /names/0/value must be text, not 7', 'Line 8: /names/1/types is missing'],
      ['Line 9: the row must be an object'],
    ]);
  });

  it('gives other providers too, when asked for all types', async () => {
    const [row] = await read([{ ...LINDENTAL, types: ['company'] }], { allTypes: true });
    expect(row?.kind === 'draft' && applyRor(row.draft, undefined).isOtherProvider).toBe(true);
  });
});
