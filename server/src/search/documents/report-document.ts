import type { Agency } from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import { isReportCrossborder } from '../../domain/crossborder.ts';
import type { Day } from '../../domain/day.ts';
import type { Institution } from '../../domain/institution.ts';
import { namePrimary } from '../../domain/institution-names.ts';
import { primaryProgrammeName, programmeType } from '../../domain/programme.ts';
import type { Stored } from '../../domain/record.ts';
import type { Report } from '../../domain/report.ts';
import { countryIdsOfReport } from '../../domain/report-countries.ts';
import { effectiveFlag } from '../../domain/report-state.ts';
import { calculatedValidTo, effectiveValidTo } from '../../domain/validity.ts';
import { FLAG_LEVELS } from '../../domain/vocabularies.ts';
import { findLanguage } from '../../reference/languages.ts';
import { sortKey } from '../analysis/fold.ts';
import type { SearchDocument, TextField } from '../search-document.ts';
import { facetValues } from './facet-values.ts';
import { citiesOf, countrySort } from './institution-document.ts';
import {
  currentNames,
  distinctFields,
  type MergedInstitution,
  nameFields,
  shortIdentifiers,
  textFields,
} from './institution-text.ts';
import { agencyLabelsOf } from './listed-reports.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An institution as the reports on it embed it. */
export interface InstitutionInReport extends MergedInstitution {
  /** What it is part of, came from or became: a report on a faculty is found by the name of the university. */
  readonly relatives: readonly Pick<Institution, 'names'>[];
}

export interface ReportDocumentFacts {
  /** A visible report. */
  readonly report: Stored<Report>;
  readonly institutions: readonly InstitutionInReport[];
  readonly platforms: readonly InstitutionInReport[];
}

export function reportDocument(facts: ReportDocumentFacts, vocabulary: Vocabulary, today: Day): SearchDocument {
  const { report, institutions } = facts;
  const involved = involvedIn(facts);
  const activities = report.activityIds.map((id) => vocabulary.activity(id));
  const countryIds = countriesOf(facts, today);
  const flag = effectiveFlag(report);
  const groupIds = activities.flatMap(({ activity }) => (activity.groupId === null ? [] : [activity.groupId]));
  return {
    id: report.id,
    text: distinctFields([
      ...involved.flatMap(nameFields),
      ...programmeFields(report),
      ...textFields(
        'city',
        involved.flatMap(({ institution }) => citiesOf(institution, today)),
      ),
      ...textFields('country', vocabulary.countryNames(countryIds)),
      ...textFields(
        'related',
        involved.flatMap(({ relatives }) => relatives.flatMap(currentNames)),
      ),
      ...agencyFields(report, vocabulary),
      { class: 'body', text: report.summary ?? '' },
    ]),
    names: facetValues([...involved.flatMap(knownAs), ...programmeFields(report).flatMap(nameOf)]),
    identifiers: [...new Set([...ownIdentifiers(report), ...involved.flatMap(shortIdentifiers)])],
    facets: {
      agency: facetValues(agencyLabelsOf(report, vocabulary)),
      country: facetValues(vocabulary.countryNames(countryIds)),
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
      otherProviderCovered: [String(involved.some(({ institution }) => institution.isOtherProvider))],
    },
    keywords: { institution: institutionIdsOf(facts), activityGroup: facetValues(groupIds.map(String)) },
    days: {
      validFrom: report.validFrom,
      validTo: effectiveValidTo(report),
      validToCalculated: calculatedValidTo(report),
    },
    instants: { dateCreated: report.createdAt, dateUpdated: report.updatedAt },
    sortKeys: {
      agency: sortKey(vocabulary.agency(report.agencyId).label),
      country: countrySort(countryIds, vocabulary),
      activity: activities[0] === undefined ? null : sortKey(activities[0].label),
      flag: String(FLAG_LEVELS.indexOf(flag)),
      institutionProgrammeSort: institutionProgrammeSort(report, institutions),
    },
    points: [],
  };
}

export function involvedIn({ institutions, platforms }: ReportDocumentFacts): readonly InstitutionInReport[] {
  return [...institutions, ...platforms];
}

export function countriesOf(facts: ReportDocumentFacts, day: Day): readonly number[] {
  return countryIdsOfReport(
    involvedIn(facts).map(({ institution }) => institution),
    day,
  );
}

/** The ids it is found under: those in the record, and those of the records that doubles were merged into. */
export function institutionIdsOf(facts: ReportDocumentFacts): string[] {
  const { institutionIds, platformIds } = facts.report;
  const survivors = involvedIn(facts).map(({ institution }) => institution.id);
  return facetValues([...institutionIds, ...platformIds, ...survivors].map(String));
}

export function agencyFields(
  { agencyId, contributingAgencyIds }: Pick<Report, 'agencyId' | 'contributingAgencyIds'>,
  vocabulary: Vocabulary,
): TextField[] {
  const agencies = [agencyId, ...contributingAgencyIds].map((id): Agency => vocabulary.agency(id).agency);
  return textFields(
    'related',
    agencies.flatMap((agency) => [agencyAcronymPrimary(agency), agencyNamePrimary(agency)]),
  );
}

/** The names people would type for the institution; former ones are found as text. */
export function knownAs(merged: MergedInstitution): string[] {
  return nameFields(merged).flatMap(nameOf);
}

function nameOf({ class: textClass, text }: TextField): string[] {
  return textClass === 'name' || textClass === 'acronym' ? [text] : [];
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
    institutions: institutions.map(({ institution }) => institution),
    countries: vocabulary.subsystems,
  });
}

/** Institution first, then programme; the space between sorts before every letter. */
function institutionProgrammeSort(
  { programmes: [programme] }: Report,
  [first]: readonly InstitutionInReport[],
): string | null {
  const institutionName = first === undefined ? '' : sortKey(namePrimary(first.institution));
  const programmeName = programme === undefined ? '' : sortKey(primaryProgrammeName(programme));
  return institutionName === '' && programmeName === '' ? null : `${institutionName} ${programmeName}`;
}
