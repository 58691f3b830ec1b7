import { type Bitset, clearBit, countCommon, createBitset, hasBit, setBit, subtract } from './bitset.ts';
import { type ColumnValue, type KeptOrder, keyAtLeast, positionOfKey, valueOfKey } from './ordered-column.ts';

/** Answers "which documents have a value in this range" without looking at every document. */
export interface RangeIndex {
  /**
   * Makes `target` the set of documents with a value from `from` to `to`, both included; `undefined` leaves an end open.
   */
  findWithin(target: Bitset, from: ColumnValue | undefined, to: ColumnValue | undefined): void;
  /** How many of `docs` are among the first `position` documents in order of value. */
  countBefore(docs: Bitset, position: number): number;
  /** Positions in the order for which counting is cheapest, from 0 up to its length. */
  readonly landmarks: readonly number[];
}

const CHECKPOINTS = 8;

/**
 * Keeps the set of the first 1/8, 2/8, ... of the documents in order of value. The documents below any value are
 * then the nearest such set and the few that the order holds between it and the value.
 */
export function createRangeIndex(column: KeptOrder): RangeIndex {
  const { order, keys } = column;
  const step = Math.max(1, Math.ceil(order.length / CHECKPOINTS));
  const checkpoints = createCheckpoints();

  return {
    findWithin(target, from, to) {
      const start = from === undefined ? 0 : positionOfKey(column, keyAtLeast(column, from));
      const end = to === undefined ? order.length : positionAfter(to);
      if (end - start <= step) {
        target.fill(0);
        for (let position = start; position < end; position++) setBit(target, order[position] as number);
        return;
      }
      const { bits, size } = nearestBelow(end);
      target.set(bits);
      for (let position = size; position < end; position++) setBit(target, order[position] as number);
      if (start > 0) removeFirst(target, start);
    },

    countBefore(docs, position) {
      const { bits, size } = nearestBelow(position);
      let count = countCommon(docs, bits);
      for (let i = size; i < position; i++) if (hasBit(docs, order[i] as number)) count++;
      return count;
    },

    landmarks: checkpoints.map((_bits, index) => Math.min(index * step, order.length)),
  };

  function createCheckpoints(): Bitset[] {
    const sets: Bitset[] = [];
    const bits = createBitset(keys.length);
    for (let position = 0; position < order.length; position++) {
      if (position % step === 0) sets.push(bits.slice());
      setBit(bits, order[position] as number);
    }
    sets.push(bits);
    return sets;
  }

  function nearestBelow(position: number): { bits: Bitset; size: number } {
    const nearest = Math.min(Math.floor(position / step), checkpoints.length - 1);
    return { bits: checkpoints[nearest] as Bitset, size: Math.min(nearest * step, order.length) };
  }

  function removeFirst(target: Bitset, count: number): void {
    const { bits, size } = nearestBelow(count);
    subtract(target, bits);
    for (let position = size; position < count; position++) clearBit(target, order[position] as number);
  }

  function positionAfter(value: ColumnValue): number {
    const key = keyAtLeast(column, value);
    return positionOfKey(column, valueOfKey(column, key) === value ? key + 1 : key);
  }
}
