import { type Day, isWithin } from '../../domain/day.ts';
import type { Institution } from '../../domain/institution.ts';
import { namePrimary, registryId } from '../../domain/institution-names.ts';
import { countryIdsOfInstitution, currentLocations } from '../../domain/location.ts';
import type { Family } from '../../domain/report-relation.ts';
import { sortKey } from '../analysis/fold.ts';
import type { Point, SearchDocument } from '../search-document.ts';
import { isCoveredOn } from './covered-institution.ts';
import { citiesOf } from './embedded-institution.ts';
import { facetValues } from './facet-values.ts';
import {
  allIdentifiers,
  currentNames,
  distinctFields,
  endedIdentifiers,
  type MergedInstitution,
  nameFields,
  textFields,
  websiteDomain,
  writtenForms,
} from './institution-text.ts';
import { type ListableReport, listedReportFacts } from './listed-reports.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface InstitutionDocumentFacts extends MergedInstitution {
  /** Institutions it is or was part of, that are or were part of it, that it came from or that came from it. */
  readonly relatives: readonly Pick<Institution, 'names'>[];
  readonly family: Family;
  /** Visible reports among which those are that the institution lists. */
  readonly reports: readonly ListableReport[];
}

export function institutionDocument(
  facts: InstitutionDocumentFacts,
  vocabulary: Vocabulary,
  today: Day,
): SearchDocument {
  const { institution, doubles, family } = facts;
  const records = [institution, ...doubles];
  const names = nameFields(facts);
  // Like a former name: found, but after whoever holds the identifier today.
  const ended = endedIdentifiers(facts, today);
  const countryIds = countryIdsOfInstitution(institution, today);
  const countryNames = vocabulary.countryNames(countryIds);
  const reports = listedReportFacts(facts.reports, family, vocabulary);
  const statsIds = records.flatMap(({ statsId }) => (statsId === null ? [] : [statsId]));
  return {
    id: institution.id,
    text: distinctFields([
      ...names,
      ...textFields('otherName', ended),
      ...textFields('city', citiesOf(institution, today)),
      ...textFields('country', countryNames),
      ...textFields('related', facts.relatives.flatMap(currentNames)),
      { class: 'body', text: websiteDomain(institution) },
    ]),
    names: [...names.map(({ text }) => text), ...ended],
    identifiers: allIdentifiers(facts).filter((identifier) => !ended.includes(identifier)),
    facets: {
      country: facetValues(countryNames),
      qfEheaLevel: facetValues(levelsOn(institution, today)),
      agency: reports.agency,
      status: reports.status,
      activity: reports.activity,
      activityType: reports.activityType,
      crossborder: reports.crossborder,
      otherProvider: [String(institution.isOtherProvider)],
      hasReport: [String(reports.reportCount > 0)],
    },
    keywords: {
      registryId: facetValues(records.map(({ id }) => registryId(id))),
      statsId: facetValues(statsIds),
      hasStatsId: [String(statsIds.length > 0)],
      hasValidReport: [String(isCoveredOn(today, facts.reports, family))],
      identifier: facetValues(records.flatMap(({ identifiers }) => identifiers.flatMap(writtenForms))),
      activityGroup: reports.activityGroup,
    },
    days: { foundingDate: institution.foundingDate, closureDate: institution.closureDate },
    instants: {},
    sortKeys: {
      nameSort: sortKey(namePrimary(institution)),
      country: countrySort(countryIds, vocabulary),
      reportCount: reports.reportCount,
    },
    points: pointsOf(institution, today),
  };
}

/** By the first country: a list of several would sort by chance. */
export function countrySort([first]: readonly number[], vocabulary: Vocabulary): string | null {
  return first === undefined ? null : vocabulary.countrySortKey(first);
}

function levelsOn({ levels }: Institution, day: Day): string[] {
  return levels.filter((level) => isWithin(day, level)).map(({ level }) => level);
}

/** Known places only: the middle of a country is near nothing. */
function pointsOf(institution: Institution, day: Day): Point[] {
  return currentLocations(institution, day).flatMap(({ lat, long }) =>
    lat === null || long === null ? [] : [{ lat, long }],
  );
}
