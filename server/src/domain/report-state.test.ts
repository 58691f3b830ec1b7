import { describe, expect, it } from 'vitest';
import type { Flag, Successor, Withdrawal } from './report.ts';
import { effectiveFlag, isVisible, stateOf, supersededByAfter } from './report-state.ts';

const low = flag('low level');
const high = flag('high level');
const successor: Successor = { reportId: 2, validFrom: '2024-01-01' };
const withdrawal: Withdrawal = { at: '2025-01-01T00:00:00Z', reason: 'published by mistake' };

function flag(level: Flag['level']): Flag {
  return { code: 'rule', level, message: 'why', raisedAt: '2024-01-01T00:00:00Z', removal: null };
}

function removed(raised: Flag): Flag {
  return { ...raised, removal: { at: '2024-02-01T00:00:00Z', reason: 'checked' } };
}

describe('effectiveFlag', () => {
  it.each([
    ['no flag', [], 'none'],
    ['a low one', [low], 'low level'],
    ['a high one', [high], 'high level'],
    ['a low one before a high one', [low, high], 'high level'],
    ['a high one before a low one', [high, low], 'high level'],
    ['a removed high one', [removed(high)], 'none'],
    ['a removed high one beside a low one', [removed(high), low], 'low level'],
    ['a removed high one beside another high one', [removed(high), high], 'high level'],
  ])('of %s', (_what, flags, expected) => {
    expect(effectiveFlag({ flags })).toBe(expected);
  });
});

// Every combination of the three facts a state follows from.
const STATES: readonly (readonly [Flag[], Successor | null, Withdrawal | null, string, boolean])[] = [
  [[], null, null, 'published', true],
  [[low], null, null, 'published', true],
  [[high], null, null, 'held', false],
  [[removed(high)], null, null, 'published', true],
  [[], successor, null, 'superseded', true],
  [[low], successor, null, 'superseded', true],
  [[high], successor, null, 'held', false],
  [[removed(high)], successor, null, 'superseded', true],
  [[], null, withdrawal, 'withdrawn', false],
  [[low], null, withdrawal, 'withdrawn', false],
  [[high], null, withdrawal, 'withdrawn', false],
  [[removed(high)], null, withdrawal, 'withdrawn', false],
  [[], successor, withdrawal, 'withdrawn', false],
  [[low], successor, withdrawal, 'withdrawn', false],
  [[high], successor, withdrawal, 'withdrawn', false],
  [[removed(high)], successor, withdrawal, 'withdrawn', false],
];

describe('the state of a report', () => {
  it.each(
    STATES.map(([flags, supersededBy, withdrawn, state, visible]) => ({
      flags,
      supersededBy,
      withdrawal: withdrawn,
      state,
      visible,
      facts: `${effectiveFlag({ flags })} flag, ${supersededBy ? 'successor' : 'no successor'}, ${withdrawn ? 'withdrawn' : 'not withdrawn'}`,
    })),
  )('$facts: $state', ({ flags, supersededBy, withdrawal: withdrawn, state, visible }) => {
    const report = { flags, supersededBy, withdrawal: withdrawn };
    expect([stateOf(report), isVisible(report)]).toEqual([state, visible]);
  });
});

describe('what a report says of its successor', () => {
  const newer = { id: 9, validFrom: '2024-05-01', flags: [], supersededBy: null, withdrawal: null };
  const named = { reportId: 9, validFrom: '2024-05-01' };
  const other = { reportId: 8, validFrom: '2023-01-01' };

  it.each([
    ['names one that everybody can see', null, newer, named],
    ['names one that was superseded in turn', null, { ...newer, supersededBy: other }, named],
    ['follows its first day', { ...named, validFrom: '2024-01-01' }, newer, named],
    ['does not name a held one', null, { ...newer, flags: [high] }, null],
    ['forgets one that is held now', named, { ...newer, flags: [high] }, null],
    ['forgets one that was withdrawn', named, { ...newer, withdrawal }, null],
    ['keeps one that was there before', other, newer, other],
  ])('%s', (_what, supersededBy, successorNow, expected) => {
    expect(supersededByAfter({ supersededBy }, successorNow)).toEqual(expected);
  });
});
