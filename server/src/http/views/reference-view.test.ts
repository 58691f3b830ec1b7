import { describe, expect, it } from 'vitest';
import { REFERENCE } from './reference-view.ts';

describe('the lists of values', () => {
  it('number what the _id parameters take', () => {
    expect(REFERENCE.decision).toEqual([
      { id: 1, value: 'positive' },
      { id: 2, value: 'positive with conditions or restrictions' },
      { id: 3, value: 'negative' },
      { id: 4, value: 'not applicable' },
    ]);
    expect(REFERENCE.status).toEqual([
      { id: 1, value: 'part of obligatory EQA system' },
      { id: 2, value: 'voluntary' },
    ]);
    expect(REFERENCE.activity_type).toEqual([
      { id: 1, value: 'institutional' },
      { id: 2, value: 'institutional/programme' },
      { id: 3, value: 'programme' },
      { id: 4, value: 'joint programme' },
    ]);
    expect(REFERENCE.permission).toEqual([
      { id: 1, value: 'yes' },
      { id: 2, value: 'no' },
      { id: 3, value: 'partially / with conditions' },
    ]);
  });

  it('tell the levels of both frameworks', () => {
    expect(REFERENCE.qf_ehea_level).toEqual([
      { id: 0, value: 'short cycle', eqf_level: 5 },
      { id: 1, value: 'first cycle', eqf_level: 6 },
      { id: 2, value: 'second cycle', eqf_level: 7 },
      { id: 3, value: 'third cycle', eqf_level: 8 },
    ]);
  });

  it('hide how reports are held', () => {
    expect(REFERENCE.flag).toEqual(['none', 'low level']);
  });

  it('name languages and fields of study once each', () => {
    expect(REFERENCE.language).toContainEqual({ id: expect.any(Number), value: 'German', alpha2: 'de', alpha3: 'deu' });
    expect(REFERENCE.field_study).toContainEqual({ code: '0421', value: expect.stringMatching(/^law$/i) });
    for (const keys of [
      REFERENCE.language.map(({ id }) => id),
      REFERENCE.language.map(({ alpha3 }) => alpha3),
      REFERENCE.field_study.map(({ code }) => code),
      REFERENCE.resource.map(({ resource }) => resource),
    ]) {
      expect(keys.length).toBeGreaterThan(10);
      expect(new Set<unknown>(keys).size).toBe(keys.length);
    }
  });
});
