import { describe, expect, it } from 'vitest';
import { createRandom, hashText } from './random.ts';

describe('createRandom', () => {
  it('makes the same choices for the same seed and others for another', () => {
    const choices = (seed: number): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(choices(7)).toEqual(choices(7));
    expect(choices(7)).not.toEqual(choices(8));
  });

  it('spreads its choices', () => {
    const random = createRandom(1);
    const picked = Array.from({ length: 4000 }, () => random.pick(['a', 'b']));
    expect(picked.filter((choice) => choice === 'a').length).toBeGreaterThan(1800);
    expect(picked.filter((choice) => choice === 'b').length).toBeGreaterThan(1800);
  });
});

describe('shuffle', () => {
  it('keeps every item and reaches every order', () => {
    const random = createRandom(1);
    const orders = new Set(Array.from({ length: 200 }, () => random.shuffle(['a', 'b', 'c']).join('')));
    expect([...orders].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });
});

describe('hashText', () => {
  it('puts about half of all ids on either side', () => {
    const even = Array.from({ length: 4000 }, (_none, id) => hashText(String(id)) % 2).filter(
      (bit) => bit === 0,
    ).length;
    expect(even).toBeGreaterThan(1800);
    expect(even).toBeLessThan(2200);
  });
});
