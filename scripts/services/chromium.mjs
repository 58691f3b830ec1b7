import { findProgram } from '../lib/machine.mjs';

/** @type {import('./service.ts').Service} */
export const chromium = {
  name: 'Chromium',
  variable: 'TEST_CHROMIUM',
  packages: ['chromium'],
  notTested: 'the journeys in a real browser',
  isNeeded: (testFiles) => testFiles.some((path) => path.startsWith('e2e/')),
  start,
};

/** Nothing runs yet: the tests start the browser themselves. */
async function start() {
  const path = findProgram(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']);
  if (!path) return { missing: 'no Chromium was found' };
  return { env: { TEST_CHROMIUM: path }, stop: async () => {} };
}
