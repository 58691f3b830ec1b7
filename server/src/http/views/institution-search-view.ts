import { type Day, isWithin } from '../../domain/day.ts';
import type { Institution } from '../../domain/institution.ts';
import {
  nameDisplay,
  nameOfficialDisplay,
  namePrimary,
  nameSelectDisplay,
  registryId,
} from '../../domain/institution-names.ts';
import { countryIdsOfInstitution, currentLocations } from '../../domain/location.ts';
import { onceFor } from '../../domain/once-for.ts';
import type { Stored } from '../../domain/record.ts';
import { sortKey } from '../../search/analysis/fold.ts';
import type { InstitutionSearchItem } from '../schemas/institution.ts';
import { type InstitutionRelations, toFlatRelationships } from './institution-relations.ts';
import { type Related, required } from './related.ts';

export interface FoundInstitution {
  readonly institution: Stored<Institution>;
  readonly relations: InstitutionRelations;
  readonly related: Related;
  readonly score: number;
  readonly hasReport: boolean;
}

export function toInstitutionSearchItem(found: FoundInstitution, today: Day): InstitutionSearchItem {
  const { institution, relations, related } = found;
  const countryName = (id: number) => required(related.countries, id).nameEnglish;
  const levels = institution.levels.filter((level) => isWithin(today, level)).map(({ level }) => level);
  return {
    id: String(institution.id),
    registry_id: registryId(institution.id),
    stats_id: institution.statsId ?? '',
    name_official_display: nameOfficialDisplay(institution),
    name_primary: namePrimary(institution),
    name_select_display: nameSelectDisplay(institution),
    name_sort: nameSort(institution),
    website_link: institution.websiteLink,
    country: countryIdsOfInstitution(institution, today).map(countryName),
    qf_ehea_level: [...new Set(levels)],
    place: currentLocations(institution, today).map(({ countryId, city, lat, long }) => ({
      country: countryName(countryId),
      city,
      lat,
      long,
    })),
    hierarchical_relationships: toFlatRelationships(institution, relations, related),
    score: found.score,
    founding_date: institution.foundingDate ?? '',
    closure_date: institution.closureDate,
    is_other_provider: institution.isOtherProvider,
    has_report: found.hasReport,
    name_display: nameDisplay(institution),
  };
}

/** Made once a record: folding a name takes longer than the rest of the item. */
const nameSort = onceFor((institution: Institution) => sortKey(namePrimary(institution)));
