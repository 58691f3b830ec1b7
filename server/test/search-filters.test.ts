import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Institution } from '../src/domain/institution.ts';
import { programmeType } from '../src/domain/programme.ts';
import type { Stored } from '../src/domain/record.ts';
import type { Report } from '../src/domain/report.ts';
import { effectiveFlag } from '../src/domain/report-state.ts';
import { calculatedValidTo, effectiveValidTo, isValidOn } from '../src/domain/validity.ts';
import type { ActivityType } from '../src/domain/vocabularies.ts';
import { openSearchWorld, type SearchWorld } from './demo-search-world.ts';

const TODAY = '2026-06-30';

interface Item {
  readonly id: string;
  readonly country: readonly string[];
  readonly crossborder: boolean;
  readonly has_report: boolean;
  readonly qf_ehea_level: readonly string[];
  readonly place: readonly { readonly lat: number | null; readonly long: number | null }[];
}

interface Found {
  readonly count: number;
  readonly results: readonly Item[];
  readonly facets: { readonly facet_fields: Readonly<Record<string, readonly (string | number)[]>> };
}

let world: SearchWorld;
let reports: ReadonlyMap<number, Stored<Report>>;
let reportItems: readonly Item[];
let institutions: ReadonlyMap<number, Stored<Institution>>;
let institutionItems: readonly Item[];
let activityTypes: ReadonlyMap<number, ActivityType>;

beforeAll(async () => {
  world = await openSearchWorld();
  reportItems = (await world.read<Found>('reports/?limit=10000')).results;
  institutionItems = (await world.read<Found>('institutions/?limit=10000')).results;
  reports = await world.store.findReports(reportItems.map(({ id }) => Number(id)));
  institutions = await world.store.findInstitutions(institutionItems.map(({ id }) => Number(id)));
  const agencies = await world.store.agencies();
  activityTypes = new Map(agencies.flatMap(({ activities }) => activities.map(({ id, type }) => [id, type])));
});

afterAll(() => world?.close());

async function idsOf(path: string): Promise<number[]> {
  const { results } = await world.read<Found>(`${path}&limit=10000&facets=false`);
  return results.map(({ id }) => Number(id)).sort((one, other) => one - other);
}

async function countOf(path: string): Promise<number> {
  return (await world.read<Found>(`${path}&limit=0&facets=false`)).count;
}

type ReportTest = (report: Stored<Report>, item: Item) => boolean;

describe('each filter of reports gives exactly the reports it names', () => {
  it.each<[string, ReportTest]>([
    ['agency=MERQA', ({ agencyId, contributingAgencyIds }) => [agencyId, ...contributingAgencyIds].includes(1)],
    ['agency=norval', ({ agencyId, contributingAgencyIds }) => [agencyId, ...contributingAgencyIds].includes(2)],
    ['country=Austria', (_, { country }) => country.includes('Austria')],
    ['country=Belgium', (_, { country }) => country.some((name) => name.startsWith('Belgium'))],
    ['country=BE-fl', (_, { country }) => country.includes('Belgium (Flemish Community)')],
    ['country=Austria&country=IT', (_, { country }) => country.some((name) => /^(Austria|Italy)$/.test(name))],
    ['activity_type=joint+programme', (report) => typesOf(report).includes('joint programme')],
    ['activity_type=institution/programme', (report) => typesOf(report).includes('institutional/programme')],
    ['status=voluntary', ({ status }) => status === 'voluntary'],
    ['decision=negative', ({ decision }) => decision === 'negative'],
    ['language=German', ({ files }) => files.some(({ languages }) => languages.includes('deu'))],
    ['language=ger', ({ files }) => files.some(({ languages }) => languages.includes('deu'))],
    ['flag=low+level', (report) => effectiveFlag(report) === 'low level'],
    ['crossborder=yes', (_, { crossborder }) => crossborder],
    ['cross_border=0', (_, { crossborder }) => !crossborder],
    ['qf_ehea_level=third+cycle', (report) => levelsOf(report).includes('third cycle')],
    ['degree_outcome=false', ({ programmes }) => programmes.some(({ degreeOutcome }) => !degreeOutcome)],
    [
      'programme_type=micro-credential',
      ({ programmes }) => programmes.some((programme) => programmeType(programme) === 'Micro-credential'),
    ],
    ['active=true', (report) => isValidOn(TODAY, report)],
    ['active=false', (report) => !isValidOn(TODAY, report)],
    ['active=true&active=false', () => true],
    ['year=2015', (report) => report.validFrom <= '2015-12-31' && effectiveValidTo(report) >= '2015-01-01'],
    ['institution=1', (report) => [...report.institutionIds, ...report.platformIds].includes(1)],
    ['institution=REGINST0043', (report) => [...report.institutionIds, ...report.platformIds].includes(43)],
    ['valid_on=2018-02-28', (report) => isValidOn('2018-02-28', report)],
    ['valid_from_after=2024-01-15', ({ validFrom }) => validFrom >= '2024-01-15'],
    ['valid_from_before=2010-06-30', ({ validFrom }) => validFrom <= '2010-06-30'],
    ['valid_to_after=2030-01-01', (report) => calculatedValidTo(report) >= '2030-01-01'],
    ['valid_to_before=2012-12-31', (report) => calculatedValidTo(report) <= '2012-12-31'],
    ['created_since=2026-01-01', ({ createdAt }) => createdAt >= '2026-01-01'],
    ['updated_since=2026-03-01T12:00:00Z', ({ updatedAt }) => updatedAt >= '2026-03-01T12:00:00Z'],
    ['status=&decision=&country=', () => true],
  ])('%s', async (filter, isWanted) => {
    const wanted = reportItems.map((item) => [item, record(reports, item)] as const);
    const expected = wanted.filter(([item, report]) => isWanted(report, item)).map(([item]) => Number(item.id));
    expect(await idsOf(`reports/?${filter}`)).toEqual(expected.sort((one, other) => one - other));
    expect(expected.length).toBeGreaterThan(0);
  });
});

type InstitutionTest = (institution: Stored<Institution>, item: Item) => boolean;

describe('each filter of institutions gives exactly the institutions it names', () => {
  it.each<[string, InstitutionTest]>([
    ['country=United+Kingdom', (_, { country }) => country.some((name) => name.startsWith('United Kingdom'))],
    ['qf_ehea_level=short+cycle', (_, { qf_ehea_level: levels }) => levels.includes('short cycle')],
    ['other_provider=true', ({ isOtherProvider }) => isOtherProvider],
    ['has_report=false', (_, { has_report: hasReport }) => !hasReport],
    ['has_report=true', (_, { has_report: hasReport }) => hasReport],
    ['closed=true', ({ closureDate }) => closureDate !== null && closureDate <= TODAY],
    ['closed=false', ({ closureDate }) => closureDate === null || closureDate > TODAY],
    ['registry_id=reginst0007&registry_id=REGINST0030', ({ id }) => id === 7 || id === 30],
    // A double is found under the record it was merged into.
    ['registry_id=REGINST0031', ({ id }) => id === 30],
    ['stats_id=AT0001', ({ statsId }) => statsId === 'AT0001'],
    ['identifier=900000001', ({ id }) => id === 1],
    ['identifier=A++AHRENRO01', ({ id }) => id === 1],
    ['founded_from=1990-01-01', ({ foundingDate }) => foundingDate !== null && foundingDate >= '1990-01-01'],
    ['founded_to=1900-12-31', ({ foundingDate }) => foundingDate !== null && foundingDate <= '1900-12-31'],
    [
      'bbox=9.5,46.3,17.2,49.1',
      (_, { place }) => place.some(({ lat, long }) => isBetween(long, 9.5, 17.2) && isBetween(lat, 46.3, 49.1)),
    ],
    ['near=47.71,14.32,1', (_, { place }) => place.some(({ lat, long }) => lat === 47.71 && long === 14.32)],
  ])('%s', async (filter, isWanted) => {
    const wanted = institutionItems.filter((item) => isWanted(record(institutions, item), item));
    const expected = wanted.map(({ id }) => Number(id)).sort((one, other) => one - other);
    expect(await idsOf(`institutions/?${filter}`)).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });

  it.each(['agency=MERQA', 'status=voluntary', 'activity_type=programme', 'crossborder=true'])(
    '%s, by the reports that are listed for the institution',
    async (filter) => {
      const ofReports = await world.read<{ results: { institutions: { id: number }[] }[] }>(
        `reports/?${filter}&limit=10000`,
      );
      const covered = new Set(ofReports.results.flatMap((report) => report.institutions.map(({ id }) => id)));
      const found = await idsOf(`institutions/?${filter}`);
      const missing = [...covered].filter((id) => institutions.has(id) && !found.includes(id));
      expect([missing, found.length > 0]).toEqual([[], true]);
    },
  );
});

describe('a filter by number means the same as by name', () => {
  it.each([
    ['reports', 'agency=MERQA', 'agency_id=1'],
    ['reports', 'agency=MERQA', 'agency=1'],
    ['reports', 'agency=MERQA&agency=NORVAL', 'agency=MERQA&agency_id=2'],
    ['reports', 'country=Belgium', 'country_id=22'],
    ['reports', 'country=Belgium', 'country=BEL'],
    ['reports', 'country=Belgium', 'country=be'],
    ['reports', 'activity_type=joint+programme', 'activity_type_id=4'],
    ['reports', 'status=voluntary', 'status_id=2'],
    ['reports', 'decision=not+applicable', 'decision_id=4'],
    ['reports', 'language=German', 'language_id=53'],
    ['reports', 'qf_ehea_level=short+cycle', 'qf_ehea_level_id=0'],
    ['institutions', 'agency=MERQA', 'agency_id=1'],
    ['institutions', 'country=Belgium', 'country_id=22'],
    ['institutions', 'status=voluntary', 'status_id=2'],
    ['institutions', 'activity_type=programme', 'activity_type_id=3'],
    ['institutions', 'qf_ehea_level=third+cycle', 'qf_ehea_level_id=3'],
    ['programmes', 'agency=MERQA', 'agency_id=1'],
    ['programmes', 'country=Belgium', 'country_id=22'],
    ['programmes', 'qf_ehea_level=first+cycle', 'qf_ehea_level=1'],
    ['programmes', 'field_study=Physics', 'field_study=0533'],
  ])('%s: %s is %s', async (route, byName, byNumber) => {
    const ids = await idsOf(`${route}/?${byName}`);
    expect(await idsOf(`${route}/?${byNumber}`)).toEqual(ids);
    expect(ids.length).toBeGreaterThan(0);
  });

  it('and a broad field of study means all fields within it', async () => {
    const broad = await idsOf('programmes/?field_study=05');
    const narrow = await idsOf('programmes/?field_study=053');
    const detailed = await idsOf('programmes/?field_study=0533');
    expect([detailed.length > 0, narrow.length > detailed.length, broad.length > narrow.length]).toEqual([
      true,
      true,
      true,
    ]);
    expect(detailed.every((id) => narrow.includes(id)) && narrow.every((id) => broad.includes(id))).toBe(true);
  });

  it('also for activities and their groups', async () => {
    const [agency] = await world.store.agencies();
    const [group] = await world.store.activityGroups();
    const activity = agency?.activities.find(({ groupId }) => groupId !== null);
    const label = encodeURIComponent(`MERQA -> ${activity?.activity}`);
    const name = encodeURIComponent(group?.activity ?? '');
    for (const route of ['reports', 'institutions']) {
      const byLabel = await idsOf(`${route}/?activity=${label}`);
      expect(await idsOf(`${route}/?activity_id=${activity?.id}`)).toEqual(byLabel);
      const byGroup = await idsOf(`${route}/?activity_group=${name}`);
      expect(await idsOf(`${route}/?activity_group_id=${group?.id}`)).toEqual(byGroup);
      expect([byLabel.length, byGroup.length].includes(0)).toBe(false);
    }
  });
});

const FILTER_OF: Readonly<Record<string, string>> = {
  reports_agencies: 'agency',
  flag_level_facet: 'flag',
  valid_facet: 'active',
};

describe.each(['institutions', 'reports', 'programmes'])('the facets of %s', (route) => {
  it('count what a filter by the value finds, for every value', async () => {
    const { facets } = await world.read<Found>(`${route}/?limit=0`);
    for (const [facet, flat] of Object.entries(facets.facet_fields)) {
      const filter = FILTER_OF[facet] ?? facet.replace(/_facet$/, '');
      const found: (string | number)[] = [];
      for (const value of flat.filter((_, index) => index % 2 === 0)) {
        found.push(value, await countOf(`${route}/?${filter}=${encodeURIComponent(value)}`));
      }
      expect([facet, found]).toEqual([facet, flat]);
      expect([facet, flat.length > 0]).toEqual([facet, true]);
    }
  });

  it('ignore their own filter and respect all others', async () => {
    const plain = await world.read<Found>(`${route}/?limit=0&country=Germany&agency=MERQA&agency=FANAL`);
    const onlyCountry = await world.read<Found>(`${route}/?limit=0&country=Germany`);
    const onlyAgencies = await world.read<Found>(`${route}/?limit=0&agency=MERQA&agency=FANAL`);
    const agencyFacet = route === 'institutions' ? 'reports_agencies' : 'agency_facet';
    expect(plain.facets.facet_fields[agencyFacet]).toEqual(onlyCountry.facets.facet_fields[agencyFacet]);
    expect(plain.facets.facet_fields['country_facet']).toEqual(onlyAgencies.facets.facet_fields['country_facet']);
    expect(plain.count).toBeLessThan(onlyCountry.count);
  });

  it('are left out or chosen on request', async () => {
    const without = await world.read<Found>(`${route}/?limit=0&facets=false`);
    const chosen = await world.read<Found>(`${route}/?limit=0&facet_fields=qf_ehea_level_facet,country_facet`);
    expect('facets' in without).toBe(false);
    expect(Object.keys(chosen.facets)).toEqual([
      'facet_queries',
      'facet_fields',
      'facet_ranges',
      'facet_intervals',
      'facet_heatmaps',
    ]);
    expect(Object.keys(chosen.facets.facet_fields).sort()).toEqual(['country_facet', 'qf_ehea_level_facet']);
  });
});

function record<Content>(records: ReadonlyMap<number, Content>, { id }: Item): Content {
  const found = records.get(Number(id));
  if (found === undefined) throw new Error(`There is no record ${id}`);
  return found;
}

function typesOf({ activityIds }: Report): (ActivityType | undefined)[] {
  return activityIds.map((id) => activityTypes.get(id));
}

function levelsOf({ programmes, limitQfLevels }: Report): string[] {
  return [...programmes.map(({ qfEheaLevel }) => qfEheaLevel), ...limitQfLevels];
}

function isBetween(value: number | null, least: number, most: number): boolean {
  return value !== null && value >= least && value <= most;
}
