import type { Unsigned } from './number-list.ts';
import { orderByKeys } from './ordered-column.ts';
import { type Sequences, sequenceAt, sequenceCount } from './sequence-pool.ts';
import { stringAt } from './string-reader.ts';
import type { TermDictionary } from './term-dictionary.ts';

/** The names of each document as words. Documents of one institution share one set of names. */
export interface NameIndex {
  readonly setOf: Unsigned;
  /** Names of each set, by number. */
  readonly sets: Sequences;
  /** Forms of the words of each name, in order: see `nameItem`. */
  readonly names: Sequences;
  readonly byFirstWord: NamesByFirstWord;
}

/** Every name under each form of its first word, by term, then by number of words. */
interface NamesByFirstWord {
  readonly terms: Uint32Array;
  readonly names: Uint32Array;
}

/** A term, and whether it is another form of the word before it. */
export function nameItem(term: number, isVariant: boolean): number {
  return term * 2 + (isVariant ? 1 : 0);
}

export function termOfItem(item: number): number {
  return item >>> 1;
}

export function isOtherForm(item: number): boolean {
  return (item & 1) === 1;
}

type NameWords = readonly (readonly string[])[];

/** Names that queries have read, for the next ones: people ask for the same institutions. */
const namesRead = new WeakMap<NameIndex, Map<number, NameWords>>();
const MOST_NAMES_KEPT = 20_000;

/** Reads names as words, each with all its forms. A word is the same list in whatever name it is met. */
export function createNameReader(index: NameIndex, dictionary: TermDictionary): (name: number) => NameWords {
  const { offsets, items } = index.names;
  const known = namesRead.get(index) ?? new Map<number, NameWords>();
  if (known.size > MOST_NAMES_KEPT) known.clear();
  namesRead.set(index, known);
  const words = new Map<string, readonly string[]>();
  return (name) => {
    const before = known.get(name);
    if (before) return before;
    const found = readName(name);
    known.set(name, found);
    return found;
  };

  function readName(name: number): NameWords {
    const forms: string[][] = [];
    for (let i = offsets[name] as number; i < (offsets[name + 1] as number); i++) {
      const item = items[i] as number;
      const form = stringAt(dictionary, termOfItem(item));
      if (isOtherForm(item)) forms.at(-1)?.push(form);
      else forms.push([form]);
    }
    return forms.map(sameWord);
  }

  function sameWord(forms: readonly string[]): readonly string[] {
    const key = forms.join(' ');
    const word = words.get(key) ?? forms;
    words.set(key, word);
    return word;
  }
}

export function* createNameIndex(index: Omit<NameIndex, 'byFirstWord'>): Generator<void, NameIndex> {
  return { ...index, byFirstWord: yield* orderByFirstWord(index.names) };
}

/** Names of exactly as many words, each with one of the terms wanted at its place. */
export function findNames({ names, byFirstWord }: NameIndex, wanted: readonly ReadonlySet<number>[]): Set<number> {
  const found = new Set<number>();
  for (const term of wanted[0] ?? []) {
    for (let at = firstEntry(names, byFirstWord, { term, words: wanted.length }); ; at++) {
      const name = byFirstWord.names[at];
      if (name === undefined || byFirstWord.terms[at] !== term || wordCount(names, name) !== wanted.length) break;
      if (isName(sequenceAt(names, name), wanted)) found.add(name);
    }
  }
  return found;
}

/** Tells whether a document has one of these names. */
export function createNameTest({ setOf, sets, names }: NameIndex, wanted: Iterable<number>): (doc: number) => boolean {
  const isWanted = new Uint8Array(sequenceCount(names));
  for (const name of wanted) isWanted[name] = 1;
  const { offsets, items } = sets;
  return (doc) => {
    const set = setOf[doc] as number;
    const end = offsets[set + 1] as number;
    for (let i = offsets[set] as number; i < end; i++) if (isWanted[items[i] as number] === 1) return true;
    return false;
  };
}

function firstEntry(
  names: Sequences,
  { terms, names: ordered }: NamesByFirstWord,
  { term, words }: { term: number; words: number },
): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const own = terms[middle] as number;
    if (own < term || (own === term && wordCount(names, ordered[middle] as number) < words)) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NAMES_A_SLICE = 65_536;

function* orderByFirstWord(names: Sequences): Generator<void, NamesByFirstWord> {
  const byLength = yield* namesByWordCount(names);
  const keys: number[] = [];
  const owners: number[] = [];
  for (let n = 0; n < byLength.length; n++) {
    const name = byLength[n] as number;
    if (n % NAMES_A_SLICE === 0) yield;
    const end = names.offsets[name + 1] as number;
    for (let i = names.offsets[name] as number, first = i; i < end; i++) {
      const item = names.items[i] as number;
      if (i > first && !isOtherForm(item)) break;
      keys.push(termOfItem(item) + 1);
      owners.push(name);
    }
  }
  yield;
  const order = yield* orderByKeys(new Uint32Array(keys));
  return {
    terms: order.map((entry) => (keys[entry] as number) - 1),
    names: order.map((entry) => owners[entry] as number),
  };
}

function* namesByWordCount(names: Sequences): Generator<void, Uint32Array> {
  const lengths = new Uint32Array(sequenceCount(names));
  for (let name = 0; name < lengths.length; name++) lengths[name] = wordCount(names, name) + 1;
  return yield* orderByKeys(lengths);
}

function wordCount({ offsets, items }: Sequences, name: number): number {
  let count = 0;
  for (let i = offsets[name] as number; i < (offsets[name + 1] as number); i++) {
    if (!isOtherForm(items[i] as number)) count++;
  }
  return count;
}

function isName(items: Uint32Array, wanted: readonly ReadonlySet<number>[]): boolean {
  let word = -1;
  let isMet = true;
  for (const item of items) {
    if (!isOtherForm(item)) {
      if (!isMet) return false;
      word++;
      isMet = false;
    }
    if (wanted[word]?.has(termOfItem(item))) isMet = true;
  }
  return isMet && word === wanted.length - 1;
}
