import { type Client, RegistryClientError } from '@touchstone/sdk';
import { primaryName } from '../../../registry/institution-name.ts';
import type { Candidate } from './form-view.ts';
import { isName } from './institution-reference.ts';
import { rowsIn, type Typed, textIn, withRows, withTexts } from './typed.ts';

const LISTS = ['institutions', 'platforms'];
const MOST_CANDIDATES = 6;

export interface FoundInstitutions {
  /** With registry ids in place of the names that only one institution has. */
  readonly typed: Typed;
  /** Who might be meant elsewhere, by the name of the field. */
  readonly candidates: ReadonlyMap<string, readonly Candidate[]>;
}

/** Looks up the institutions that were typed by name. */
export async function findInstitutions(
  typed: Typed,
  registry: Client,
  resources: readonly string[],
): Promise<FoundInstitutions> {
  const candidates = new Map<string, readonly Candidate[]>();
  let found = typed;
  for (const list of LISTS) {
    const rows = await Promise.all(
      rowsIn(typed, list).map(async (row, place) => {
        const name = textIn(row, 'named');
        if (name === undefined || !isName(name, resources)) return row;
        const suggestions = await suggest(name, registry);
        const [exact, ...others] = suggestions.filter((one) => one.name.toLowerCase() === name.toLowerCase());
        if (exact !== undefined && others.length === 0) return withTexts(row, { named: exact.registryId });
        candidates.set(`${list}.${place}.named`, suggestions);
        return row;
      }),
    );
    found = withRows(found, list, rows);
  }
  return { typed: found, candidates };
}

async function suggest(query: string, registry: Client): Promise<readonly Candidate[]> {
  const found = await registry.suggestInstitutions({ query, limit: MOST_CANDIDATES });
  return found.map(({ registry_id: registryId, name_display: name, city, country }) => ({
    registryId,
    name,
    where: [city, ...country].filter((part) => part !== '').join(', '),
  }));
}

/** What the institutions are called that are named by their registry id. */
export async function readInstitutionNames(typed: Typed, registry: Client): Promise<ReadonlyMap<string, string>> {
  const ids = LISTS.flatMap((list) => rowsIn(typed, list)).flatMap((row) => {
    const id = textIn(row, 'named')?.toUpperCase() ?? '';
    return /^REGINST\d+$/.test(id) ? [id] : [];
  });
  const names = await Promise.all([...new Set(ids)].map(async (id) => [id, await findName(id, registry)] as const));
  return new Map(names);
}

async function findName(institutionID: string, registry: Client): Promise<string> {
  try {
    return primaryName(await registry.getInstitution({ institutionID }));
  } catch (error) {
    if (error instanceof RegistryClientError && (error.status === 404 || error.status === 400)) return '';
    throw error;
  }
}
