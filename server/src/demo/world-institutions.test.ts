import { describe, expect, it } from 'vitest';
import { isDay } from '../domain/day.ts';
import { COUNTRIES } from '../reference/countries.ts';
import { createDemoWorld } from './demo-world.ts';

const world = createDemoWorld({ seed: 1, reports: 25_000 });
const agencies = [...world.agencies()];
const institutions = [...world.institutions()];

type Institution = (typeof institutions)[number];

function isDistinct(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}

const RULES: readonly (readonly [string, (institution: Institution) => boolean])[] = [
  [
    'refers only to institutions stored before it',
    ({ id, partOf, historicalRelations, mergedIntoId }) => {
      const others = [
        ...partOf.map(({ parentId }) => parentId),
        ...historicalRelations.map(({ targetId }) => targetId),
      ];
      return [...others, ...(mergedIntoId === null ? [] : [mergedIntoId])].every((other) => other >= 1 && other < id);
    },
  ],
  [
    'survives if others are merged into it',
    ({ mergedIntoId }) => mergedIntoId === null || institutions[mergedIntoId - 1]?.mergedIntoId === null,
  ],
  [
    'is founded before it closes, on days that exist',
    ({ foundingDate, closureDate }) =>
      [foundingDate, closureDate].every((day) => day === null || isDay(day)) &&
      (foundingDate === null || closureDate === null || foundingDate < closureDate),
  ],
  [
    'is closed when another succeeded or absorbed it',
    ({ historicalRelations }) =>
      historicalRelations.every(({ type, targetId, date }) => {
        const target = institutions[targetId - 1];
        return type === 'spun off'
          ? target?.foundingDate === date || target?.foundingDate === null
          : (target?.closureDate ?? date) < date;
      }),
  ],
  [
    'has one current name, which comes first, or none once it is closed',
    ({ names, closureDate }) =>
      names[0]?.nameOfficial !== '' &&
      names[0]?.validTo === closureDate &&
      names.slice(1).every(({ validTo }) => validTo !== null && validTo < (closureDate ?? '2026-06-30')),
  ],
  ['has every level once', ({ levels }) => isDistinct(levels.map(({ level }) => level))],
  [
    'has one active identifier of a type from one agency',
    ({ identifiers }) =>
      isDistinct(
        identifiers
          .filter(({ validTo }) => validTo === null)
          .map(({ resource, agencyId }) => `${resource} ${agencyId}`),
      ),
  ],
  [
    'names the agency for local identifiers and for no others',
    ({ identifiers }) =>
      identifiers.every(
        ({ resource, agencyId }) =>
          (resource === 'local identifier') === (agencyId !== null) && (agencyId ?? 1) <= agencies.length,
      ),
  ],
  [
    'has both coordinates or none, near the point of its country',
    ({ locations }) =>
      locations.every(({ lat, long, countryId }) => {
        const country = COUNTRIES.find(({ id }) => id === countryId);
        if (lat === null || long === null) return lat === long;
        return country !== undefined && Math.abs(lat - country.lat) <= 8 && Math.abs(long - country.long) <= 8;
      }),
  ],
];

describe('every institution of the demo world', () => {
  it.each(RULES)('%s', (_, holds) => {
    expect(institutions.filter((institution) => !holds(institution)).map(({ id }) => id)).toEqual([]);
  });

  it('has a stats id of its own', () => {
    expect(isDistinct(institutions.flatMap(({ statsId }) => (statsId === null ? [] : [statsId])))).toBe(true);
  });

  it('shares an active identifier with another one only where the known cases say so', () => {
    const holders = new Map<string, number[]>();
    for (const { id, identifiers } of institutions) {
      for (const { resource, identifier, validTo } of identifiers) {
        const key = `${resource} ${identifier}`;
        if (validTo === null) holders.set(key, [...(holders.get(key) ?? []), id]);
      }
    }
    const shared = [...holders].filter(([, ids]) => ids.length > 1).map(([key]) => key);
    expect(shared).toEqual(['local identifier H-100', 'KZ-national 0077']);
  });

  it('comes in every role: parts, members, doubles, heirs, closed ones, other providers, without a place', () => {
    const among = (condition: (institution: Institution) => boolean) => institutions.slice(74).filter(condition).length;
    const missing = Object.entries({
      parts: among(({ partOf }) => partOf.some(({ type }) => type === 'faculty')),
      members: among(({ partOf }) => partOf.some(({ type }) => type === 'alliance')),
      doubles: among(({ mergedIntoId }) => mergedIntoId !== null),
      heirs: among(({ historicalRelations }) => historicalRelations.length > 0),
      closed: among(({ closureDate }) => closureDate !== null),
      providers: among(({ isOtherProvider }) => isOtherProvider),
      formerNames: among(({ names }) => names.length > 1),
      placeless: among(({ locations }) => locations.length === 0),
      pointless: among(({ locations }) => locations.some(({ lat }) => lat === null)),
    }).filter(([, count]) => count < 5);
    expect(missing).toEqual([]);
  });
});

describe('every agency of the demo world', () => {
  it('has an acronym, a register number and a domain of its own', () => {
    expect(isDistinct(agencies.map(({ names }) => names[0]?.versions[0]?.acronym))).toBe(true);
    expect(isDistinct(agencies.map(({ registerNumber }) => registerNumber))).toBe(true);
    expect(isDistinct(agencies.map(({ websiteLink }) => websiteLink))).toBe(true);
  });

  it('is official where it is based and names every country once', () => {
    const wrong = agencies.filter(({ countryId, focusCountries }) => {
      const base = focusCountries.find((focus) => focus.countryId === countryId);
      return base?.isOfficial !== true || !isDistinct(focusCountries.map((focus) => focus.countryId));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('belongs to groups of the same type as its activity', () => {
    const groups = [...world.activityGroups()];
    const activities = agencies.flatMap((agency) => agency.activities);
    expect(activities.filter(({ groupId, type }) => groupId !== null && groups[groupId - 1]?.type !== type)).toEqual(
      [],
    );
    expect(new Set(activities.map(({ groupId }) => groupId)).size).toBe(groups.length + 1);
  });

  it('lists its decisions newest first', () => {
    const wrong = agencies.filter(({ decisions }) =>
      decisions.some(({ date }, index) => index > 0 && date >= (decisions[index - 1]?.date ?? '')),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
