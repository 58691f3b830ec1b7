import { describe, expect, it } from 'vitest';
import { createRandom, STREAMS, weighted } from './random.ts';

function draws(origin: { seed: number; stream: number; index: number }): readonly number[] {
  const random = createRandom(origin);
  return Array.from({ length: 5 }, () => random.below(1_000_000));
}

describe('createRandom', () => {
  it('repeats itself for the same origin', () => {
    const origin = { seed: 7, stream: STREAMS.report, index: 41 };
    expect(draws(origin)).toEqual(draws(origin));
  });

  it.each([
    ['seed', { seed: 8, stream: 5, index: 41 }],
    ['stream', { seed: 7, stream: 6, index: 41 }],
    ['index', { seed: 7, stream: 5, index: 42 }],
  ])('gives other choices for another %s', (_, origin) => {
    const shared = draws(origin).filter((value) => draws({ seed: 7, stream: 5, index: 41 }).includes(value));
    expect(shared).toEqual([]);
  });

  it('spreads the first choice of 100,000 neighbouring records evenly over ten boxes', () => {
    const boxes = Array.from({ length: 10 }, () => 0);
    for (let index = 0; index < 100_000; index += 1) {
      const box = createRandom({ seed: 1, stream: 1, index }).below(10);
      boxes[box] = (boxes[box] ?? 0) + 1;
    }
    expect(boxes.filter((count) => count < 9_700 || count > 10_300)).toEqual([]);
  });

  it('reaches both ends of a range', () => {
    const random = createRandom({ seed: 1, stream: 1, index: 1 });
    const seen = new Set(Array.from({ length: 200 }, () => random.between(3, 5)));
    expect([...seen].toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  });

  it('refuses to pick from nothing', () => {
    expect(() => createRandom({ seed: 1, stream: 1, index: 1 }).pick([])).toThrow('No item at position 0 of 0');
  });
});

describe('weighted', () => {
  it('picks an item as often as its weight says, and never one without weight', () => {
    const random = createRandom({ seed: 1, stream: 1, index: 1 });
    const picks = Array.from({ length: 10_000 }, () =>
      weighted(
        [
          ['often', 3],
          ['never', 0],
          ['seldom', 1],
        ],
        random,
      ),
    );
    const often = picks.filter((pick) => pick === 'often').length;
    expect({ isThreeQuarters: often > 7300 && often < 7700, never: picks.includes('never') }).toEqual({
      isThreeQuarters: true,
      never: false,
    });
  });
});
