import type { RelevanceRecord } from './labelled-query.ts';
import { plainWords, wordsKey } from './plain-words.ts';
import { romanisations } from './romanise.ts';

/** Tells whether a query could as well mean another record. */
export interface Ambiguity {
  /** Another record is called the same, word order, case, accents and script aside. */
  isNameOfAnother(text: string, recordId: number): boolean;
  /** Another record has all these words in its names and cities. */
  isWithinAnother(text: string, recordId: number): boolean;
}

export function createAmbiguity(records: readonly RelevanceRecord[]): Ambiguity {
  const byName = new Map<string, Set<number>>();
  const byWord = new Map<string, Set<number>>();
  for (const record of records) {
    for (const text of textsOf(record)) {
      add(byName, wordsKey(text), record.id);
      for (const word of plainWords(text)) add(byWord, word, record.id);
    }
  }
  return {
    isNameOfAnother(text, recordId) {
      return hasOther(byName.get(wordsKey(text)) ?? new Set(), recordId);
    },
    isWithinAnother(text, recordId) {
      const sets = plainWords(text).map((word) => byWord.get(word) ?? new Set<number>());
      const [smallest, ...others] = sets.toSorted((a, b) => a.size - b.size);
      if (!smallest) return true;
      for (const id of smallest) if (id !== recordId && others.every((ids) => ids.has(id))) return true;
      return false;
    },
  };
}

function textsOf({ names, cities, identifiers }: RelevanceRecord): string[] {
  const written = names.flatMap(({ official, english, transliterated, acronym }) => [
    official,
    english,
    transliterated,
    acronym,
  ]);
  const texts = written.filter((text) => text !== null);
  return [...texts, ...texts.flatMap(romanisations), ...cities, ...identifiers];
}

function add(index: Map<string, Set<number>>, key: string, id: number): void {
  const ids = index.get(key) ?? new Set();
  index.set(key, ids.add(id));
}

function hasOther(ids: ReadonlySet<number>, id: number): boolean {
  return ids.size > (ids.has(id) ? 1 : 0);
}
