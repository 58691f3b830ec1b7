import type { Unsigned } from './number-list.ts';
import { type Sequences, sequenceAt } from './sequence-pool.ts';

/** The names of each document as words. Documents of one institution share one set of names. */
export interface NameIndex {
  readonly setOf: Unsigned;
  /** Names of each set, by number. */
  readonly sets: Sequences;
  /** Forms of the words of each name, in order: see `nameItem`. */
  readonly names: Sequences;
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

/** Names of exactly as many words, each with one of the terms wanted at its place. */
export function findNames({ names }: NameIndex, wanted: readonly ReadonlySet<number>[]): Set<number> {
  const found = new Set<number>();
  const { offsets, items } = names;
  const [first] = wanted;
  for (let name = 0; name + 1 < offsets.length; name++) {
    const start = offsets[name] as number;
    const end = offsets[name + 1] as number;
    if (end - start < wanted.length) continue;
    const isPossible =
      first?.has(termOfItem(items[start] as number)) || (end > start + 1 && isOtherForm(items[start + 1] as number));
    if (isPossible && isName(items.subarray(start, end), wanted)) found.add(name);
  }
  return found;
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
