import { describe, expect, it } from 'vitest';
import { currentRelations, historicalWording } from './relations.ts';

describe('currentRelations', () => {
  it('keeps those of the day, first and last day included', () => {
    const ended = { parentId: 1, validFrom: null, validTo: '2026-01-15' };
    const ending = { parentId: 2, validFrom: '2010-09-01', validTo: '2026-01-16' };
    const starting = { parentId: 3, validFrom: '2026-01-16', validTo: null };
    const planned = { parentId: 4, validFrom: '2026-01-17', validTo: null };
    expect(currentRelations([ended, ending, starting, planned], '2026-01-16')).toEqual([ending, starting]);
  });
});

describe('historicalWording', () => {
  it.each([
    ['succeeded', 'succeeded', 'succeeded by'],
    ['absorbed', 'absorbed', 'was absorbed by'],
    ['spun off', 'spun off', 'was spun off from'],
  ] as const)('%s: the source says "%s", the target "%s"', (type, source, target) => {
    expect([historicalWording(type, 'source'), historicalWording(type, 'target')]).toEqual([source, target]);
  });
});
