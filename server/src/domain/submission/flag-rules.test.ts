import { describe, expect, it } from 'vitest';
import { aProgramme, aReport } from '../../../test/records.ts';
import {
  AUSTRIA,
  agencyNumber,
  BELGIUM,
  CANADA,
  COUNTRIES,
  FLANDERS,
  institutionIn,
} from '../../../test/submitted-report.ts';
import type { Flag, Report, ReportFile } from '../report.ts';
import type { FlagFacts } from './flag-facts.ts';
import { findFlags } from './flag-rules.ts';

const FILE: ReportFile = {
  id: 1,
  displayName: 'Report',
  fileName: 'report.pdf',
  languages: ['eng'],
  state: 'stored',
  sha256: 'a'.repeat(64),
  size: 10,
  originalLocation: null,
};

/** An obligatory review of an Austrian university by an agency that is official there: nothing to doubt. */
function facts({
  report,
  ...overrides
}: Partial<Omit<FlagFacts, 'report'>> & { report?: Partial<Report> } = {}): FlagFacts {
  return {
    report: aReport({ files: [FILE], validFrom: '2024-01-15', ...report }),
    agency: agencyNumber(1),
    institutions: [institutionIn(AUSTRIA)],
    platforms: [],
    countries: COUNTRIES,
    lookalikeIds: [],
    ...overrides,
  };
}

const brief = (given: FlagFacts) =>
  findFlags(given, 'made').map(({ code, level, facts: about }) => [code, level, about]);
const focus = (countryId: number, isOfficial = true, isCrossborder = false) => ({
  countryId,
  isOfficial,
  isCrossborder,
  validFrom: null,
  validTo: null,
});
const open = (code: string, about: string): Flag => ({
  code,
  level: 'low level',
  message: '',
  facts: about,
  raisedAt: '2026-01-01T00:00:00Z',
  removal: null,
});

it('a report that nobody doubts has no flags', () => {
  expect(findFlags(facts(), 'made')).toEqual([]);
});

it('every flag says what it is about', () => {
  const given = facts({
    institutions: [institutionIn(CANADA)],
    report: { files: [], programmes: [aProgramme({ qfEheaLevel: 'third cycle', countryIds: [BELGIUM] })] },
    lookalikeIds: [17],
  });
  expect(findFlags(given, 'made').map(({ message }) => message)).toEqual([
    'The status is obligatory, but AG1 is official in no legal-seat country of the institutions (Canada).',
    'The report has no file.',
    'Canada was not among the countries of AG1 and has been added to them as not official and cross-border.',
    'Belgium was not among the countries of AG1 and has been added to them as not official and cross-border.',
    'A programme is offered in Belgium, where none of the institutions is.',
    'The level of the programme "Theory of Bridges", third cycle, was not among the levels of REGINST0042 (University of Valmere) and has been added to them.',
    'The report looks like a duplicate of report 17: the dates, the decision, the activities, the institutions and the programmes are the same.',
  ]);
});

it.each([
  ['made', ' and has been added to them as not official and cross-border.', ' and has been added to them.'],
  ['to come', ' and will be added to them as not official and cross-border.', ' and will be added to them.'],
  ['none', '.', '.'],
] as const)('says what was not known and what is added: %s', (additions, country, level) => {
  const given = facts({
    report: { programmes: [aProgramme({ qfEheaLevel: 'third cycle', countryIds: [CANADA] })] },
  });
  const messages = findFlags(given, additions).map(({ message }) => message);
  expect(messages).toContain(`Canada was not among the countries of AG1${country}`);
  expect(messages).toContain(
    `The level of the programme "Theory of Bridges", third cycle, was not among the levels of REGINST0042 (University of Valmere)${level}`,
  );
});

describe('obligatory_without_official_agency', () => {
  const HIGH = [['obligatory_without_official_agency', 'high level', `countries:${CANADA}`]];
  const inCanada = { institutions: [institutionIn(CANADA)] };

  it.each([
    ['official there', { agency: agencyNumber(1, { focusCountries: [focus(CANADA)] }) }, []],
    [
      'voluntary',
      { agency: agencyNumber(1, { focusCountries: [focus(CANADA, false)] }), report: { status: 'voluntary' as const } },
      [],
    ],
    ['present there, but not official', { agency: agencyNumber(1, { focusCountries: [focus(CANADA, false)] }) }, HIGH],
    [
      'official across the border only',
      { agency: agencyNumber(1, { focusCountries: [focus(CANADA, true, true)] }) },
      HIGH,
    ],
    [
      'official in one of two countries',
      {
        agency: agencyNumber(1, { focusCountries: [focus(CANADA, false), focus(AUSTRIA)] }),
        institutions: [institutionIn(CANADA), institutionIn(AUSTRIA, 43)],
      },
      [],
    ],
    [
      'official in the whole country of a part',
      { agency: agencyNumber(1, { focusCountries: [focus(BELGIUM)] }), institutions: [institutionIn(FLANDERS)] },
      [],
    ],
  ])('%s', (_what, overrides, flags) => {
    expect(brief(facts({ ...inCanada, ...overrides }))).toEqual(flags);
  });
});

describe('no_file and only_file_failed', () => {
  const failed = { ...FILE, state: 'failed' as const, sha256: null, size: null };
  it.each([
    ['no file', [], [['no_file', 'high level', '']]],
    ['a stored file', [FILE], []],
    ['a file that may still arrive', [{ ...failed, state: 'pending' as const }], []],
    ['the only file failed', [failed], [['only_file_failed', 'high level', 'files:1']]],
    ['one of two failed', [failed, { ...FILE, id: 2 }], []],
    ['one failed, one to come', [failed, { ...failed, id: 2, state: 'pending' as const }], []],
    ['both failed', [failed, { ...failed, id: 2 }], [['only_file_failed', 'high level', 'files:1,2']]],
  ])('%s', (_what, files, flags) => {
    expect(brief(facts({ report: { files } }))).toEqual(flags);
  });
});

describe('country_not_in_focus', () => {
  const voluntary = { status: 'voluntary' as const };
  const LOW = (id: number) => ['country_not_in_focus', 'low level', `country:${id}`];

  it.each([
    ['a seat in a known country', { report: voluntary }, []],
    ['a seat elsewhere', { report: voluntary, institutions: [institutionIn(CANADA)] }, [LOW(CANADA)]],
    [
      'a seat in a part of a known country',
      {
        report: voluntary,
        agency: agencyNumber(1, { focusCountries: [focus(BELGIUM)] }),
        institutions: [institutionIn(FLANDERS)],
      },
      [],
    ],
    [
      'a country it once worked in',
      {
        report: voluntary,
        agency: agencyNumber(1, { focusCountries: [{ ...focus(CANADA), validTo: '2015-01-01' }] }),
        institutions: [institutionIn(CANADA)],
      },
      [],
    ],
    [
      'a place that is no seat',
      {
        report: voluntary,
        institutions: [
          institutionIn(AUSTRIA, 42, {
            locations: [
              ...institutionIn(AUSTRIA).locations,
              ...institutionIn(CANADA).locations.map((location) => ({ ...location, isLegalSeat: false })),
            ],
          }),
        ],
      },
      [],
    ],
    [
      'an added country, as long as nobody has looked',
      {
        report: { ...voluntary, flags: [open('country_not_in_focus', `country:${CANADA}`)] },
        agency: agencyNumber(1, { focusCountries: [focus(CANADA, false, true)] }),
        institutions: [institutionIn(CANADA)],
      },
      [LOW(CANADA)],
    ],
  ])('%s', (_what, overrides, flags) => {
    expect(brief(facts(overrides))).toEqual(flags);
  });
});

describe('programme_country_elsewhere', () => {
  const agency = agencyNumber(1, { focusCountries: [focus(AUSTRIA), focus(BELGIUM), focus(CANADA)] });
  const offeredIn = (...countryIds: number[]) => ({ programmes: [aProgramme({ countryIds })] });

  it.each([
    ['nowhere else', facts({ agency, report: offeredIn() }), []],
    ['where the institution is', facts({ agency, report: offeredIn(AUSTRIA) }), []],
    [
      'in the country of a part',
      facts({
        agency,
        report: offeredIn(BELGIUM),
        institutions: [institutionIn(AUSTRIA), institutionIn(FLANDERS, 43)],
      }),
      [],
    ],
    ['where the platform is', facts({ agency, report: offeredIn(CANADA), platforms: [institutionIn(CANADA, 50)] }), []],
    [
      'elsewhere',
      facts({ agency, report: offeredIn(AUSTRIA, CANADA) }),
      [['programme_country_elsewhere', 'low level', `country:${CANADA}`]],
    ],
  ])('%s', (_what, given, flags) => {
    expect(brief(given)).toEqual(flags);
  });
});

describe('level_not_at_institution', () => {
  const atLevel = (qfEheaLevel: 'first cycle' | 'second cycle') => ({ programmes: [aProgramme({ qfEheaLevel })] });
  const LOW = ['level_not_at_institution', 'low level', 'institution:42 level:second cycle'];

  it.each([
    ['a known level', facts({ report: atLevel('first cycle') }), []],
    ['a level it lacks', facts({ report: atLevel('second cycle') }), [LOW]],
    [
      'a level one of two lacks',
      facts({
        report: atLevel('second cycle'),
        institutions: [
          institutionIn(AUSTRIA),
          institutionIn(AUSTRIA, 43, {
            levels: [{ level: 'second cycle', source: '', sourceNote: '', validFrom: null, validTo: null }],
          }),
        ],
      }),
      [LOW],
    ],
    [
      'a level that two programmes have',
      facts({
        report: { programmes: [...atLevel('second cycle').programmes, ...atLevel('second cycle').programmes] },
      }),
      [LOW],
    ],
  ])('%s', (_what, given, flags) => {
    expect(brief(given)).toEqual(flags);
  });
});

it('each lookalike is a flag', () => {
  expect(brief(facts({ lookalikeIds: [3, 5] }))).toEqual([
    ['possible_duplicate', 'low level', 'report:3'],
    ['possible_duplicate', 'low level', 'report:5'],
  ]);
});
