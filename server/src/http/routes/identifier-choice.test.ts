import { describe, expect, it } from 'vitest';
import { chooseIdentified } from './identifier-choice.ts';

const question = { resource: 'local identifier', identifier: 'V/7', agencyIds: [], today: '2026-06-30' };
const match = (institutionId: number, agencyId: number | null = null, validTo: string | null = null) => ({
  institutionId,
  agencyId,
  validFrom: null,
  validTo,
});

describe('an identifier', () => {
  it('means the institution that has it', () => {
    expect(chooseIdentified([match(42)], question)).toBe(42);
  });

  it('means the institution that has it today, not the one that had it', () => {
    expect(chooseIdentified([match(41, null, '2020-12-31'), match(42)], question)).toBe(42);
  });

  it('means who had it last when nobody has it today', () => {
    expect(chooseIdentified([match(41, null, '2020-12-31')], question)).toBe(41);
  });

  it('means one institution even when two agencies gave it the same', () => {
    expect(chooseIdentified([match(42, 7), match(42, 8)], question)).toBe(42);
  });

  it('means what the named agency assigned', () => {
    expect(chooseIdentified([match(41, 7), match(42, 8)], { ...question, agencyIds: [8] })).toBe(42);
  });

  it('that several have is answered with all of them', () => {
    expect(() => chooseIdentified([match(42, 8), match(41, 7)], question)).toThrow(
      expect.objectContaining({
        code: 'conflict',
        message:
          '2 institutions have the local identifier "V/7". Say which agency assigned it with the parameter agency.',
        problems: [
          { parameter: 'identifier', message: 'fits several institutions', allowed: ['REGINST0041', 'REGINST0042'] },
        ],
      }),
    );
  });

  it('that another agency assigned is not found because of the agency', () => {
    const asked = { ...question, agencyIds: [9], agencyNames: ['MERQA'] };
    expect(() => chooseIdentified([match(41, 7), match(42, 8)], asked)).toThrow(
      expect.objectContaining({
        code: 'not_found',
        message: 'The local identifier "V/7" was not assigned by the agency MERQA, but by another one.',
      }),
    );
    expect(() => chooseIdentified([], asked)).toThrow('No institution has the identifier "V/7"');
  });

  it('that no agency assigned is not asked for by agency', () => {
    const asked = { ...question, resource: 'EU-PIC', agencyIds: [9], agencyNames: ['MERQA'] };
    expect(() => chooseIdentified([match(41)], asked)).toThrow(
      expect.objectContaining({
        code: 'invalid_parameter',
        problems: [
          {
            parameter: 'agency',
            message: 'is for identifiers that an agency assigned; no agency assigned the EU-PIC "V/7"',
          },
        ],
      }),
    );
  });

  it('that nobody has is not found', () => {
    expect(() => chooseIdentified([], question)).toThrow(expect.objectContaining({ code: 'not_found' }));
  });
});
