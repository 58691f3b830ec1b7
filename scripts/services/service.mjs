/**
 * A part of the machine that some tests need.
 *
 * @typedef {{ env: Record<string, string>, stop: () => Promise<void> }} Running
 * @typedef {{ missing: string }} Missing
 *   Why there is none, as a sentence without its full stop.
 * @typedef {object} Service
 * @property {string} name
 * @property {string} variable      what tests find it by; already set, it is used and nothing is started
 * @property {string[]} packages    the Debian packages that bring it
 * @property {string} notTested     what stays untested without it
 * @property {(testFiles: string[]) => boolean} isNeeded
 * @property {() => Promise<Running | Missing>} start
 */

export {};
