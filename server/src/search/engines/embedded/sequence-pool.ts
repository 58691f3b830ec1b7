import { createNumberList } from './number-list.ts';

/** Sequences of numbers, each kept once: sequence `i` is `items[offsets[i] .. offsets[i + 1])`. */
export interface Sequences {
  readonly offsets: Uint32Array;
  readonly items: Uint32Array;
}

/** Gives equal sequences equal numbers, counting from 0. */
export interface SequencePool {
  readonly size: number;
  intern(sequence: ArrayLike<number>): number;
  toSequences(): Sequences;
}

const FIRST_SLOTS = 16;
const EMPTY = 0;

/**
 * An open hash table over one growing array: millions of short sequences without an object for each. It grows by itself,
 * at once; whoever cannot let others wait for that says how many there will be at most.
 */
export function createSequencePool(expected = 0): SequencePool {
  const offsets = createNumberList();
  const items = createNumberList();
  const hashes = createNumberList();
  /** Number of the sequence plus one. */
  let slots = new Uint32Array(slotsFor(expected));
  offsets.push(0);

  return {
    get size() {
      return hashes.length;
    },

    intern(sequence) {
      const hash = hashOf(sequence);
      let slot = hash & (slots.length - 1);
      for (let entry = slots[slot] as number; entry !== EMPTY; entry = slots[slot] as number) {
        if (hashes.at(entry - 1) === hash && isStoredAt(entry - 1, sequence)) return entry - 1;
        slot = (slot + 1) & (slots.length - 1);
      }
      return add(sequence, hash, slot);
    },

    toSequences: () => ({ offsets: offsets.toArray(), items: items.toArray() }),
  };

  function isStoredAt(index: number, sequence: ArrayLike<number>): boolean {
    const start = offsets.at(index);
    if (offsets.at(index + 1) - start !== sequence.length) return false;
    for (let i = 0; i < sequence.length; i++) if (items.at(start + i) !== sequence[i]) return false;
    return true;
  }

  function add(sequence: ArrayLike<number>, hash: number, slot: number): number {
    for (let i = 0; i < sequence.length; i++) items.push(sequence[i] as number);
    offsets.push(items.length);
    hashes.push(hash);
    slots[slot] = hashes.length;
    if (hashes.length * 2 > slots.length) widen();
    return hashes.length - 1;
  }

  function widen(): void {
    slots = new Uint32Array(slots.length * 2);
    for (let index = 0; index < hashes.length; index++) {
      let slot = hashes.at(index) & (slots.length - 1);
      while (slots[slot] !== EMPTY) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = index + 1;
    }
  }
}

function slotsFor(count: number): number {
  let slots = FIRST_SLOTS;
  while (slots < count * 2) slots *= 2;
  return slots;
}

export function sequenceCount({ offsets }: Sequences): number {
  return offsets.length - 1;
}

/** One sequence, as a view of the stored numbers. */
export function sequenceAt({ offsets, items }: Sequences, index: number): Uint32Array {
  return items.subarray(offsets[index], offsets[index + 1]);
}

function hashOf(sequence: ArrayLike<number>): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < sequence.length; i++) {
    hash = Math.imul(hash ^ (sequence[i] as number), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}
