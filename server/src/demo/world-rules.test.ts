import { describe, expect, it } from 'vitest';
import { isRegisteredOn } from '../domain/agency.ts';
import { isReportCrossborder } from '../domain/crossborder.ts';
import { addYears, isDay, isWithin } from '../domain/day.ts';
import { effectiveFlag } from '../domain/report-state.ts';
import { COUNTRIES } from '../reference/countries.ts';
import { createDemoWorld } from './demo-world.ts';
import { itemAt } from './random.ts';

const world = createDemoWorld({ seed: 1, reports: 25_000 });
const agencies = [...world.agencies()];
const institutions = [...world.institutions()];
const reports = [...world.reports()];
const files = new Map([...world.files()].map(({ sha256, bytes }) => [sha256, bytes.byteLength]));

const EHEA_IDS = new Set(COUNTRIES.filter(({ eheaIsMember }) => eheaIsMember).map(({ id }) => id));
const countries = COUNTRIES.map(({ id, parentAlpha2 }) => ({
  id,
  parentId: COUNTRIES.find(({ alpha2 }) => alpha2 === parentAlpha2)?.id ?? null,
}));

type Agency = (typeof agencies)[number];
type Institution = (typeof institutions)[number];
type Report = (typeof reports)[number];

const agencyOf = (id: number): Agency => itemAt(agencies, id - 1);
const institutionOf = (id: number): Institution => itemAt(institutions, id - 1);
const isObligatory = ({ status }: Report) => status === 'part of obligatory EQA system';
const seatsOf = (report: Report) =>
  report.institutionIds.flatMap((id) => institutionOf(id).locations.filter(({ isLegalSeat }) => isLegalSeat));
const hasFlag = ({ flags }: Report, code: string) => flags.some((flag) => flag.code === code);

function involvedAgencies({ agencyId, contributingAgencyIds }: Report): readonly Agency[] {
  return [agencyId, ...contributingAgencyIds].map(agencyOf);
}

function activitiesOf(report: Report) {
  return involvedAgencies(report).flatMap(({ id, activities }) =>
    activities
      .filter((activity) => report.activityIds.includes(activity.id))
      .map((activity) => ({ ...activity, agencyId: id })),
  );
}

function isCrossborder(report: Report): boolean {
  return isReportCrossborder({
    report,
    agency: agencyOf(report.agencyId),
    institutions: report.institutionIds.map(institutionOf),
    countries,
  });
}

function hasRightSize(report: Report): boolean {
  const types = activitiesOf(report).map(({ type }) => type);
  const { length: programmes } = report.programmes;
  const { length: partners } = report.institutionIds;
  if (types.includes('joint programme')) return partners >= 2 && programmes >= 1;
  if (types.includes('institutional')) return partners >= 1 && programmes === 0;
  return partners === 1 && programmes >= 1;
}

/** Each rule that agencies must keep when they submit, as a predicate that must hold for every report. */
const RULES: readonly (readonly [string, (report: Report) => boolean])[] = [
  [
    'every agency involved has an activity, and every activity an agency involved',
    (report) => {
      const owners = activitiesOf(report);
      return (
        owners.length === report.activityIds.length &&
        involvedAgencies(report).every(({ id }) => owners.some(({ agencyId }) => agencyId === id))
      );
    },
  ],
  ['the type of activity fits the numbers of institutions and programmes', hasRightSize],
  [
    'dates exist and are in order',
    ({ validFrom, validTo }) => isDay(validFrom) && (validTo === null || (isDay(validTo) && validFrom < validTo)),
  ],
  [
    'dates are not absurd',
    ({ validFrom, validTo }) =>
      validFrom >= '2005-01-01' && validFrom <= '2027-12-31' && (validTo ?? validFrom) <= addYears('2027-12-31', 30),
  ],
  [
    'all agencies are registered on the first day',
    (report) => involvedAgencies(report).every((agency) => isRegisteredOn(report.validFrom, agency)),
  ],
  [
    'all activities run on the first day',
    (report) => activitiesOf(report).every((activity) => isWithin(report.validFrom, activity)),
  ],
  [
    'the institutions exist on the first day',
    (report) =>
      report.institutionIds
        .map(institutionOf)
        .every(({ foundingDate, closureDate }) =>
          isWithin(report.validFrom, { validFrom: foundingDate, validTo: closureDate }),
        ),
  ],
  [
    'no institution is a double that was merged away',
    ({ institutionIds, platformIds }) =>
      [...institutionIds, ...platformIds].every((id) => institutionOf(id).mergedIntoId === null),
  ],
  [
    'no party is named twice',
    ({ institutionIds, platformIds, contributingAgencyIds, agencyId }) => {
      const parties = [...institutionIds, ...platformIds];
      const makers = [agencyId, ...contributingAgencyIds];
      return new Set(parties).size === parties.length && new Set(makers).size === makers.length;
    },
  ],
  [
    'only other providers: voluntary and without a full degree',
    (report) =>
      !report.institutionIds.every((id) => institutionOf(id).isOtherProvider) ||
      (!isObligatory(report) && report.programmes.every(({ degreeOutcome }) => !degreeOutcome)),
  ],
  [
    'a programme without a full degree states its workload and assessment, others no assessment',
    ({ programmes }) =>
      programmes.every(({ degreeOutcome, workloadEcts, assessmentCertification }) =>
        degreeOutcome ? assessmentCertification === null : workloadEcts !== null && assessmentCertification !== null,
      ),
  ],
  [
    'a programme has one identifier of a kind',
    ({ programmes }) =>
      programmes.every(
        ({ identifiers }) => new Set(identifiers.map(({ resource }) => resource)).size === identifiers.length,
      ),
  ],
  [
    'every programme has one primary name',
    ({ programmes }) => programmes.every(({ names }) => names.filter(({ isPrimary }) => isPrimary).length === 1),
  ],
  [
    'obligatory: an institution inside the higher education area',
    (report) => !isObligatory(report) || seatsOf(report).some(({ countryId }) => EHEA_IDS.has(countryId)),
  ],
  [
    'obligatory outside the agency’s official countries is flagged, and nothing else is',
    (report) =>
      (isObligatory(report) && isCrossborder(report)) === hasFlag(report, 'obligatory_without_official_agency'),
  ],
  [
    'legal-seat and programme countries are among the agency’s',
    (report) => {
      const known = new Set(agencyOf(report.agencyId).focusCountries.map(({ countryId }) => countryId));
      const seats = report.institutionIds.map((id) => institutionOf(id).locations.filter((place) => place.isLegalSeat));
      return (
        seats.every((places) => places.length === 0 || places.some(({ countryId }) => known.has(countryId))) &&
        report.programmes.every(({ countryIds }) => countryIds.every((id) => known.has(id)))
      );
    },
  ],
  [
    'a programme taught in a country of no institution is flagged, and nothing else is',
    (report) => {
      const places = report.institutionIds.flatMap((id) =>
        institutionOf(id).locations.map(({ countryId }) => countryId),
      );
      const isElsewhere = report.programmes.some(({ countryIds }) => countryIds.some((id) => !places.includes(id)));
      return isElsewhere === hasFlag(report, 'programme_country_elsewhere');
    },
  ],
  [
    'a programme level that an institution lacks is flagged, and nothing else is',
    (report) => {
      const isLacking = report.programmes.some(({ qfEheaLevel }) =>
        report.institutionIds.some(
          (id) => !institutionOf(id).levels.some(({ level, validTo }) => validTo === null && level === qfEheaLevel),
        ),
      );
      return isLacking === hasFlag(report, 'level_not_at_institution');
    },
  ],
  [
    'a report without a file, or whose only file failed, is or was held',
    (report) => {
      const isWithout = report.files.every(({ state }) => state === 'failed');
      return isWithout === (hasFlag(report, 'no_file') || hasFlag(report, 'only_file_failed'));
    },
  ],
  [
    'only stored files have content, and that content is among the files of the world',
    ({ files: own }) =>
      own.every(({ state, sha256, size }) =>
        state === 'stored' ? sha256 !== null && files.get(sha256) === size : sha256 === null && size === null,
      ),
  ],
  [
    'only an institutional procedure is limited',
    (report) =>
      (report.limitField === null && report.limitQfLevels.length === 0) ||
      activitiesOf(report).every(({ type }) => type === 'institutional'),
  ],
  [
    'a successor is a later report of the same agency, and both name each other',
    (report) => {
      if (report.supersededBy === null) return true;
      const successor = itemAt(reports, report.supersededBy.reportId - 1);
      return (
        successor.supersedesId === report.id &&
        successor.agencyId === report.agencyId &&
        successor.validFrom === report.supersededBy.validFrom &&
        successor.validFrom > report.validFrom
      );
    },
  ],
  [
    'a superseded report comes before its successor',
    ({ id, supersedesId }) =>
      supersedesId === null || (supersedesId < id && reports[supersedesId - 1]?.supersededBy?.reportId === id),
  ],
];

describe('every report of the demo world', () => {
  it.each(RULES)('%s', (_, holds) => {
    expect(
      reports.filter((report) => !holds(report)).map(({ id, localIdentifier }) => ({ id, localIdentifier })),
    ).toEqual([]);
  });

  it('has a local identifier that its agency uses once', () => {
    const used = reports
      .filter((report) => report.localIdentifier !== null)
      .map((report) => `${report.agencyId} ${report.localIdentifier}`);
    expect(used.length).toBe(new Set(used).size);
  });
});

describe('the reports together', () => {
  it('hold every decision, status, flag and number of partners', () => {
    const seen = (values: readonly (string | number)[]) => [...new Set(values.map(String))].toSorted();
    expect(seen(reports.map(({ decision }) => decision))).toEqual([
      'negative',
      'not applicable',
      'positive',
      'positive with conditions or restrictions',
    ]);
    expect(seen(reports.map(({ status }) => status))).toEqual(['part of obligatory EQA system', 'voluntary']);
    expect(seen(reports.map(effectiveFlag))).toEqual(['high level', 'low level', 'none']);
    expect(seen(reports.map(({ institutionIds }) => institutionIds.length))).toEqual(['1', '2', '3', '4', '5']);
  });
});
