import { expect, it } from 'vitest';
import { agenciesIn } from './change-account.ts';

it('reads the agencies of a form and leaves out rows without one', () => {
  const form = new Map([
    ['agency-0', '4'],
    ['relation-0', 'own'],
    ['from-0', ''],
    ['to-0', ''],
    ['agency-1', ''],
    ['relation-1', 'own'],
    ['agency-2', '7'],
    ['relation-2', 'proxy'],
    ['from-2', '2026-01-01'],
    ['to-2', '2026-12-31'],
  ]);
  expect(agenciesIn(form)).toEqual([
    { agency_id: 4, relation: 'own', valid_from: null, valid_to: null },
    { agency_id: 7, relation: 'proxy', valid_from: '2026-01-01', valid_to: '2026-12-31' },
  ]);
});
