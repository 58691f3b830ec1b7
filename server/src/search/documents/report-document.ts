import { isReportCrossborder } from '../../domain/crossborder.ts';
import { primaryProgrammeName, programmeType } from '../../domain/programme.ts';
import type { Stored } from '../../domain/record.ts';
import type { Report } from '../../domain/report.ts';
import { effectiveFlag } from '../../domain/report-state.ts';
import { calculatedValidTo, effectiveValidTo } from '../../domain/validity.ts';
import { FLAG_LEVELS } from '../../domain/vocabularies.ts';
import { findLanguage } from '../../reference/languages.ts';
import { sortKey } from '../analysis/fold.ts';
import type { SearchDocument, TextField } from '../search-document.ts';
import { type EmbeddedInstitution, nameOf } from './embedded-institution.ts';
import { facetValues } from './facet-values.ts';
import { countrySort } from './institution-document.ts';
import { distinctFields, textFields } from './institution-text.ts';
import { agencyLabelsOf } from './listed-reports.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface ReportDocumentFacts {
  /** A visible report. */
  readonly report: Stored<Report>;
  readonly institutions: readonly EmbeddedInstitution[];
  readonly platforms: readonly EmbeddedInstitution[];
}

export function reportDocument(facts: ReportDocumentFacts, vocabulary: Vocabulary): SearchDocument {
  const { report, institutions } = facts;
  const involved = involvedIn(facts);
  const activities = report.activityIds.map((id) => vocabulary.activity(id));
  const countryIds = countriesOf(facts);
  const countryNames = vocabulary.countryNames(countryIds);
  const programmeNames = programmeFields(report);
  const flag = effectiveFlag(report);
  const groupIds = activities.flatMap(({ activity }) => (activity.groupId === null ? [] : [activity.groupId]));
  return {
    id: report.id,
    text: distinctFields([
      ...involved.flatMap(({ names }) => names),
      ...programmeNames,
      ...involved.flatMap(({ cities }) => cities),
      ...textFields('country', countryNames),
      ...involved.flatMap(({ related }) => related),
      ...agencyFields(report, vocabulary),
      { class: 'body', text: report.summary ?? '' },
    ]),
    names: facetValues([...involved.flatMap(({ knownAs }) => knownAs), ...programmeNames.flatMap(nameOf)]),
    identifiers: [...new Set([...ownIdentifiers(report), ...involved.flatMap(({ identifiers }) => identifiers)])],
    facets: {
      agency: facetValues(agencyLabelsOf(report, vocabulary)),
      country: facetValues(countryNames),
      activity: facetValues(activities.map(({ label }) => label)),
      activityType: facetValues(activities.map(({ activity }) => activity.type)),
      status: [report.status],
      decision: [report.decision],
      language: facetValues(report.files.flatMap(({ languages }) => languages.map(languageName))),
      flag: [flag],
      crossborder: [String(isCrossborder(facts, vocabulary))],
      qfEheaLevel: facetValues([...report.programmes.map(({ qfEheaLevel }) => qfEheaLevel), ...report.limitQfLevels]),
      degreeOutcome: facetValues(report.programmes.map(({ degreeOutcome }) => String(degreeOutcome))),
      programmeType: facetValues(report.programmes.map(programmeType)),
      otherProviderCovered: [String(involved.some(({ isOtherProvider }) => isOtherProvider))],
    },
    keywords: { institution: institutionIdsOf(facts), activityGroup: facetValues(groupIds.map(String)) },
    days: {
      validFrom: report.validFrom,
      validTo: effectiveValidTo(report),
      validToCalculated: calculatedValidTo(report),
    },
    instants: { dateCreated: report.createdAt, dateUpdated: report.updatedAt },
    sortKeys: {
      agency: vocabulary.agency(report.agencyId).sortKey,
      country: countrySort(countryIds, vocabulary),
      activity: activities[0]?.sortKey ?? null,
      flag: String(FLAG_LEVELS.indexOf(flag)),
      institutionProgrammeSort: institutionProgrammeSort(report, institutions),
    },
    points: [],
  };
}

export function involvedIn({ institutions, platforms }: ReportDocumentFacts): readonly EmbeddedInstitution[] {
  return platforms.length === 0 ? institutions : [...institutions, ...platforms];
}

/** The countries of a report are those of its institutions and platforms, each once. */
export function countriesOf(facts: ReportDocumentFacts): readonly number[] {
  const involved = involvedIn(facts);
  const [first] = involved;
  if (involved.length === 1 && first) return first.countryIds;
  return [...new Set(involved.flatMap(({ countryIds }) => countryIds))];
}

/** The ids it is found under: those in the record, and those of the records that doubles were merged into. */
export function institutionIdsOf(facts: ReportDocumentFacts): readonly string[] {
  const { institutionIds, platformIds } = facts.report;
  const survivors = involvedIn(facts).map(({ id }) => id);
  return facetValues([...institutionIds, ...platformIds, ...survivors].map(String));
}

export function agencyFields(
  { agencyId, contributingAgencyIds }: Pick<Report, 'agencyId' | 'contributingAgencyIds'>,
  vocabulary: Vocabulary,
): readonly TextField[] {
  return [agencyId, ...contributingAgencyIds].flatMap((id) => vocabulary.agency(id).textFields);
}

function programmeFields({ programmes }: Report): TextField[] {
  const names = programmes.flatMap((programme) => programme.names);
  return distinctFields([
    ...textFields(
      'name',
      names.map(({ name }) => name),
    ),
    ...textFields(
      'otherName',
      names.map(({ qualification }) => qualification),
    ),
  ]);
}

function ownIdentifiers({ localIdentifier, programmes }: Report): string[] {
  const ofProgrammes = programmes.flatMap(({ identifiers }) => identifiers.map(({ identifier }) => identifier));
  return localIdentifier === null ? ofProgrammes : [localIdentifier, ...ofProgrammes];
}

function languageName(code: string): string {
  return findLanguage(code)?.name ?? code;
}

function isCrossborder({ report, institutions }: ReportDocumentFacts, vocabulary: Vocabulary): boolean {
  return isReportCrossborder({
    report,
    agency: vocabulary.agency(report.agencyId).agency,
    institutions,
    countries: vocabulary.subsystems,
  });
}

/** Institution first, then programme; the space between sorts before every letter. */
function institutionProgrammeSort(
  { programmes: [programme] }: Report,
  [first]: readonly EmbeddedInstitution[],
): string | null {
  const institutionName = first?.sortName ?? '';
  const programmeName = programme === undefined ? '' : sortKey(primaryProgrammeName(programme));
  return institutionName === '' && programmeName === '' ? null : `${institutionName} ${programmeName}`;
}
