import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

describe('names of statements', () => {
  it('names a statement that comes back, always by the same name', () => {
    const names = createStatementNames();
    expect(names.of('select 1')).toBeUndefined();
    const name = names.of('select 1');
    expect(name).toMatch(/^touchstone_\d+$/);
    expect(names.of('select 1')).toBe(name);
    names.of('select 2');
    expect(names.of('select 2')).not.toBe(name);
  });

  it('leaves alone what begins and ends transactions or changes tables', () => {
    const names = createStatementNames();
    for (const text of ['begin', 'commit', 'create table a (b text)', 'selection']) {
      names.of(text);
      expect(names.of(text)).toBeUndefined();
    }
  });

  it('gives out no more than every connection can keep', () => {
    const names = createStatementNames();
    const texts = Array.from({ length: 2_000 }, (_text, index) => `select ${index}`);
    const given = texts.flatMap((text) => [names.of(text), names.of(text)]).filter((name) => name !== undefined);
    expect(given).toHaveLength(300);
    expect(new Set(given).size).toBe(300);
  });

  it('does not name again what was forgotten', () => {
    const names = createStatementNames();
    names.of('select 1');
    names.of('select 1');
    names.forget('select 1');
    expect(names.of('select 1')).toBeUndefined();
    expect(names.of('select 1')).toBeUndefined();
  });
});
