import { describe, expect, it } from 'vitest';
import { foreignMembers, OWN_MEMBERS, speaksFor } from './own-agency.ts';

const TODAY = '2026-06-30';
const OWN = { agencyId: 7, relation: 'own', validFrom: null, validTo: null } as const;

describe('the own part of an agency', () => {
  it.each([
    ['itself', 'agency', [OWN], true],
    ['itself no more', 'agency', [{ ...OWN, validTo: '2026-06-29' }], false],
    ['a proxy', 'agency', [{ ...OWN, relation: 'proxy' as const }], false],
    ['another', 'agency', [{ ...OWN, agencyId: 8 }], false],
    ['nobody', 'consumer', [], false],
    ['the operator', 'operator', [], true],
  ] as const)('is changed by %s: role %s', (_who, role, agencies, expected) => {
    expect(speaksFor(7, { role, agencies }, TODAY)).toBe(expected);
  });

  it('is what it says of itself and nothing else', () => {
    expect(foreignMembers({ address: 'Valmere', emails: [] })).toEqual([]);
    expect(foreignMembers({ registration_start: '2020-01-01', address: '' })).toEqual([
      {
        pointer: '/registration_start',
        message: 'is not yours to change; write to the operator',
        allowed: OWN_MEMBERS,
      },
    ]);
  });
});
