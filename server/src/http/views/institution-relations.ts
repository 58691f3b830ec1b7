import type { Period } from '../../domain/day.ts';
import type { HistoricalRelation, Institution } from '../../domain/institution.ts';
import { namePrimary, registryId } from '../../domain/institution-names.ts';
import { currentLocations, pointOf } from '../../domain/location.ts';
import type { Stored } from '../../domain/record.ts';
import { historicalWording, type RelationSide } from '../../domain/relations.ts';
import type { ChildRelation } from '../../domain/report-relation.ts';
import type { HierarchyType } from '../../domain/vocabularies.ts';
import { sortKey } from '../../search/analysis/fold.ts';
import type { InstitutionRecord, InstitutionSearchItem } from '../schemas/institution.ts';
import { toNestedCountry } from './country-view.ts';
import { type Related, required, type ViewContext } from './related.ts';

/** The relations that stand in the records of others, seen from one institution. */
export interface InstitutionRelations {
  /** Institutions that are part of it. */
  readonly children: readonly ChildRelation[];
  /** What others did to it. */
  readonly events: readonly ReceivedEvent[];
}

export interface ReceivedEvent extends Omit<HistoricalRelation, 'targetId'> {
  readonly sourceId: number;
}

export const NO_RELATIONS: InstitutionRelations = { children: [], events: [] };

/** An event with the side on which the other institution stands. */
export interface EventWithOther {
  readonly otherId: number;
  readonly otherSide: RelationSide;
  readonly wording: string;
  readonly date: string;
}

/** Every event the institution had part in, worded from its side, oldest first. */
export function eventsOf(institution: Institution, { events }: InstitutionRelations): EventWithOther[] {
  const done = institution.historicalRelations.map(({ targetId, type, date }) => ({
    otherId: targetId,
    otherSide: 'target' as const,
    wording: historicalWording(type, 'source'),
    date,
  }));
  const received = events.map(({ sourceId, type, date }) => ({
    otherId: sourceId,
    otherSide: 'source' as const,
    wording: historicalWording(type, 'target'),
    date,
  }));
  return [...done, ...received].sort((one, other) => one.date.localeCompare(other.date) || one.otherId - other.otherId);
}

export function toHierarchicalRelationships(
  institution: Institution,
  { children }: InstitutionRelations,
  related: Related,
  context: ViewContext,
): InstitutionRecord['hierarchical_relationships'] {
  const nest = (id: number, relation: TypedPeriod) => ({
    institution: toRelatedInstitution(required(related.institutions, id), related, context),
    ...toRelationPeriod(relation),
  });
  return {
    includes: children.map((relation) => nest(relation.childId, relation)),
    part_of: institution.partOf.map((relation) => nest(relation.parentId, relation)),
  };
}

export function toHistoricalRelationships(
  institution: Institution,
  relations: InstitutionRelations,
  related: Related,
  context: ViewContext,
): InstitutionRecord['historical_relationships'] {
  return eventsOf(institution, relations).map(({ otherId, wording, date }) => ({
    institution: toRelatedInstitution(required(related.institutions, otherId), related, context),
    relationship_type: wording,
    relationship_date: date,
  }));
}

/** The form of search items: the other institution and the relation side by side. */
export function toFlatRelationships(
  institution: Institution,
  { children }: InstitutionRelations,
  related: Related,
): InstitutionSearchItem['hierarchical_relationships'] {
  const flatten = (id: number, relation: TypedPeriod) => {
    const other = required(related.institutions, id);
    return {
      id: other.id,
      registry_id: registryId(other.id),
      name_primary: namePrimary(other),
      website_link: other.websiteLink,
      ...toRelationPeriod(relation),
    };
  };
  return {
    includes: children.map((relation) => flatten(relation.childId, relation)),
    part_of: institution.partOf.map((relation) => flatten(relation.parentId, relation)),
  };
}

interface TypedPeriod extends Period {
  readonly type: HierarchyType;
}

export function toRelationPeriod({ type, validFrom, validTo }: TypedPeriod) {
  return { relationship_type: type, valid_from: validFrom ?? '', valid_to: validTo ?? '' };
}

function toRelatedInstitution(institution: Stored<Institution>, related: Related, { today, addresses }: ViewContext) {
  return {
    id: institution.id,
    registry_id: registryId(institution.id),
    stats_id: institution.statsId ?? '',
    url: addresses.institution(institution.id),
    name_primary: namePrimary(institution),
    name_sort: sortKey(namePrimary(institution)),
    website_link: institution.websiteLink,
    countries: currentLocations(institution, today).map((location) => {
      const country = required(related.countries, location.countryId);
      const { lat, long } = pointOf(location, country);
      return {
        country: toNestedCountry(country, addresses),
        city: location.city,
        lat,
        long,
        country_verified: location.isLegalSeat,
      };
    }),
  };
}
