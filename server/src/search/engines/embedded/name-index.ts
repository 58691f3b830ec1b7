import { isStopWord } from '../../analysis/stop-words.ts';
import type { Unsigned } from './number-list.ts';
import { type Sequences, sequenceAt, sequenceCount } from './sequence-pool.ts';

/** The names of each document as words. Documents of one institution share one set of names. */
export interface NameIndex {
  readonly setOf: Unsigned;
  /** Names of each set, by number. */
  readonly sets: Sequences;
  /** Forms of the words of each name, in order: see `nameItem`. */
  readonly names: Sequences;
  /** How many words the shortest name of each set has, small words left out. */
  readonly shortest: Uint8Array;
}

const SETS_A_SLICE = 32_768;

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

/** The words of a name, each with all its forms. */
export function wordsOfName({ names }: NameIndex, name: number, terms: readonly string[]): string[][] {
  const words: string[][] = [];
  for (const item of sequenceAt(names, name)) {
    const form = terms[termOfItem(item)] as string;
    if (isOtherForm(item)) words.at(-1)?.push(form);
    else words.push([form]);
  }
  return words;
}

/** Adds to the names how short they are. */
export function* measureNames(
  { setOf, sets, names }: Omit<NameIndex, 'shortest'>,
  terms: readonly string[],
): Generator<void, NameIndex> {
  const isSmall = Uint8Array.from(terms, (term) => (isStopWord(term) ? 1 : 0));
  yield;
  const shortest = new Uint8Array(sequenceCount(sets));
  for (let set = 0; set < shortest.length; set++) {
    let least = 255;
    for (const name of sequenceAt(sets, set)) least = Math.min(least, lengthOfName(names, name, isSmall));
    shortest[set] = least;
    if (set % SETS_A_SLICE === SETS_A_SLICE - 1) yield;
  }
  return { setOf, sets, names, shortest };
}

function lengthOfName({ offsets, items }: Sequences, name: number, isSmall: Uint8Array): number {
  let length = 0;
  for (let i = offsets[name] as number; i < (offsets[name + 1] as number); i++) {
    const item = items[i] as number;
    if (!isOtherForm(item) && isSmall[termOfItem(item)] === 0) length++;
  }
  return length;
}
