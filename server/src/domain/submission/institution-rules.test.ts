import { describe, expect, it } from 'vitest';
import {
  A_COURSE,
  A_DEGREE,
  AUSTRIA,
  aSubmittedReport,
  BELGIUM,
  CANADA,
  COUNTRIES,
  FLANDERS,
  institutionIn,
  listed,
} from '../../../test/submitted-report.ts';
import { disjointProblems, obligatoryProblems, otherProviderProblems } from './institution-rules.ts';

const about = (...ids: number[]) =>
  listed(
    '/institutions',
    ids.map((id) => institutionIn(AUSTRIA, id)),
  );
const through = (...ids: number[]) =>
  listed(
    '/platforms',
    ids.map((id) => institutionIn(AUSTRIA, id)),
  );

describe('rule 7: an institution is named once', () => {
  it.each([
    [about(42), through()],
    [about(42, 43), through(44)],
    [about(42), through(43, 44)],
  ])('accepting', (institutions, platforms) => {
    expect(disjointProblems({ institutions, platforms })).toEqual([]);
  });

  it.each([
    [
      about(42),
      through(42),
      [
        {
          pointer: '/platforms/0',
          message:
            'REGINST0042 (University of Valmere) is named as institution and as platform; it can be only one of them.',
        },
      ],
    ],
    [
      about(42, 43, 42),
      through(),
      [{ pointer: '/institutions/2', message: 'REGINST0042 (University of Valmere) is named twice; name it once.' }],
    ],
    [
      about(42),
      through(44, 44),
      [{ pointer: '/platforms/1', message: 'REGINST0044 (University of Valmere) is named twice; name it once.' }],
    ],
  ])('refusing', (institutions, platforms, problems) => {
    expect(disjointProblems({ institutions, platforms })).toEqual(problems);
  });
});

const other = (id = 47) => institutionIn(AUSTRIA, id, { isOtherProvider: true });
const ONLY_VOLUNTARY = {
  pointer: '/status',
  message: 'All institutions of the report are other providers, so its status can only be voluntary.',
  allowed: ['voluntary'],
};
const NO_DEGREE = (index: number) => ({
  pointer: `/programmes/${index}/degree_outcome`,
  message: 'All institutions of the report are other providers, so the programme cannot lead to a full degree.',
  allowed: ['false'],
});

describe('rule 8: other providers alone are reviewed voluntarily and give no full degrees', () => {
  it.each([
    ['a voluntary course', { status: 'voluntary', programmes: [A_COURSE] }],
    [
      'a degree together with a university',
      {
        institutions: listed('/institutions', [other(), institutionIn(AUSTRIA)]),
      },
    ],
    ['a status that could not be read', { status: undefined, programmes: [A_COURSE] }],
    ['an institution that could not be found', { institutions: { ...listed('/institutions', [other()]), given: 2 } }],
    ['no institution at all', { institutions: listed('/institutions', []) }],
  ] as const)('%s is fine', (_what, overrides) => {
    const institutions = listed('/institutions', [other()]);
    expect(otherProviderProblems(aSubmittedReport({ institutions, ...overrides }))).toEqual([]);
  });

  it.each([
    ['an obligatory status', { programmes: [A_COURSE] }, [ONLY_VOLUNTARY]],
    ['a full degree', { status: 'voluntary' }, [NO_DEGREE(0)]],
    ['both', { programmes: [A_COURSE, A_DEGREE] }, [ONLY_VOLUNTARY, NO_DEGREE(1)]],
    [
      'two of them',
      {
        institutions: listed('/institutions', [other(47), other(48)]),
        status: 'voluntary',
      },
      [NO_DEGREE(0)],
    ],
  ] as const)('%s is refused', (_what, overrides, problems) => {
    const institutions = listed('/institutions', [other()]);
    expect(otherProviderProblems(aSubmittedReport({ institutions, ...overrides }))).toEqual(problems);
  });
});

const OUTSIDE = {
  pointer: '/status',
  message:
    'The status is obligatory, but none of the institutions lies in a country of the European Higher Education Area.',
  allowed: ['voluntary'],
};

describe('rule 11: an obligatory review is about an institution inside the higher education area', () => {
  const context = { countries: COUNTRIES };
  const moved = institutionIn(CANADA, 42, {
    locations: institutionIn(AUSTRIA).locations.flatMap((location) => [
      { ...location, validTo: '2020-12-31' },
      { ...location, countryId: CANADA, validFrom: '2021-01-01' },
    ]),
  });

  it.each([
    ['one inside', { institutions: listed('/institutions', [institutionIn(AUSTRIA)]) }],
    [
      'one inside, one outside',
      { institutions: listed('/institutions', [institutionIn(CANADA), institutionIn(AUSTRIA, 43)]) },
    ],
    ['one in a part of a member', { institutions: listed('/institutions', [institutionIn(FLANDERS)]) }],
    ['one in a member', { institutions: listed('/institutions', [institutionIn(BELGIUM)]) }],
    [
      'one outside, voluntarily',
      { institutions: listed('/institutions', [institutionIn(CANADA)]), status: 'voluntary' },
    ],
    ['one that was inside then', { institutions: listed('/institutions', [moved]), validFrom: '2020-12-31' }],
    ['one that could not be found', { institutions: { given: 1, found: [] } }],
  ] as const)('%s', (_what, overrides) => {
    expect(obligatoryProblems(aSubmittedReport(overrides), context)).toEqual([]);
  });

  it.each([
    ['one outside', { institutions: listed('/institutions', [institutionIn(CANADA)]) }],
    ['two outside', { institutions: listed('/institutions', [institutionIn(CANADA), institutionIn(CANADA, 43)]) }],
    ['one that had left by then', { institutions: listed('/institutions', [moved]), validFrom: '2021-01-01' }],
    [
      'one whose place is not known',
      { institutions: listed('/institutions', [institutionIn(AUSTRIA, 42, { locations: [] })]) },
    ],
  ] as const)('not %s', (_what, overrides) => {
    expect(obligatoryProblems(aSubmittedReport(overrides), context)).toEqual([OUTSIDE]);
  });
});
