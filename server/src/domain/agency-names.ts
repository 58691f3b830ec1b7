import type { Agency, AgencyName } from './agency.ts';
import { latestName } from './latest-name.ts';

type Named = Pick<Agency, 'names'>;

/** The name without an end; of an agency that is gone, the one that ended last. */
export function currentAgencyName({ names }: Named): AgencyName | undefined {
  return latestName(names);
}

/** The version marked as primary, else the first that has a name at all. */
export function agencyNamePrimary(agency: Named): string {
  const versions = currentAgencyName(agency)?.versions.filter(({ name }) => name !== '') ?? [];
  return (versions.find(({ nameIsPrimary }) => nameIsPrimary) ?? versions[0])?.name ?? '';
}

/** Chosen apart from the name: an agency may show its English name beside an acronym from another language. */
export function agencyAcronymPrimary(agency: Named): string {
  const versions = currentAgencyName(agency)?.versions.filter(({ acronym }) => acronym !== '') ?? [];
  return (versions.find(({ acronymIsPrimary }) => acronymIsPrimary) ?? versions[0])?.acronym ?? '';
}

/** How an identifier names the agency that assigned it: `ACRONYM - name`. */
export function identifierAgencyLabel(agency: Named): string {
  return [agencyAcronymPrimary(agency), agencyNamePrimary(agency)].filter((part) => part !== '').join(' - ');
}
