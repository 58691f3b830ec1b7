import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '../reference/countries.ts';
import { FIELDS_OF_STUDY } from '../reference/fields-of-study.ts';
import { IDENTIFIER_TYPES } from '../reference/identifier-types.ts';
import { findLanguage } from '../reference/languages.ts';
import { createDemoWorld, type DemoWorld, type DemoWorldOptions } from './demo-world.ts';
import { DEMO_AGENCY_ID } from './known/known-agencies.ts';

function* everything(world: DemoWorld): Iterable<unknown> {
  yield* world.countries();
  yield* world.activityGroups();
  yield* world.agencies();
  yield* world.institutions();
  for (const { sha256 } of world.files()) yield sha256;
  yield* world.reports();
}

function fingerprint(options: DemoWorldOptions): string {
  const hash = createHash('sha256');
  for (const record of everything(createDemoWorld(options))) hash.update(JSON.stringify(record));
  return hash.digest('hex');
}

const world = createDemoWorld({ seed: 1, reports: 25_000 });
const institutions = [...world.institutions()];
const reports = [...world.reports()];

describe('a demo world', () => {
  it('is the same, byte for byte, for the same seed', () => {
    expect(fingerprint({ seed: 7, reports: 2000 })).toBe(fingerprint({ seed: 7, reports: 2000 }));
  });

  it('is another for another seed', () => {
    expect(fingerprint({ seed: 7, reports: 2000 })).not.toBe(fingerprint({ seed: 8, reports: 2000 }));
  });

  it('keeps its first records when it grows', () => {
    const small = createDemoWorld({ seed: 3, reports: 500, institutions: 300 });
    const large = createDemoWorld({ seed: 3, reports: 900, institutions: 300 });
    expect([...small.reports()]).toEqual([...large.reports()].slice(0, 500));
    const crowded = createDemoWorld({ seed: 3, reports: 500, institutions: 400 });
    expect([...small.institutions()]).toEqual([...crowded.institutions()].slice(0, 300));
  });

  it('holds the known records under the same ids for every seed', () => {
    const other = createDemoWorld({ seed: 99, reports: 100 });
    const facts = ({ localIdentifier, validFrom, institutionIds }: (typeof reports)[number]) => {
      return { localIdentifier, validFrom, institutionIds };
    };
    expect([...other.reports()].slice(0, 60).map(facts)).toEqual(reports.slice(0, 60).map(facts));
  });

  it('is as large as promised', () => {
    const agencies = [...world.agencies()];
    expect(world.counts).toMatchObject({ institutions: 3000, reports: 25_000 });
    expect({ institutions: institutions.length, reports: reports.length }).toEqual({
      institutions: 3000,
      reports: 25_000,
    });
    expect(agencies.length).toBeGreaterThanOrEqual(60);
    expect(agencies.flatMap(({ activities }) => activities).length).toBeGreaterThanOrEqual(200);
    expect(reports.flatMap(({ programmes }) => programmes).length).toBeGreaterThanOrEqual(30_000);
    expect([...world.countries()].length).toBeGreaterThanOrEqual(60);
  });

  it('numbers every kind of record from 1 without a gap', () => {
    const agencies = [...world.agencies()];
    const numbered = {
      groups: [...world.activityGroups()],
      agencies,
      activities: agencies.flatMap(({ activities }) => activities),
      institutions,
      reports,
      files: reports.flatMap(({ files }) => files),
      programmes: reports.flatMap(({ programmes }) => programmes),
    };
    const gaps = Object.entries(numbered).filter(([, records]) => records.some(({ id }, index) => id !== index + 1));
    expect(gaps).toEqual([]);
  });

  it('gives most institutions a name of their own, and some a near-double', () => {
    const names = new Set(institutions.map(({ names: [current] }) => current?.nameOfficial));
    expect(names.size).toBeGreaterThan(2800);
  });

  it('uses only countries, languages, identifier types and fields of the reference data', () => {
    const countryIds = new Set(COUNTRIES.map(({ id }) => id));
    const resources = new Set(IDENTIFIER_TYPES.map(({ resource }) => resource));
    const fields = new Set(['', ...FIELDS_OF_STUDY.map(({ code }) => code)]);
    const programmes = reports.flatMap((report) => report.programmes);
    const unknown = {
      countries: institutions
        .flatMap(({ locations }) => locations)
        .filter(({ countryId }) => !countryIds.has(countryId)),
      resources: institutions
        .flatMap(({ identifiers }) => identifiers)
        .filter(({ resource }) => !resources.has(resource)),
      languages: [...new Set(reports.flatMap(({ files }) => files.flatMap(({ languages }) => languages)))].filter(
        (code) => findLanguage(code)?.alpha3 !== code,
      ),
      fields: programmes.filter(({ fieldStudy }) => !fields.has(fieldStudy)),
      limits: reports.filter(({ limitField }) => limitField !== null && !fields.has(limitField)),
    };
    expect(unknown).toEqual({ countries: [], resources: [], languages: [], fields: [], limits: [] });
  });

  it('links only to reserved example addresses', () => {
    const text = [...everything(createDemoWorld({ seed: 1, reports: 1000 }))].map((record) => JSON.stringify(record));
    const hosts = new Set(text.join('\n').match(/https?:\/\/[^/"\s]+/g));
    // The one exception is the prefix that every ROR id carries; the ids behind it can't exist, since they hold an o.
    expect([...hosts].filter((host) => !host.endsWith('.example'))).toEqual(['https://ror.org']);
  });

  it('marks every text of a country profile as invented', () => {
    const texts = [...world.countries()].flatMap((country) => [
      country.qaRequirementNote,
      country.externalQaaNote,
      country.eligibility,
      country.conditions,
      country.recognition,
      country.europeanApproachNote,
      country.generalNote,
      ...country.qaRequirements.map(({ requirement }) => requirement),
      ...country.regulations.map(({ regulation }) => regulation),
    ]);
    expect(texts.filter((text) => text !== '' && !text.startsWith('Demo text: '))).toEqual([]);
  });

  it('records nothing after its last day, and no change before the record', () => {
    const records = [...world.countries(), ...world.activityGroups(), ...world.agencies(), ...institutions, ...reports];
    const wrong = records.filter(
      ({ createdAt, updatedAt }) => createdAt < '2016-01-04' || updatedAt < createdAt || updatedAt > '2026-07-01',
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    [{ reports: 10 }, 'A demo world needs at least 66 reports, not 10'],
    [{ reports: 100, institutions: 5 }, 'A demo world needs at least 74 institutions, not 5'],
    [{ reports: 100, agencies: 2 }, 'A demo world needs at least 64 agencies, not 2'],
    [{ reports: 100.5 }, 'A demo world needs at least 66 reports, not 100.5'],
  ])('refuses %j', (options, message) => {
    expect(() => createDemoWorld({ seed: 1, ...options })).toThrow(message);
  });
});

describe('the demo agency', () => {
  it('has reports of all its activities in every tenth of the ids', () => {
    const activityIds = [...world.agencies()][DEMO_AGENCY_ID - 1]?.activities.map(({ id }) => id);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const own = reports.slice(tenth * 2500, (tenth + 1) * 2500).filter(({ agencyId }) => agencyId === DEMO_AGENCY_ID);
      const used = new Set(own.flatMap((report) => report.activityIds));
      expect({ tenth, missing: activityIds?.filter((id) => !used.has(id)) }).toEqual({ tenth, missing: [] });
    }
  });
});
