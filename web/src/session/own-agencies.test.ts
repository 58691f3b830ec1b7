import { expect, it } from 'vitest';
import { ownAgencyIds } from './own-agencies.ts';

it('names the agencies somebody acts for today, both ends of a period included', () => {
  const right = { relation: 'own', valid_from: null, valid_to: null } as const;
  const agencies = [
    { ...right, agency_id: 1 },
    { ...right, agency_id: 2, valid_to: '2026-11-14' },
    { ...right, agency_id: 3, valid_to: '2026-11-15' },
    { ...right, agency_id: 4, valid_from: '2026-11-15' },
    { ...right, agency_id: 5, valid_from: '2026-11-16' },
    { ...right, agency_id: 1, relation: 'proxy' as const },
  ];
  expect(ownAgencyIds({ agencies }, '2026-11-15')).toEqual([1, 3, 4]);
});
