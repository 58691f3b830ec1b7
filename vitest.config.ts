import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const shared = { testTimeout: 30_000, hookTimeout: 60_000 };
const withDatabase = 'server/src/{store,journal,services}/**/*.test.ts';
const accessibility = 'e2e/accessibility.test.ts';

/** The file that takes minutes begins before those that run beside it. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(accessibility);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** Two for databases, where more would only wait for each other's disk flushes, and one for a browser. */
const besideBrowser = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** Every folder has its project; one without tests yet is no error. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          // Each worker has its own database.
          ...besideBrowser,
        },
      },
      {
        test: {
          ...shared,
          ...besideBrowser,
          name: 'accessibility',
          include: [accessibility],
          globalSetup: ['e2e/global-setup.ts'],
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
          exclude: [accessibility],
          globalSetup: ['e2e/global-setup.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
