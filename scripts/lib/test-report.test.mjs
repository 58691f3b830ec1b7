import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from './machine.mjs';
import { countTests, summaryLine } from './test-report.mjs';

const folder = temporaryFolder('report');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const passing = {
  status: 'passed',
  assertionResults: [{ status: 'passed' }, { status: 'pending' }, { status: 'todo' }],
};
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const unloadable = { status: 'failed', assertionResults: [] };

it.each([
  ['all tests passed', [passing], 0, '1 passed, 0 failed, 2 skipped'],
  ['a test failed', [passing, failing], 1, '2 passed, 1 failed, 2 skipped'],
  ['a file could not be loaded', [failing, unloadable], 1, '1 passed, 2 failed'],
  ['an error happened outside the tests', [passing], 1, '1 passed, 1 failed, 2 skipped'],
  ['there was no test', [], 0, '0 passed, 0 failed'],
])('sums up a run in which %s', (_, testResults, exitCode, line) => {
  const path = join(folder, 'report.json');
  writeFileSync(path, JSON.stringify({ testResults }));
  expect(summaryLine(countTests(path, exitCode))).toBe(line);
});

it('counts a run that left no report as a failure', () => {
  expect(countTests(join(folder, 'nowhere.json'), 127)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
