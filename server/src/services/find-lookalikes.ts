import type { Kysely } from 'kysely';
import type { Day } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import { comparableName, domainOf, LIKENESS_KINDS, type LikenessKind, type ProposedFacts } from '../domain/proposal.ts';
import type { Stored } from '../domain/record.ts';
import { matchAll, type SearchEngine } from '../search/search-engine.ts';
import { findIdentifierHolders } from '../store/institution-store.ts';
import { findRecords } from '../store/record-reader.ts';
import type { Tables } from '../store/tables.ts';

/** A known institution that may be the proposed one, and why. */
export interface Lookalike {
  readonly institution: Stored<Institution>;
  readonly kinds: readonly LikenessKind[];
}

export interface LookalikeSearch {
  readonly db: Kysely<Tables>;
  readonly search: Pick<SearchEngine, 'search'>;
  readonly today: Day;
}

const HITS = 10;
/** Longer texts are refused by the search. */
const MAX_TEXT = 200;

/** Known institutions with an identifier, the web address or a name of the proposed one, the surest first. */
export async function findLookalikes(facts: ProposedFacts, context: LookalikeSearch): Promise<readonly Lookalike[]> {
  const holders = await Promise.all(facts.identifiers.map((one) => findIdentifierHolders(context.db, one)));
  const texts = [...facts.names, facts.domain].filter((text) => text !== '');
  const hits = await Promise.all(texts.map((text) => hitsOf(text, context)));
  const holderIds = new Set(holders.flat().map(({ institutionId }) => institutionId));
  const found = await findRecords(context.db, 'institution', [...new Set([...holderIds, ...hits.flat()])]);
  const survivors = await survivorsOf([...found.values()], context.db);
  const lookalikes = survivors.flatMap(({ institution, ids }) => {
    const kinds = LIKENESS_KINDS.filter((kind) =>
      kind === 'identifier' ? ids.some((id) => holderIds.has(id)) : isAlike(kind, institution, facts),
    );
    return kinds.length > 0 ? [{ institution, kinds }] : [];
  });
  return lookalikes.sort((one, other) => rankOf(one) - rankOf(other) || one.institution.id - other.institution.id);
}

async function hitsOf(text: string, { search, today }: LookalikeSearch): Promise<readonly number[]> {
  const query = { ...matchAll(today), text: text.slice(0, MAX_TEXT), page: { offset: 0, limit: HITS } };
  const { hits } = await search.search('institutions', query);
  return hits.map(({ id }) => id);
}

/** A search finds more than what is the same; only that counts. */
function isAlike(kind: 'domain' | 'name', institution: Institution, facts: ProposedFacts): boolean {
  if (kind === 'domain') return facts.domain !== '' && domainOf(institution.websiteLink) === facts.domain;
  const wanted = new Set(facts.names.map(comparableName));
  const known = institution.names.flatMap((name) => [
    name.nameOfficial,
    name.nameEnglish,
    name.nameOfficialTransliterated,
  ]);
  return known.some((name) => name !== '' && wanted.has(comparableName(name)));
}

/** Doubles stand for the institution they were merged into. */
async function survivorsOf(institutions: readonly Stored<Institution>[], db: Kysely<Tables>) {
  const missing = institutions.flatMap(({ mergedIntoId }) => mergedIntoId ?? []);
  const survivors = await findRecords(db, 'institution', missing);
  const byId = new Map<number, { readonly institution: Stored<Institution>; readonly ids: number[] }>();
  for (const institution of institutions) {
    const survivor = institution.mergedIntoId === null ? institution : survivors.get(institution.mergedIntoId);
    if (survivor === undefined) continue;
    const entry = byId.get(survivor.id) ?? { institution: survivor, ids: [] };
    entry.ids.push(institution.id);
    byId.set(survivor.id, entry);
  }
  return [...byId.values()];
}

function rankOf({ kinds }: Lookalike): number {
  return Math.min(...kinds.map((kind) => LIKENESS_KINDS.indexOf(kind)));
}
