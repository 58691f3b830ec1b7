import type { Agency } from '../src/domain/agency.ts';
import type { HierarchicalRelation, Institution, Location } from '../src/domain/institution.ts';
import type { RecordType } from '../src/domain/record.ts';
import type { Database } from '../src/store/database.ts';
import type { RecordContents } from '../src/store/record-mapping.ts';
import { findRecord } from '../src/store/record-reader.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { TEST_NOW } from './database.ts';
import { aChange, anAgency, anInstitution, aProgramme, aReport } from './records.ts';

/** A small registry in which every kind of connection between records occurs. */

export const AUSTRIA = 15;
export const BELGIUM = 22;
export const FLANDERS = 251;

export const INSTITUTIONS = {
  university: 1,
  faculty: 2,
  successor: 3,
  predecessor: 4,
  double: 5,
  flemish: 6,
  platform: 7,
  alliance: 8,
  lonely: 9,
} as const;

export function named(nameOfficial: string, acronym = ''): Institution['names'][number] {
  return {
    nameOfficial,
    nameOfficialTransliterated: '',
    nameEnglish: '',
    acronym,
    sourceNote: '',
    validTo: null,
    versions: [],
  };
}

export function located(countryId: number, overrides: Partial<Location> = {}): Location {
  return {
    countryId,
    city: `City ${countryId}`,
    lat: 50,
    long: 4,
    source: 'test',
    isLegalSeat: true,
    validFrom: null,
    validTo: null,
    ...overrides,
  };
}

export function partOf(
  parentId: number,
  type: HierarchicalRelation['type'],
  overrides: Partial<HierarchicalRelation> = {},
): HierarchicalRelation {
  return { parentId, type, validFrom: null, validTo: null, ...overrides };
}

export function agencyNamed(acronym: string, name = `Agency ${acronym}`): Agency['names'] {
  const version = {
    name,
    nameTransliterated: '',
    nameIsPrimary: true,
    acronym,
    acronymTransliterated: '',
    acronymIsPrimary: true,
  };
  return [{ versions: [version], note: '', validTo: null }];
}

const I = INSTITUTIONS;

export async function storeIndexedWorld(database: Database): Promise<void> {
  await writeRegistry(database, aChange(), async (writer) => {
    const put = <Type extends RecordType>(type: Type, records: Readonly<Record<number, RecordContents[Type]>>) =>
      writer.put(
        type,
        Object.entries(records).map(([id, content]) => ({ id: Number(id), version: 0, content })),
      );
    await put('activity_group', { 1: { activity: 'Audit', type: 'institutional', reportsLink: '' } });
    const first = anAgency({ registerNumber: 1, names: agencyNamed('ONE'), activityIds: [11, 12] });
    await put('agency', {
      1: { ...first, activities: first.activities.map((activity) => ({ ...activity, groupId: 1 })) },
      2: anAgency({
        registerNumber: 2,
        names: agencyNamed('TWO'),
        activityIds: [21],
        focusCountries: [
          { countryId: FLANDERS, isOfficial: true, isCrossborder: false, validFrom: null, validTo: null },
        ],
      }),
      3: anAgency({ registerNumber: 3, names: agencyNamed('THREE'), activityIds: [31] }),
    });
    await put('institution', institutions());
    await put('report', reports());
  });
}

function institutions(): Record<number, Institution> {
  return {
    [I.university]: anInstitution({
      names: [named('University of Valmere', 'UV')],
      statsId: 'AT0001',
      identifiers: [
        { resource: 'ROR', identifier: 'https://ror.org/012345678', agencyId: null, validFrom: null, validTo: null },
      ],
    }),
    [I.faculty]: anInstitution({
      names: [named('Faculty of Bridges')],
      partOf: [partOf(I.university, 'faculty', { validFrom: '2015-01-01' }), partOf(I.alliance, 'alliance')],
    }),
    [I.successor]: anInstitution({
      names: [named('New College')],
      historicalRelations: [{ targetId: I.predecessor, type: 'succeeded', date: '2022-01-01' }],
    }),
    [I.predecessor]: anInstitution({ names: [named('Old College')], closureDate: '2022-01-01' }),
    [I.double]: anInstitution({ names: [named('Valmere Univ')], mergedIntoId: I.university }),
    [I.flemish]: anInstitution({
      names: [named('Hogeschool')],
      locations: [located(FLANDERS)],
      levels: [{ level: 'third cycle', source: '', sourceNote: '', validFrom: '2026-07-03', validTo: null }],
    }),
    [I.platform]: anInstitution({ names: [named('Learning Platform')], isOtherProvider: true }),
    [I.alliance]: anInstitution({ names: [named('Alliance of Bridges')] }),
    [I.lonely]: anInstitution({ names: [named('Lonely School')], locations: [] }),
  };
}

function reports() {
  const own = (programmeId: number) => [aProgramme({ id: programmeId })];
  return {
    1: aReport({ institutionIds: [I.university], activityIds: [11], programmes: own(1) }),
    2: aReport({ institutionIds: [I.faculty], activityIds: [12], programmes: own(2), localIdentifier: 'L-2' }),
    3: aReport({ institutionIds: [I.predecessor], activityIds: [11], validFrom: '2019-01-01', programmes: own(3) }),
    4: aReport({
      agencyId: 2,
      activityIds: [21, 12],
      contributingAgencyIds: [1],
      institutionIds: [I.flemish, I.university],
      platformIds: [I.platform],
      programmes: [aProgramme({ id: 4, countryIds: [40] }), aProgramme({ id: 5 })],
    }),
    5: aReport({ institutionIds: [I.double], activityIds: [11], programmes: own(6), validTo: '2026-06-30' }),
    6: aReport({
      institutionIds: [I.lonely],
      activityIds: [11],
      programmes: own(7),
      flags: [{ code: 'x', level: 'high level', message: '', raisedAt: TEST_NOW, removal: null }],
    }),
    7: aReport({ agencyId: 3, activityIds: [31], institutionIds: [I.flemish], programmes: own(8) }),
  };
}

/** Changes one record of the world, whatever its version. */
export async function change<Type extends RecordType>(
  database: Database,
  type: Type,
  id: number,
  alter: (content: RecordContents[Type]) => RecordContents[Type],
): Promise<void> {
  const record = await findRecord(database.primary, type, id);
  if (record === undefined) throw new Error(`There is no ${type} ${id}`);
  const { id: _id, version, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = record;
  await writeRegistry(database, aChange(), (writer) =>
    writer.put(type, [{ id, version, content: alter(content as unknown as RecordContents[Type]) }]),
  );
}
