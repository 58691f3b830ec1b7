import type { Day } from './day.ts';
import { RegistryError } from './errors.ts';
import type {
  HierarchicalRelation,
  HistoricalRelation,
  Institution,
  InstitutionIdentifier,
  InstitutionName,
} from './institution.ts';
import { registryId } from './institution-names.ts';
import type { Stored } from './record.ts';
import type { Report } from './report.ts';

/** What two records hold when one of them turned out to be a double of the other. */
export interface MergeFacts {
  readonly source: Stored<Institution>;
  readonly target: Stored<Institution>;
  /** Every other institution that points at the source, also as a double of it. */
  readonly others: readonly Stored<Institution>[];
  /** Every report that names the source, in any state. */
  readonly reports: readonly Stored<Report>[];
  readonly today: Day;
}

/** What a merge moved, kept so that a split can take it back. */
export interface Moved {
  /** Of this description. */
  readonly form: 1;
  /** The version of the source before. */
  readonly sourceVersion: number;
  readonly statsId: string | null;
  readonly names: readonly InstitutionName[];
  readonly identifiers: readonly InstitutionIdentifier[];
  readonly partOf: readonly HierarchicalRelation[];
  readonly historicalRelations: readonly HistoricalRelation[];
  /** What the survivor said of its relation to the source, which has no meaning any more. */
  readonly dropped: Pick<Institution, 'partOf' | 'historicalRelations'>;
  readonly others: readonly MovedOther[];
  readonly reports: readonly MovedReport[];
}

/** The relations of another institution that led to the source, and all it had before. */
export interface MovedOther {
  readonly id: number;
  readonly before: Pick<Institution, 'partOf' | 'historicalRelations'>;
  readonly wasDouble: boolean;
}

export interface MovedReport {
  readonly id: number;
  readonly isInstitution: boolean;
  readonly isPlatform: boolean;
  /** Whether it named the survivor too. */
  readonly namedTarget: boolean;
}

export interface ChangedRecord<Content> {
  readonly id: number;
  readonly version: number;
  readonly before: Content;
  readonly content: Content;
}

export interface InstitutionPlan {
  /** In the order in which they must be stored. */
  readonly institutions: readonly ChangedRecord<Institution>[];
  readonly reports: readonly ChangedRecord<Report>[];
  /** What whoever decides should look at. */
  readonly warnings: readonly string[];
}

/** Everything of the source goes to the target, and whatever named the source names the target. */
export function planMerge(facts: MergeFacts): InstitutionPlan & { readonly moved: Moved } {
  requireMergeable(facts);
  const { source, target, others, reports } = facts;
  const moved: Moved = {
    form: 1,
    sourceVersion: source.version,
    statsId: target.statsId === null ? source.statsId : null,
    names: namesToMove(facts),
    identifiers: identifiersToMove(facts),
    partOf: source.partOf.filter(
      (one) => one.parentId !== target.id && !target.partOf.some((present) => isSameParent(present, one)),
    ),
    historicalRelations: source.historicalRelations.filter(
      (one) => one.targetId !== target.id && !target.historicalRelations.some((present) => isSameEvent(present, one)),
    ),
    dropped: {
      partOf: target.partOf.filter(({ parentId }) => parentId === source.id),
      historicalRelations: target.historicalRelations.filter(({ targetId }) => targetId === source.id),
    },
    others: others
      .filter(({ id }) => id !== target.id)
      .map(({ id, partOf, historicalRelations, mergedIntoId }) => ({
        id,
        before: { partOf, historicalRelations },
        wasDouble: mergedIntoId === source.id,
      })),
    reports: reports.map(({ id, institutionIds, platformIds }) => ({
      id,
      isInstitution: institutionIds.includes(source.id),
      isPlatform: platformIds.includes(source.id),
      namedTarget: institutionIds.includes(target.id) || platformIds.includes(target.id),
    })),
  };
  return {
    moved,
    // The source first: what may stand in one record only must leave it before it comes to the other.
    institutions: [
      changed(source, {
        ...content(source),
        statsId: moved.statsId === null ? source.statsId : null,
        identifiers: [],
        partOf: [],
        historicalRelations: [],
        mergedIntoId: target.id,
      }),
      changed(target, withMoved(target, source.id, moved)),
      ...others
        .filter(({ id }) => id !== target.id)
        .map((other) => changed(other, redirected(other, source.id, target.id))),
    ],
    reports: reports.map((report) => changed(report, renamed(report, source.id, target.id))),
    warnings: warningsOf(facts),
  };
}

function requireMergeable({ source, target }: MergeFacts): void {
  if (source.id === target.id) throw new RegistryError('conflict', 'An institution cannot be merged into itself.');
  for (const { id, mergedIntoId } of [source, target]) {
    if (mergedIntoId === null) continue;
    throw new RegistryError('conflict', `${registryId(id)} was already merged into ${registryId(mergedIntoId)}.`);
  }
}

/** The survivor keeps its names; others of the double become former ones, so that it is still found by them. */
function namesToMove({ source, target, today }: MergeFacts): readonly InstitutionName[] {
  const known = new Set(target.names.map(({ nameOfficial }) => nameOfficial));
  return source.names
    .filter(({ nameOfficial }) => !known.has(nameOfficial))
    .map((name) => ({ ...name, validTo: name.validTo ?? today }));
}

/** There is one current identifier of a type; that of the double ends where the survivor has one. */
function identifiersToMove({ source, target, today }: MergeFacts): readonly InstitutionIdentifier[] {
  const current = target.identifiers.filter(({ validTo }) => validTo === null);
  return source.identifiers
    .filter((one) => !target.identifiers.some((present) => isSameIdentifier(present, one)))
    .map((one) => {
      const isTaken = current.some(({ resource, agencyId }) => resource === one.resource && agencyId === one.agencyId);
      return isTaken && one.validTo === null ? { ...one, validTo: today } : one;
    });
}

function withMoved(target: Stored<Institution>, sourceId: number, moved: Moved): Institution {
  return {
    ...content(target),
    statsId: target.statsId ?? moved.statsId,
    names: [...target.names, ...moved.names],
    identifiers: [...target.identifiers, ...moved.identifiers],
    partOf: [...target.partOf.filter(({ parentId }) => parentId !== sourceId), ...moved.partOf],
    historicalRelations: [
      ...target.historicalRelations.filter(({ targetId }) => targetId !== sourceId),
      ...moved.historicalRelations,
    ],
  };
}

/** Whatever led from one to the other leads to a third; a relation that is there twice then is kept once. */
export function redirected(other: Stored<Institution>, fromId: number, toId: number): Institution {
  const partOf = other.partOf.map((one) => (one.parentId === fromId ? { ...one, parentId: toId } : one));
  const events = other.historicalRelations.map((one) => (one.targetId === fromId ? { ...one, targetId: toId } : one));
  return {
    ...content(other),
    partOf: partOf.filter((one, index) => partOf.findIndex((first) => isSameParent(first, one)) === index),
    historicalRelations: events.filter((one, index) => events.findIndex((first) => isSameEvent(first, one)) === index),
    mergedIntoId: other.mergedIntoId === fromId ? toId : other.mergedIntoId,
  };
}

/** The report with another institution in the place of one; nobody is named twice, nor in both roles. */
export function renamed(report: Stored<Report>, fromId: number, toId: number): Report {
  const replace = (ids: readonly number[]) => [...new Set(ids.map((id) => (id === fromId ? toId : id)))];
  const institutionIds = replace(report.institutionIds);
  const platformIds = replace(report.platformIds).filter((id) => !institutionIds.includes(id));
  return { ...content(report), institutionIds, platformIds };
}

function warningsOf({ source, target, reports }: MergeFacts): readonly string[] {
  const both = reports.filter(
    ({ institutionIds }) => institutionIds.includes(source.id) && institutionIds.includes(target.id),
  );
  return [
    ...both.map(({ id }) => `Report ${id} names both institutions and will name one.`),
    ...(source.isOtherProvider === target.isOtherProvider
      ? []
      : ['One is an institution, the other is another provider.']),
    ...(countriesOf(source).some((id) => countriesOf(target).includes(id)) ? [] : ['They have no country in common.']),
    ...(source.statsId !== null && target.statsId !== null
      ? [`Both have a statistical identifier; ${source.statsId} stays with the merged record and leads to the other.`]
      : []),
  ];
}

function countriesOf({ locations }: Pick<Institution, 'locations'>): readonly number[] {
  return locations.map(({ countryId }) => countryId);
}

export function changed<Content extends object>(before: Stored<Content>, after: Content): ChangedRecord<Content> {
  return { id: before.id, version: before.version, before: content(before), content: after };
}

/** The record without what the store adds to it. */
export function content<Content extends object>(stored: Stored<Content>): Content {
  const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, ...rest } = stored;
  return rest as unknown as Content;
}

export function isSameParent(one: HierarchicalRelation, other: HierarchicalRelation): boolean {
  return (
    one.parentId === other.parentId &&
    one.type === other.type &&
    one.validFrom === other.validFrom &&
    one.validTo === other.validTo
  );
}

export function isSameEvent(one: HistoricalRelation, other: HistoricalRelation): boolean {
  return one.targetId === other.targetId && one.type === other.type && one.date === other.date;
}

export function isSameIdentifier(one: InstitutionIdentifier, other: InstitutionIdentifier): boolean {
  return one.resource === other.resource && one.identifier === other.identifier && one.agencyId === other.agencyId;
}
