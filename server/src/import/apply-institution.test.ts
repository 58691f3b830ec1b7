import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import type { Institution } from '../domain/institution.ts';
import { applyInstitution, matchInstitution } from './apply-institution.ts';
import type { InstitutionDraft } from './institution-draft.ts';
import { readInstitutionsNdjson } from './read-institutions.ts';
import { agencyKey, institutionKey } from './references.ts';
import type { Resolver } from './resolver.ts';

// What the registry of these tests knows.
const INSTITUTIONS: Readonly<Record<string, readonly number[]>> = {
  REGINST0042: [42],
  'stats_id AT0042': [42],
  'stats_id AT0001': [1],
  'ROR "https://ror.org/02gsadx12"': [42],
  'WHED "1"': [7],
  'EU-PIC "9"': [7, 42],
};
const AGENCIES: Readonly<Record<string, readonly number[]>> = { 'acronym aqx': [3], 'register number 12': [3] };

const resolver: Resolver = {
  institutionIds: (reference) => INSTITUTIONS[institutionKey(reference)] ?? [],
  agencyIds: (reference) => AGENCIES[agencyKey(reference)] ?? [],
  activityIds: () => [],
  reportIds: () => [],
};

async function draftOf(row: object): Promise<InstitutionDraft> {
  const [read] = await collect(readInstitutionsNdjson(inPieces(JSON.stringify(row))));
  if (read?.kind !== 'draft') throw new Error(JSON.stringify(read));
  return read.draft;
}

describe('matchInstitution', () => {
  it.each([
    ['the registry identifier', { registry_id: 'REGINST0042', stats_id: 'AT0001' }, { id: 42 }],
    [
      'the statistical identifier',
      { stats_id: 'AT0042', identifiers: [{ resource: 'WHED', identifier: '1' }] },
      { id: 42 },
    ],
    [
      'an identifier when the statistical one is new',
      { stats_id: 'AT0099', identifiers: [{ resource: 'ROR', identifier: '02gsadx12' }] },
      { id: 42 },
    ],
    [
      'nothing: it is new',
      { stats_id: 'AT0099', identifiers: [{ resource: 'ROR', identifier: '0abcdef12' }] },
      { id: undefined },
    ],
  ])('finds an institution by %s', async (_what, row, expected) => {
    expect(matchInstitution(await draftOf(row), resolver)).toEqual(expected);
  });

  it.each([
    [
      'an unknown registry identifier',
      { registry_id: 'REGINST0099' },
      '/registry_id',
      'names no record of the registry (REGINST0099); leave it out for a new one',
    ],
    [
      'identifiers of different institutions',
      {
        identifiers: [
          { resource: 'ROR', identifier: '02gsadx12' },
          { resource: 'WHED', identifier: '1' },
        ],
      },
      '',
      'fits several institutions (ids 42, 7); add its registry_id',
    ],
    [
      'an ambiguous identifier',
      { identifiers: [{ resource: 'EU-PIC', identifier: '9' }] },
      '',
      'fits several institutions (ids 7, 42); add its registry_id',
    ],
  ])('refuses %s', async (_what, row, pointer, message) => {
    expect(matchInstitution(await draftOf(row), resolver)).toEqual({ problems: [{ pointer, message }] });
  });
});

const STORED: Institution = {
  statsId: 'AT0042',
  websiteLink: 'https://old.example/',
  foundingDate: '1965-10-01',
  closureDate: null,
  isOtherProvider: true,
  organizationType: 'other',
  names: [
    {
      nameOfficial: 'Alt',
      nameOfficialTransliterated: '',
      nameEnglish: '',
      acronym: '',
      sourceNote: '',
      validTo: null,
      versions: [],
    },
  ],
  identifiers: [{ resource: 'WHED', identifier: '1', agencyId: null, validFrom: null, validTo: null }],
  locations: [],
  levels: [],
  partOf: [],
  historicalRelations: [],
  history: [],
  mergedIntoId: null,
};

describe('applyInstitution', () => {
  it('fills a new institution with what the row says and nothing else', async () => {
    const draft = await draftOf({
      stats_id: 'AT0099',
      names: [{ name_official: 'Neu' }],
      identifiers: [{ resource: 'local identifier', identifier: 'L-7', agency: 12 }],
      hierarchical_relationships: { part_of: [{ institution: { stats_id: 'AT0042' }, relationship_type: 'faculty' }] },
      historical_relationships: [
        {
          institution: { resource: 'WHED', identifier: '1' },
          relationship_type: 'spun off',
          relationship_date: '2001-02-03',
        },
      ],
    });
    expect(applyInstitution(draft, { id: undefined, before: undefined, resolver })).toEqual({
      content: {
        statsId: 'AT0099',
        websiteLink: '',
        foundingDate: null,
        closureDate: null,
        isOtherProvider: false,
        organizationType: null,
        names: [{ ...STORED.names[0], nameOfficial: 'Neu' }],
        identifiers: [{ resource: 'local identifier', identifier: 'L-7', agencyId: 3, validFrom: null, validTo: null }],
        locations: [],
        levels: [],
        partOf: [{ parentId: 42, type: 'faculty', validFrom: null, validTo: null }],
        historicalRelations: [{ targetId: 7, type: 'spun off', date: '2001-02-03' }],
        history: [],
        mergedIntoId: null,
      },
    });
  });

  it('changes only what the row states', async () => {
    const draft = await draftOf({ stats_id: 'AT0042', website_link: 'https://new.example/', organization_type: null });
    expect(applyInstitution(draft, { id: 42, before: STORED, resolver })).toEqual({
      content: { ...STORED, websiteLink: 'https://new.example/', organizationType: null },
    });
  });

  it('changes nothing the second time', async () => {
    const draft = await draftOf({
      stats_id: 'AT0042',
      names: [{ name_official: 'Neu' }],
      identifiers: [{ resource: 'ROR', identifier: '02gsadx12' }],
    });
    const first = applyInstitution(draft, { id: 42, before: STORED, resolver });
    const before = 'content' in first ? first.content : undefined;
    expect(applyInstitution(draft, { id: 42, before, resolver })).toEqual(first);
  });

  it('says everything that cannot be resolved', async () => {
    const draft = await draftOf({
      stats_id: 'AT0099',
      identifiers: [{ resource: 'local identifier', identifier: 'L-7', agency: 'NOBODY' }],
      hierarchical_relationships: {
        part_of: [
          { institution: { registry_id: 'REGINST0099' }, relationship_type: 'faculty' },
          { institution: { resource: 'EU-PIC', identifier: '9' }, relationship_type: 'faculty' },
        ],
      },
    });
    expect(applyInstitution(draft, { id: undefined, before: undefined, resolver })).toEqual({
      problems: [
        { pointer: '/names', message: 'is missing: a new institution needs a name' },
        { pointer: '/identifiers/0/agency', message: 'names no agency known as acronym nobody' },
        {
          pointer: '/hierarchical_relationships/part_of/0/institution',
          message: 'names no institution known as REGINST0099',
        },
        {
          pointer: '/hierarchical_relationships/part_of/1/institution',
          message: 'names 2 records (7, 42) as institution known as EU-PIC "9"',
        },
      ],
    });
  });

  it('refuses an institution that is part of itself', async () => {
    const partOf = [{ institution: { stats_id: 'AT0042' }, relationship_type: 'faculty' }];
    const draft = await draftOf({ stats_id: 'AT0042', hierarchical_relationships: { part_of: partOf } });
    expect(applyInstitution(draft, { id: 42, before: STORED, resolver })).toEqual({
      problems: [{ pointer: '', message: 'relates the institution to itself' }],
    });
  });
});
