import { describe, expect, it } from 'vitest';
import { aReport } from '../../test/records.ts';
import type { Flag, Report, ReportFile } from './report.ts';
import { onlyFileFailed, withFailedFile, withFiles, withStoredFile } from './report-files.ts';
import { stateOf } from './report-state.ts';

const AT = '2026-06-30T12:00:00Z';

describe('the files of a report', () => {
  it('hold it when the only one has finally failed, and let it go when it arrives after all', () => {
    const failed = withFailedFile(withFilesOnly([aFile({ id: 1 })]), 1, AT);
    expect([failed.files[0]?.state, failed.flags]).toEqual([
      'failed',
      [
        {
          code: 'only_file_failed',
          level: 'high level',
          message: 'The only file of the report could not be fetched.',
          facts: 'files:1',
          raisedAt: AT,
          removal: null,
        },
      ],
    ]);
    const stored = withStoredFile(failed, 1, { sha256: 'a'.repeat(64), size: 9 }, AT);
    expect([stored.files[0]?.state, stored.flags, stateOf(stored)]).toEqual(['stored', [], 'published']);
  });

  it('do not hold it while another is there or may yet arrive', () => {
    for (const state of ['pending', 'stored'] as const) {
      const report = withFailedFile(withFilesOnly([aFile({ id: 1 }), aFile({ id: 2, state })]), 1, AT);
      expect([state, report.flags]).toEqual([state, []]);
    }
  });

  it('hold it when all of several have failed', () => {
    const one = withFailedFile(withFilesOnly([aFile({ id: 1 }), aFile({ id: 2 })]), 1, AT);
    expect(withFailedFile(one, 2, AT).flags).toMatchObject([
      { message: 'None of the files of the report could be fetched.', facts: 'files:1,2' },
    ]);
  });

  it('keep a flag as it was raised first', () => {
    const report = withFailedFile(withFilesOnly([aFile({ id: 1 })]), 1, AT);
    expect(withFiles(report, report.files, '2027-01-01T00:00:00Z').flags).toEqual(report.flags);
  });

  it('raise no flag again that the operator removed for the same files', () => {
    const removal = { at: AT, reason: 'The agency publishes on paper.' };
    const flag: Flag = { ...raised([aFile({ id: 1, state: 'failed' })]), raisedAt: AT, removal };
    const report = { ...withFilesOnly([aFile({ id: 1 })]), flags: [flag] };

    expect(withFailedFile(report, 1, AT).flags).toEqual([flag]);
    const other = withFiles(report, [aFile({ id: 5, state: 'failed' })], AT);
    expect(other.flags.map(({ facts, removal: removed }) => [facts, removed !== null])).toEqual([
      ['files:1', true],
      ['files:5', false],
    ]);
  });

  it('end what holds a report without any', () => {
    const none: Flag = { code: 'no_file', level: 'high level', message: '', raisedAt: AT, removal: null };
    const report = { ...withFilesOnly([]), flags: [none] };
    expect([withFiles(report, [], AT).flags, withFiles(report, [aFile({})], AT).flags]).toEqual([[none], []]);
  });

  it('keep a flag from before facts were kept as long as its cause stands', () => {
    const old: Flag = { code: 'only_file_failed', level: 'high level', message: '', raisedAt: AT, removal: null };
    const removed: Flag = { ...old, removal: { at: AT, reason: 'On paper.' } };
    const files = [aFile({ id: 1, state: 'failed' })];
    expect(withFiles({ ...withFilesOnly(files), flags: [old] }, files, AT).flags).toEqual([old]);
    expect(withFiles({ ...withFilesOnly(files), flags: [removed] }, files, AT).flags).toEqual([removed]);
    expect(withFiles({ ...withFilesOnly(files), flags: [old] }, [aFile({})], AT).flags).toEqual([]);
  });

  it('leave flags of other rules alone', () => {
    const other: Flag = { code: 'deletion_requested', level: 'high level', message: '', raisedAt: AT, removal: null };
    const report = { ...withFilesOnly([aFile({ id: 1 })]), flags: [other] };
    expect(withStoredFile(report, 1, { sha256: 'a'.repeat(64), size: 9 }, AT).flags).toEqual([other]);
  });

  it('say nothing where there is no file at all: another rule does', () => {
    expect(onlyFileFailed([])).toBeUndefined();
  });
});

function raised(files: readonly ReportFile[]) {
  const flag = onlyFileFailed(files);
  if (flag === undefined) throw new Error('no flag');
  return flag;
}

function aFile(overrides: Partial<ReportFile>): ReportFile {
  return {
    id: 1,
    displayName: 'Report',
    fileName: 'report.pdf',
    languages: ['deu'],
    state: 'pending',
    sha256: null,
    size: null,
    originalLocation: 'https://files.example.org/report.pdf',
    ...overrides,
  };
}

function withFilesOnly(files: readonly ReportFile[]): Report {
  return aReport({ files });
}
