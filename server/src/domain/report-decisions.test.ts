import { describe, expect, it } from 'vitest';
import { aReport } from '../../test/records.ts';
import type { Flag, Report } from './report.ts';
import {
  withDeletionConfirmed,
  withDeletionRefused,
  withFlagConfirmed,
  withFlagRemoved,
  withRestoration,
  withWithdrawal,
} from './report-decisions.ts';
import { stateOf } from './report-state.ts';

const RULING = { at: '2026-06-30T12:00:00Z', reason: 'It was looked into.' };

describe('the decisions of the operator on a report', () => {
  it('remove a flag, which lets the report go and is remembered', () => {
    const report = withFlagRemoved(flagged([aFlag('no_file')]), { code: 'no_file' }, RULING);
    expect([stateOf(report), report.flags]).toEqual(['published', [{ ...aFlag('no_file'), removal: RULING }]]);
  });

  it('confirm a flag, which goes on to hold the report', () => {
    const report = withFlagConfirmed(flagged([aFlag('no_file')]), { code: 'no_file' }, RULING);
    expect([stateOf(report), report.flags]).toEqual(['held', [{ ...aFlag('no_file'), confirmation: RULING }]]);
  });

  it('need the facts where a rule raised several flags', () => {
    const report = flagged([aFlag('country_not_in_focus', 'country:1'), aFlag('country_not_in_focus', 'country:2')]);
    expect(() => withFlagRemoved(report, { code: 'country_not_in_focus' }, RULING)).toThrow('say by its facts which');
    const changed = withFlagRemoved(report, { code: 'country_not_in_focus', facts: 'country:2' }, RULING);
    expect(changed.flags.map(({ removal }) => removal)).toEqual([null, RULING]);
  });

  it('find no flag that is not there or was removed already', () => {
    const removed = { ...aFlag('no_file'), removal: RULING };
    expect(() => withFlagRemoved(flagged([removed]), { code: 'no_file' }, RULING)).toThrow('no open flag no_file');
    expect(() => withFlagConfirmed(flagged([]), { code: 'no_file' }, RULING)).toThrow('no open flag no_file');
  });

  it('withdraw a report and take that back', () => {
    const withdrawn = withWithdrawal(flagged([aFlag('deletion_requested')]), RULING);
    const restored = withRestoration(withdrawn, RULING);
    expect([stateOf(withdrawn), stateOf(restored), restored.flags[0]?.removal]).toEqual([
      'withdrawn',
      'published',
      RULING,
    ]);
    expect(() => withWithdrawal(withdrawn, RULING)).toThrow('already withdrawn');
    expect(() => withRestoration(restored, RULING)).toThrow('is not withdrawn');
  });

  it('neither confirm nor remove what an agency asked for', () => {
    const asked = flagged([aFlag('deletion_requested')]);
    for (const decide of [withFlagConfirmed, withFlagRemoved]) {
      expect(() => decide(asked, { code: 'deletion_requested' }, RULING)).toThrow(
        'Grant it with deletion/confirm or refuse it with deletion/refuse.',
      );
      expect(() => decide(flagged([]), { code: 'deletion_requested' }, RULING)).toThrow('no open flag');
    }
  });

  it('give or refuse the deletion an agency asked for', () => {
    const asked = flagged([aFlag('deletion_requested')]);
    expect(stateOf(withDeletionConfirmed(asked, RULING))).toBe('withdrawn');
    expect(stateOf(withDeletionRefused(asked, RULING))).toBe('published');
    expect(stateOf(withDeletionRefused(flagged([aFlag('deletion_requested'), aFlag('no_file')]), RULING))).toBe('held');
    for (const decide of [withDeletionConfirmed, withDeletionRefused]) {
      expect(() => decide(flagged([]), RULING)).toThrow('Nobody has asked');
      expect(() => decide(withDeletionConfirmed(asked, RULING), RULING)).toThrow('Nobody has asked');
    }
  });
});

function aFlag(code: string, facts?: string): Flag {
  const flag = { code, level: 'high level', message: '', raisedAt: '2026-01-01T00:00:00Z', removal: null } as const;
  return facts === undefined ? flag : { ...flag, facts };
}

function flagged(flags: readonly Flag[]): Report {
  return aReport({ flags });
}
