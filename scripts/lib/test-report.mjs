import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ status: string, message: string, assertionResults: { status: string }[] }} FileResult
 */

/**
 * Counts the tests of a Vitest report. A file that could not be loaded counts as one failed test, and so does a run
 * that failed without blaming any test: a failed run never reads "0 failed".
 * @param {string} path of the JSON report
 * @param {number} exitCode of Vitest
 * @returns {Counts}
 */
export function countTests(path, exitCode) {
  /** @type {FileResult[]} */
  const files = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).testResults : [];
  const statuses = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const count = (/** @type {string} */ wanted) => statuses.filter((status) => status === wanted).length;
  const broken = files.filter(isBroken).length;
  const passed = count('passed');
  const failed = count('failed') + broken;
  return {
    passed,
    failed: exitCode === 0 ? failed : Math.max(failed, 1),
    skipped: statuses.length - passed - count('failed'),
  };
}

/** @param {Counts} counts */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {FileResult} file */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}
