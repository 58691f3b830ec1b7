import type { Institution, InstitutionName } from './institution.ts';
import { latestName } from './latest-name.ts';

type Named = Pick<Institution, 'names'>;
type NamedWithStatsId = Pick<Institution, 'names' | 'statsId'>;

const REGISTRY_ID_FORMAT = /^REGINST(\d{4,})$/i;

/** The name without an end; a closed institution, whose names have all ended, keeps the one that ended last. */
export function currentName({ names }: Named): InstitutionName | undefined {
  return latestName(names);
}

/** The English name of the current name, else the official one. */
export function namePrimary(institution: Named): string {
  const name = currentName(institution);
  return name?.nameEnglish || nameOfficialDisplay(institution);
}

export function nameOfficialDisplay(institution: Named): string {
  return currentName(institution)?.nameOfficial ?? '';
}

/** Both names where they differ: `Universität Wien / University of Vienna`. */
export function nameDisplay(institution: Named): string {
  const official = nameOfficialDisplay(institution);
  const primary = namePrimary(institution);
  return official === '' || official === primary ? primary : `${official} / ${primary}`;
}

/** The name with what tells namesakes apart in a list to choose from. */
export function nameSelectDisplay(institution: NamedWithStatsId): string {
  const primary = namePrimary(institution);
  return institution.statsId === null ? primary : `${primary} (${institution.statsId})`;
}

/** `DE0069 - University of Example`, or empty where the statistical data provider does not know the institution. */
export function statsDisplay(institution: NamedWithStatsId): string {
  return institution.statsId === null ? '' : `${institution.statsId} - ${namePrimary(institution)}`;
}

export function registryId(id: number): string {
  return `REGINST${String(id).padStart(4, '0')}`;
}

/**
 * Takes the form `registryId` writes, in any case. Longer padding is refused: one institution has one identifier,
 * and a mistyped zero should be noticed.
 */
export function parseRegistryId(text: string): number | undefined {
  const digits = REGISTRY_ID_FORMAT.exec(text)?.[1];
  const id = Number(digits);
  const isCanonical = Number.isSafeInteger(id) && id > 0 && registryId(id) === `REGINST${digits}`;
  return isCanonical ? id : undefined;
}
