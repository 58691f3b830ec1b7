import type { TestProject } from 'vitest/node';
import { startRegistry } from './registry-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the registry of the demo world answers; empty when nothing was started. */
    baseUrl: string;
    /** Where that registry keeps its data, its mails among them; empty when it is not known. */
    dataDir: string;
  }
}

/** One registry with the demo world for all journeys: it takes half a minute to make. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['E2E_BASE_URL'];
  project.provide('baseUrl', given ?? '');
  project.provide('dataDir', process.env['E2E_DATA_DIR'] ?? '');
  if (given !== undefined || !process.env['TEST_CHROMIUM']) return undefined;
  const { baseUrl, dataDir, stop } = await startRegistry();
  project.provide('baseUrl', baseUrl);
  project.provide('dataDir', dataDir);
  return stop;
}
