import type { Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import { plainAgencyLabel } from '../domain/facet-labels.ts';
import type { Institution } from '../domain/institution.ts';
import type { Report } from '../domain/report.ts';
import { isVisible } from '../domain/report-state.ts';
import { effectiveValidTo } from '../domain/validity.ts';

/**
 * Whose search documents one change touches, as far as the record itself tells, before and after. Who else refers to
 * them is for the store to say.
 */
export interface Touched {
  /** Institutions whose own documents change. */
  readonly institutionIds: readonly number[];
  /** Institutions whose names or relations stand in the documents of their relatives. */
  readonly relativesOf: readonly number[];
  /** Institutions that the documents of their reports embed. */
  readonly reportsOf: readonly number[];
  /** Institutions whose place decides about the reports they take part in, and so about all who list these. */
  readonly placeOf: readonly number[];
  readonly reportIds: readonly number[];
  /** Institutions whose list of reports changes, and with it those of their heirs. */
  readonly listsOf: readonly number[];
  /** Programmes that may be gone. */
  readonly programmeIds: readonly number[];
  readonly agencyIds: readonly number[];
  /** Agencies that are, or were, called this are told apart. */
  readonly agencyLabels: readonly string[];
  readonly countryIds: readonly number[];
  /** Programmes offered in a country of this name. */
  readonly countryNames: readonly string[];
}

const NOTHING: Touched = {
  institutionIds: [],
  relativesOf: [],
  reportsOf: [],
  placeOf: [],
  reportIds: [],
  listsOf: [],
  programmeIds: [],
  agencyIds: [],
  agencyLabels: [],
  countryIds: [],
  countryNames: [],
};

export function touchedByCountry(id: number, after: Country, before: Country | undefined): Touched {
  if (!differ(before, after, ({ nameEnglish, parentId }) => [nameEnglish, parentId])) return NOTHING;
  const states = before ? [before, after] : [after];
  const isMoved = before !== undefined && before.parentId !== after.parentId;
  const parentIds = isMoved ? states.flatMap(({ parentId }) => (parentId === null ? [] : [parentId])) : [];
  return {
    ...NOTHING,
    countryIds: [id, ...parentIds],
    countryNames: states.map(({ nameEnglish }) => nameEnglish),
  };
}

export function touchedByAgency(id: number, after: Agency, before: Agency | undefined): Touched {
  const shown = ({ names, registerNumber, focusCountries, activities }: Agency) => [
    names,
    registerNumber,
    focusCountries,
    activities.map(({ id: activityId, groupId, activity, type }) => [activityId, groupId, activity, type]),
  ];
  if (!differ(before, after, shown)) return NOTHING;
  const states = before ? [before, after] : [after];
  return { ...NOTHING, agencyIds: [id], agencyLabels: states.map(plainAgencyLabel) };
}

export function touchedByInstitution(id: number, after: Institution, before: Institution | undefined): Touched {
  const states = before ? [before, after] : [after];
  const isRelated = differ(before, after, ({ names, partOf, historicalRelations, mergedIntoId }) => [
    names,
    partOf,
    historicalRelations,
    mergedIntoId,
  ]);
  const isMoved = differ(before, after, ({ locations, mergedIntoId }) => [locations, mergedIntoId]);
  const isEmbedded = isRelated || differ(before, after, embedded);
  const survivorIds = states.flatMap(({ mergedIntoId }) => (mergedIntoId === null ? [] : [mergedIntoId]));
  const targetIds = states.flatMap(({ historicalRelations }) => historicalRelations.map(({ targetId }) => targetId));
  const parentIds = states.flatMap(({ partOf }) => partOf.map(({ parentId }) => parentId));
  const own = [id, ...survivorIds];
  return {
    ...NOTHING,
    institutionIds: [...own, ...(isRelated ? [...parentIds, ...targetIds] : [])],
    relativesOf: isRelated ? own : [],
    reportsOf: [...(isEmbedded ? own : []), ...(isRelated ? targetIds : [])],
    placeOf: isMoved ? own : [],
  };
}

function embedded({ identifiers, statsId, isOtherProvider, locations }: Institution): unknown {
  return [identifiers, statsId, isOtherProvider, locations];
}

export function touchedByReport(id: number, after: Report, before: Report | undefined): Touched {
  const states = before ? [before, after] : [after];
  const isListedAnew = differ(before, after, listed);
  return {
    ...NOTHING,
    reportIds: [id, ...states.flatMap(({ supersedesId }) => (supersedesId === null ? [] : [supersedesId]))],
    listsOf: isListedAnew
      ? states.flatMap(({ institutionIds, platformIds }) => [...institutionIds, ...platformIds])
      : [],
    programmeIds: states.flatMap(({ programmes }) => programmes.map((programme) => programme.id)),
  };
}

/** What the institutions that list a report tell of it. */
function listed(report: Report): unknown {
  if (!isVisible(report)) return null;
  const { agencyId, contributingAgencyIds, activityIds, institutionIds, platformIds, status, validFrom } = report;
  return [
    agencyId,
    contributingAgencyIds,
    activityIds,
    institutionIds,
    platformIds,
    status,
    validFrom,
    effectiveValidTo(report),
  ];
}

/** A new record differs in everything. */
function differ<Content>(before: Content | undefined, after: Content, part: (content: Content) => unknown): boolean {
  return before === undefined || JSON.stringify(part(before)) !== JSON.stringify(part(after));
}
