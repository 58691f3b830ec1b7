import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isReportCrossborder } from '../domain/crossborder.ts';
import { programmeType } from '../domain/programme.ts';
import { effectiveFlag, stateOf } from '../domain/report-state.ts';
import { calculatedValidTo, isValidOn } from '../domain/validity.ts';
import { COUNTRIES } from '../reference/countries.ts';
import { renderAwkwardCases } from './awkward-cases.ts';
import { createDemoWorld } from './demo-world.ts';
import { EDUCATION_SYSTEMS } from './education-systems.ts';
import { knownInstitutionId } from './known/known-institutions.ts';
import { KNOWN_REPORTS } from './known/known-reports.ts';
import { itemAt } from './random.ts';
import { WORLD_DAY } from './world-calendar.ts';

const world = createDemoWorld({ seed: 5, reports: 400 });
const agencies = [...world.agencies()];
const institutions = [...world.institutions()];
const reports = [...world.reports()];
const countries = COUNTRIES.map(({ id, parentAlpha2 }) => ({
  id,
  parentId: COUNTRIES.find(({ alpha2 }) => alpha2 === parentAlpha2)?.id ?? null,
}));

const institution = (key: string) => itemAt(institutions, knownInstitutionId(key) - 1);
const reportId = (key: string) => KNOWN_REPORTS.findIndex((report) => report.key === key) + 1;
const report = (key: string) => itemAt(reports, reportId(key) - 1);

describe('docs/demo-world.md', () => {
  const page = readFileSync(new URL('../../../docs/demo-world.md', import.meta.url), 'utf8');

  it('lists exactly the known records', () => {
    const listed = /<!-- cases:start -->\n([\s\S]*)\n<!-- cases:end -->/.exec(page)?.[1];
    expect(listed).toBe(renderAwkwardCases());
  });

  it('states how many there are of each kind', () => {
    const { counts } = createDemoWorld({ seed: 1, reports: 25_000 });
    const activities = agencies.flatMap((agency) => agency.activities).length;
    const languages = new Set(EDUCATION_SYSTEMS.flatMap(({ tables }) => tables.map(({ language }) => language)));
    expect(page).toContain(`| Countries with a demo profile | ${counts.countries} |`);
    expect(page).toContain(`| Agencies, with activities | ${counts.agencies}, with ${activities} |`);
    expect(page).toContain(`| Institutions | ${counts.institutions.toLocaleString('en')} | 100,000 |`);
    expect(page).toContain(`in the words of ${languages.size} languages`);
  });
});

describe('known reports', () => {
  it.each([
    ['institutional', true, '2029-05-09'],
    ['expired-explicit', false, '2019-01-14'],
    ['expired-default', false, '2021-03-01'],
    ['valid-default', true, '2028-11-15'],
    ['leap-expired', false, '2026-02-28'],
    ['leap-valid', true, '2030-02-28'],
    ['future', false, '2033-10-01'],
    ['last-day', true, '2026-06-30'],
    ['day-after', false, '2026-06-29'],
    ['first-day', true, '2032-06-30'],
    ['superseded-1', false, '2022-03-31'],
    ['superseded-2', false, '2024-04-01'],
    ['superseding', true, '2029-04-01'],
    ['withdrawn', false, '2027-01-20'],
    ['former-agency', true, '2027-12-31'],
  ])('%s: valid on the last day of the world is %s, the calculated end %s', (key, isValid, validTo) => {
    expect([isValidOn(WORLD_DAY, report(key)), calculatedValidTo(report(key))]).toEqual([isValid, validTo]);
  });

  it.each([
    ['institutional', 'published', 'none'],
    ['superseded-1', 'superseded', 'none'],
    ['superseded-2', 'superseded', 'none'],
    ['superseding', 'published', 'none'],
    ['withdrawn', 'withdrawn', 'none'],
    ['held-deletion', 'held', 'high level'],
    ['held-file', 'held', 'high level'],
    ['held-not-official', 'held', 'high level'],
    ['low-duplicate', 'published', 'low level'],
    ['low-country', 'published', 'low level'],
    ['low-level', 'published', 'low level'],
    ['low-focus', 'published', 'low level'],
    ['removed-low', 'published', 'none'],
    ['links-only', 'published', 'none'],
    ['file-pending', 'published', 'none'],
    ['file-failed', 'published', 'none'],
  ])('%s is %s, its flag %s', (key, state, flag) => {
    expect([stateOf(report(key)), effectiveFlag(report(key))]).toEqual([state, flag]);
  });

  it.each([
    ['crossborder', true],
    ['german-belgian', true],
    ['outside', true],
    ['held-not-official', true],
    ['flemish', false],
    ['scottish', false],
    ['two-seats-1', false],
    ['two-seats-2', false],
    ['nowhere', false],
  ])('%s: cross-border is %s', (key, expected) => {
    const { agencyId, institutionIds } = report(key);
    const facts = {
      report: report(key),
      agency: itemAt(agencies, agencyId - 1),
      institutions: institutionIds.map((id) => itemAt(institutions, id - 1)),
      countries,
    };
    expect(isReportCrossborder(facts)).toBe(expected);
  });

  it.each([
    ['joint-2', { institutions: 2, countries: 2 }],
    ['joint-5', { institutions: 5, countries: 5 }],
  ])('%s has partners in several countries', (key, expected) => {
    const partners = report(key).institutionIds.map((id) => itemAt(institutions, id - 1));
    const seats = new Set(partners.map(({ locations }) => locations[0]?.countryId));
    expect({ institutions: partners.length, countries: seats.size }).toEqual(expected);
  });

  it.each([
    ['micro-credential', 'Micro-credential'],
    ['other-provision', 'Other provision'],
    ['programme', 'Full recognised degree programme'],
  ])('%s covers a %s', (key, type) => {
    expect(report(key).programmes.map(programmeType)).toEqual([type]);
  });

  it('have the parties, identifiers and files that the list says', () => {
    expect(report('contributing')).toMatchObject({ agencyId: 1, contributingAgencyIds: [5] });
    expect(report('several-activities').activityIds).toEqual([6, 7]);
    expect(report('no-local-identifier').localIdentifier).toBeNull();
    expect(report('odd-local-identifier').localIdentifier).toBe('Gz. 2022/ÖS 17 / b');
    expect(report('same-local-1').localIdentifier).toBe(report('same-local-2').localIdentifier);
    expect(report('same-local-1').agencyId).not.toBe(report('same-local-2').agencyId);
    expect(report('platform').platformIds).toEqual([knownInstitutionId('platform')]);
    expect(report('limit-field')).toMatchObject({ limitField: '0912', limitQfLevels: [] });
    expect(report('limit-levels').limitQfLevels).toEqual(['first cycle', 'second cycle']);
    expect(report('many-programmes').programmes.length).toBe(25);
    expect(report('links-only')).toMatchObject({ files: [], links: [{}, {}] });
    expect(report('file-pending').files).toMatchObject([{ state: 'pending', sha256: null, size: null }]);
    expect(report('file-failed').files.map(({ state }) => state)).toEqual(['failed', 'stored']);
    expect(report('files-in-languages').files.map(({ languages }) => languages)).toEqual([
      ['deu'],
      ['eng'],
      ['eng', 'deu'],
    ]);
    expect(report('former-agency').agencyId).toBe(2);
  });
});

describe('known institutions', () => {
  it.each([
    ['kedrolimni', 'Greek'],
    ['zheravgrad', 'Cyrillic'],
    ['nisleti', 'Georgian'],
    ['lusadzor', 'Armenian'],
    ['ramat-harotem', 'Hebrew'],
    ['wadi-ar-rayhan', 'Arabic'],
    ['kiriharano', 'Han'],
  ])('%s is written in %s and has a Latin form', (key, script) => {
    const name = itemAt(institution(key).names, 0);
    expect(name.nameOfficial).toMatch(new RegExp(`^\\p{Script=${script}}`, 'u'));
    expect(name.nameOfficialTransliterated).toMatch(/^\p{Script=Latin}/u);
  });

  it('have the relations that the list says', () => {
    const id = knownInstitutionId;
    expect(institution('double').mergedIntoId).toBe(id('survivor'));
    expect(institution('successor').historicalRelations).toMatchObject([
      { targetId: id('predecessor'), type: 'succeeded' },
    ]);
    expect(institution('absorber').historicalRelations).toMatchObject([{ targetId: id('absorbed'), type: 'absorbed' }]);
    expect(institution('spinning-off').historicalRelations).toMatchObject([
      { targetId: id('spun-off'), type: 'spun off' },
    ]);
    const relations = [
      'faculty',
      'independent-school',
      'franchise',
      'platform-member',
      'alliance-member-1',
      'consortium-member',
    ];
    expect(relations.map((key) => institution(key).partOf[0]?.type)).toEqual([
      'faculty',
      'independent faculty or school',
      'franchise or validation partnership',
      'educational platform',
      'alliance',
      'consortium',
    ]);
  });

  it('have the gaps that the list says', () => {
    expect(institution('nowhere').locations).toEqual([]);
    expect(institution('no-point').locations).toMatchObject([{ city: 'Zarceverde', lat: null, long: null }]);
    expect(institution('no-city').locations).toMatchObject([{ city: '', lat: null, long: null }]);
    expect(institution('two-seats').locations.map(({ isLegalSeat }) => isLegalSeat)).toEqual([true, true]);
    expect(institution('moved').locations.map(({ validTo }) => validTo)).toEqual([null, '2013-06-30']);
    expect(institution('minimal')).toMatchObject({ websiteLink: '', foundingDate: null, levels: [], identifiers: [] });
    expect(institution('closed').closureDate).toBe('2014-06-30');
    expect(institution('many-names').names.length).toBe(5);
  });

  it.each(['no-reports', 'double', 'minimal'])('%s has no report', (key) => {
    expect(reports.filter(({ institutionIds }) => institutionIds.includes(knownInstitutionId(key)))).toEqual([]);
  });

  it('share acronyms and identifiers where the list says', () => {
    const acronyms = ['shared-acronym-1', 'shared-acronym-2'].map((key) => institution(key).names[0]?.acronym);
    expect(acronyms).toEqual(['QUX', 'QUX']);
    const holding = (resource: string, identifier: string) =>
      institutions.filter(({ identifiers }) =>
        identifiers.some((entry) => entry.resource === resource && entry.identifier === identifier),
      );
    expect(holding('local identifier', 'H-100').map(({ id }) => id)).toEqual(
      ['same-local-1', 'same-local-2'].map(knownInstitutionId),
    );
    expect(holding('EU-PIC', '900000777').map(({ id }) => id)).toEqual(
      ['expired-holder', 'current-holder'].map(knownInstitutionId),
    );
    expect(holding('KZ-national', '0077').map(({ id }) => id)).toEqual(
      ['same-national-1', 'same-national-2'].map(knownInstitutionId),
    );
  });
});

describe('known agencies', () => {
  it('are no longer registered, silent or renamed as the list says', () => {
    expect(agencies[1]?.registrationValidTo).toBe('2017-12-31');
    expect(
      reports.filter(({ agencyId, contributingAgencyIds }) => [agencyId, ...contributingAgencyIds].includes(3)),
    ).toEqual([]);
    expect(agencies[3]?.names.map(({ validTo }) => validTo)).toEqual([null, '2019-06-30']);
  });

  it('leave some countries with institutions without an agency', () => {
    const bases = new Set(agencies.map(({ countryId }) => countryId));
    const used = institutions.flatMap(({ locations }) => locations.map(({ countryId }) => countryId));
    expect(used.some((countryId) => !bases.has(countryId))).toBe(true);
  });
});
