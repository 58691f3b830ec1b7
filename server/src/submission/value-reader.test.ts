import { describe, expect, it } from 'vitest';
import { createValueReader } from './value-reader.ts';

describe('what a reader of values says', () => {
  it('names the choices, where they are few', () => {
    const { choice, problems } = createValueReader();
    const levels = ['low', 'high', 'none'] as const;
    choice('pos.', '/level', { values: levels, parse: () => undefined });
    choice('hihg', '/level', { values: levels, parse: () => undefined });
    choice('x', '/many', {
      values: Array.from({ length: 13 }, (_, index) => `value ${index}`),
      parse: () => undefined,
    });
    expect(problems.map(({ message }) => message)).toEqual([
      'This cannot be "pos.". It can be "low", "high" or "none".',
      'This cannot be "hihg". Did you mean "high"? It can be "low", "high" or "none".',
      'This cannot be "x".',
    ]);
  });

  it.each(['abc\0d', 'abc\ud800d'])('tells a clerk which character of %j is damaged', (text) => {
    const { text: read, problems } = createValueReader();
    expect(read(text, '/summary')).toBeUndefined();
    expect(problems).toEqual([
      {
        pointer: '/summary',
        message: 'Character 4 of this text is damaged, as happens in copying; delete it and type it again.',
      },
    ]);
  });
});
