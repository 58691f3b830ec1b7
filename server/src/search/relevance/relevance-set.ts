/**
 * Makes the labelled queries by which search is judged.
 *
 * People come with a name that is misspelt, shortened, outdated, in another script or half remembered. From plain
 * institution records this makes such queries and notes for each the one record it should find first:
 *
 * - `clean`: a current name as it stands
 * - `typo`: one slip of the fingers, in long names sometimes two, seldom in the first letter of a word
 * - `accents`: accents and special letters left out or written as two letters
 * - `script`: a Greek, Cyrillic or Georgian name typed in Latin letters by one of several habits, or the name itself
 *   where the record also has it in Latin letters
 * - `abbreviation`: words written short ("Univ.", "TU", "Inst. of Tech.")
 * - `acronym`: the acronym alone, sometimes in small letters
 * - `former`: a name no longer in use
 * - `order`: the same words in another order
 * - `missing`: one word forgotten
 * - `surplus`: one word too many
 * - `combined`: two of these at once, such as a word forgotten and a typo in another
 *
 * The tables here are the generator's own and share nothing with the text analysis, which would otherwise be
 * examined on its own answers. A query is left out when it could mean another record just as well: another record
 * is called the same (word order, case, accents and script aside), or, for a forgotten word, another record has all the
 * words that are left. The same records and seed give the same queries. Records are split in two halves by a hash
 * of their id: settings are chosen on `tune`, and `held` tells how good they are.
 */
import { createAmbiguity } from './ambiguity.ts';
import { dropAccents, misspell } from './distort-letters.ts';
import { abbreviate, addWord, dropWord, reorder } from './distort-words.ts';
import { type LabelledQuery, QUERY_CLASSES, type QueryClass, type RelevanceRecord } from './labelled-query.ts';
import { wordsKey } from './plain-words.ts';
import { createRandom, hashText, type Random } from './random.ts';
import { romanise } from './romanise.ts';

export interface RelevanceSetOptions {
  readonly seed: number;
  /** The most queries of each class; classes for which the records offer less have fewer. */
  readonly perClass: number;
}

/** The set by which engines are judged on the demo world. Another seed gives other queries and nearly the same figures. */
export const JUDGED_SET: RelevanceSetOptions = { seed: 1, perClass: 100 };

/** A query before it is known to be unambiguous. */
interface Candidate {
  readonly query: string;
  /** The text without slips of the fingers, abbreviations and the like. */
  readonly meant: string;
  /** Whether a word of the name is missing from it. */
  readonly isPart: boolean;
}

export function makeRelevanceSet(
  records: readonly RelevanceRecord[],
  { seed, perClass }: RelevanceSetOptions,
): LabelledQuery[] {
  const ambiguity = createAmbiguity(records);
  const queries = QUERY_CLASSES.flatMap((queryClass) => {
    const random = createRandom(seed ^ hashText(queryClass));
    const made: LabelledQuery[] = [];
    for (const record of random.shuffle(records)) {
      if (made.length >= perClass) break;
      const candidate = MAKERS[queryClass](record, random);
      if (candidate && isUnambiguous(candidate, record.id)) {
        made.push({ query: candidate.query, recordId: record.id, queryClass, half: halfOf(record.id) });
      }
    }
    return made;
  });
  return withoutContradictions(queries);

  function isUnambiguous({ query, meant, isPart }: Candidate, recordId: number): boolean {
    if ([query, meant].some((text) => ambiguity.isNameOfAnother(text, recordId))) return false;
    return !isPart || !ambiguity.isWithinAnother(meant, recordId);
  }
}

const MAKERS: Readonly<Record<QueryClass, (record: RelevanceRecord, random: Random) => Candidate | undefined>> = {
  clean: distorted((name) => name),
  typo: distorted(misspell),
  accents: distorted(dropAccents, hasAccents),
  script: typedInOtherScript,
  abbreviation: distorted(abbreviate),
  acronym: fromAcronym,
  former: fromFormerName,
  order: distorted(reorder),
  missing: (record, random) => {
    const candidate = distorted(dropWord)(record, random);
    return candidate && { query: candidate.query, meant: candidate.query, isPart: true };
  },
  surplus: distorted(withSurplus),
  combined: fromTwoDistortions,
};

type Distortion = (name: string, random: Random, record: RelevanceRecord) => string | undefined;

/** Distorts one of the current names, taken at random from those that suit. */
function distorted(distort: Distortion, suits: (name: string) => boolean = () => true) {
  return (record: RelevanceRecord, random: Random): Candidate | undefined => {
    const names = random.shuffle(currentNames(record).filter(suits));
    for (const meant of names) {
      const query = distort(meant, random, record);
      if (query !== undefined) return { query: typedCase(query, random), meant, isPart: false };
    }
    return undefined;
  };
}

function withSurplus(name: string, random: Random, { cities }: RelevanceRecord): string {
  return addWord(name, cities, random);
}

/** Letters come after words, as when somebody types what they remember. */
const COMBINABLE: readonly Distortion[] = [dropWord, abbreviate, reorder, withSurplus, dropAccents, misspell];

function fromTwoDistortions(record: RelevanceRecord, random: Random): Candidate | undefined {
  const chosen = new Set(random.shuffle(COMBINABLE).slice(0, 2));
  const [name] = random.shuffle(currentNames(record));
  let query = name;
  let meant = name;
  for (const distort of COMBINABLE.filter((one) => chosen.has(one))) {
    query = query === undefined ? undefined : distort(query, random, record);
    if (distort === dropWord) meant = query;
  }
  if (query === undefined || meant === undefined) return undefined;
  return { query: typedCase(query, random), meant, isPart: chosen.has(dropWord) };
}

function currentNames({ names }: RelevanceRecord): string[] {
  const current = names.filter((name) => !name.former);
  const written = current.flatMap(({ official, english, transliterated }) => [official, english, transliterated]);
  return [...new Set(written.filter((name) => name !== null && name !== ''))] as string[];
}

function hasAccents(name: string): boolean {
  return /[^\p{ASCII}]/u.test(name) && /\p{Script=Latin}|\p{Script=Greek}/u.test(name);
}

function typedInOtherScript({ names }: RelevanceRecord, random: Random): Candidate | undefined {
  const foreign = names.filter(
    ({ former, official }) => !former && /[^\p{Script=Latin}\p{P}\p{S}\p{N}\s\p{M}]/u.test(official),
  );
  const [name] = random.shuffle(foreign);
  if (!name) return undefined;
  const meant = name.official;
  const isAlsoInLatin = Boolean(name.transliterated || name.english);
  const query = isAlsoInLatin && random.chance(0.3) ? meant : romanise(meant, random);
  return query === undefined ? undefined : { query: typedCase(query, random), meant, isPart: false };
}

function fromAcronym({ names }: RelevanceRecord, random: Random): Candidate | undefined {
  const acronyms = names.filter(({ former }) => !former).flatMap(({ acronym }) => (acronym ? [acronym] : []));
  const [meant] = random.shuffle(acronyms);
  if (meant === undefined) return undefined;
  return { query: random.chance(0.3) ? meant.toLowerCase() : meant, meant, isPart: false };
}

function fromFormerName({ names }: RelevanceRecord, random: Random): Candidate | undefined {
  const former = names.filter((name) => name.former);
  const written = former.flatMap(({ official, english }) => (english ? [official, english] : [official]));
  const [meant] = random.shuffle(written);
  return meant === undefined ? undefined : { query: typedCase(meant, random), meant, isPart: false };
}

/** Many people type in small letters only. */
function typedCase(text: string, random: Random): string {
  return random.chance(0.4) ? text.toLowerCase() : text;
}

function halfOf(recordId: number): 'tune' | 'held' {
  return hashText(String(recordId)) % 2 === 0 ? 'tune' : 'held';
}

/** Leaves out queries that are the same text for different records. */
function withoutContradictions(queries: readonly LabelledQuery[]): LabelledQuery[] {
  const records = new Map<string, Set<number>>();
  for (const { query, recordId } of queries) {
    const key = wordsKey(query);
    records.set(key, (records.get(key) ?? new Set()).add(recordId));
  }
  return queries.filter(({ query }) => records.get(wordsKey(query))?.size === 1);
}
