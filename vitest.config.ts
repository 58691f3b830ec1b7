import { defineConfig } from 'vitest/config';

const shared = { testTimeout: 30_000, hookTimeout: 60_000 };
const withDatabase = 'server/src/{store,journal,services}/**/*.test.ts';

/** Every folder has its project; one without tests yet is no error. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['server/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [withDatabase],
        },
      },
      {
        test: {
          ...shared,
          name: 'database',
          include: [withDatabase, 'server/test/**/*.test.ts'],
          // Each worker has its own database; more of them would only wait for each other's disk flushes.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...shared, name: 'sdk', include: ['sdk/**/*.test.ts'], exclude: ['**/node_modules/**'] } },
      { test: { ...shared, name: 'web', include: ['web/**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**'] } },
      { test: { ...shared, name: 'bench', include: ['bench/src/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/global-setup.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
