import { describe, expect, it } from 'vitest';
import type { AccountAgency, Role } from '../account.ts';
import { agencyIdsOf, authorityProblems } from './authority.ts';

const TODAY = '2026-06-30';
const AGENCY = { id: 7, acronym: 'AFT' };
const ever = { validFrom: null, validTo: null };
const own: AccountAgency = { agencyId: 7, relation: 'own', ...ever };
const proxy: AccountAgency = { agencyId: 7, relation: 'proxy', ...ever };

describe('rule 1: the agency is yours, or you are its proxy on that day', () => {
  it.each<[string, Role, AccountAgency[]]>([
    ['the own agency', 'agency', [own]],
    ['a proxy without dates', 'agency', [proxy]],
    ['a proxy on its first day', 'agency', [{ ...proxy, validFrom: TODAY }]],
    ['a proxy on its last day', 'agency', [{ ...proxy, validTo: TODAY }]],
    ['one of several agencies', 'agency', [{ ...own, agencyId: 1 }, proxy]],
    ['the operator', 'operator', []],
  ])('%s may submit', (_who, role, agencies) => {
    expect(authorityProblems(AGENCY, { role, agencies }, TODAY)).toEqual([]);
  });

  it.each<[string, Role, AccountAgency[], string]>([
    ['somebody without agencies', 'agency', [], 'Your account submits neither for AFT itself nor as its proxy.'],
    [
      'another agency',
      'agency',
      [{ ...own, agencyId: 8 }],
      'Your account submits neither for AFT itself nor as its proxy.',
    ],
    [
      'a proxy a day too early',
      'agency',
      [{ ...proxy, validFrom: '2026-07-01' }],
      'Your account may not submit for AFT today: the permission starts on 2026-07-01.',
    ],
    [
      'a proxy a day too late',
      'agency',
      [{ ...proxy, validFrom: '2020-01-01', validTo: '2026-06-29' }],
      'Your account may not submit for AFT today: the permission starts on 2020-01-01 and ends on 2026-06-29.',
    ],
    [
      'a reader, whatever is attached to the account',
      'consumer',
      [{ ...own, validTo: '2026-06-29' }],
      'Your account may not submit for AFT today: the permission ends on 2026-06-29.',
    ],
  ])('%s may not', (_who, role, agencies, message) => {
    expect(authorityProblems(AGENCY, { role, agencies }, TODAY)).toEqual([{ pointer: '/agency', message }]);
  });

  it('is silent about an agency that nobody knows', () => {
    expect(authorityProblems(undefined, { role: 'agency', agencies: [] }, TODAY)).toEqual([]);
  });
});

it('an account submits for the agencies of that day, each once', () => {
  const agencies = [own, proxy, { ...own, agencyId: 8, validTo: '2020-01-01' }, { ...proxy, agencyId: 9 }];
  expect(agencyIdsOf({ role: 'agency', agencies }, TODAY)).toEqual([7, 9]);
});
