import { expect, it } from 'vitest';
import { anInstitution } from '../../test/records.ts';
import { changesWithin } from './day-changes.ts';

const days = { after: '2026-06-30', upTo: '2026-07-02' };
const { locations, levels } = anInstitution();

it.each([
  ['begins with one of the days', { validFrom: '2026-07-01', validTo: null }, true],
  ['begins with the last of them', { validFrom: '2026-07-02', validTo: null }, true],
  ['was already there', { validFrom: '2026-06-30', validTo: null }, false],
  ['begins later', { validFrom: '2026-07-03', validTo: null }, false],
  ['had its last day before the first of them', { validFrom: null, validTo: '2026-06-30' }, true],
  ['has its last day among them', { validFrom: null, validTo: '2026-07-01' }, true],
  ['still holds on the last of them', { validFrom: null, validTo: '2026-07-02' }, false],
  ['had ended before', { validFrom: null, validTo: '2026-06-29' }, false],
  ['holds for ever', { validFrom: null, validTo: null }, false],
])('notices a place, level or identifier that %s', (_case, period, isChanged) => {
  const moved = { locations: locations.map((place) => ({ ...place, ...period })), levels: [], identifiers: [] };
  const taught = { locations: [], levels: levels.map((level) => ({ ...level, ...period })), identifiers: [] };
  const identifiers = [{ resource: 'ROR', identifier: 'x', agencyId: null, ...period }];
  const identified = { locations: [], levels: [], identifiers };
  expect([moved, taught, identified].map((institution) => changesWithin(institution, days))).toEqual([
    isChanged,
    isChanged,
    isChanged,
  ]);
});
