import { type Bitset, createBitset } from './bitset.ts';

/**
 * Sets that a query writes into, used again by the next query: new memory for a million documents in every query would
 * keep the garbage collector busy. A search is one turn of the event loop, so two never share them.
 */
export interface Scratch {
  /** Everything handed out before is free again. */
  begin(): void;
  emptySet(): Bitset;
  copyOf(bits: Bitset): Bitset;
  /** Room for so many document numbers. It belongs to the caller until it asks again. */
  docs(count: number): Uint32Array;
}

/** A query of very many words takes more; they are let go after it. */
const SETS_KEPT = 24;

export function createScratch(size: number): Scratch {
  const sets: Bitset[] = [];
  let used = 0;
  let room = new Uint32Array(0);

  return {
    begin() {
      used = 0;
      sets.length = Math.min(sets.length, SETS_KEPT);
    },
    emptySet() {
      const isNew = used === sets.length;
      const bits = next();
      return isNew ? bits : bits.fill(0);
    },
    copyOf(bits) {
      const copy = next();
      copy.set(bits);
      return copy;
    },
    docs(count) {
      if (room.length < count) room = new Uint32Array(Math.min(size, Math.max(count, room.length * 2)));
      return room.subarray(0, count);
    },
  };

  function next(): Bitset {
    const bits = sets[used] ?? createBitset(size);
    sets[used++] = bits;
    return bits;
  }
}
