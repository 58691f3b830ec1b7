import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '../domain/day.ts';

/** How the command line tells running servers, each with an index of its own in memory, to make it anew. */

const FILE_NAME = 'rebuild-requested';
const LOOK_EVERY_MS = 1_000;

export async function requestRebuild(searchFolder: string, now: Instant): Promise<void> {
  await mkdir(searchFolder, { recursive: true });
  // The process tells two requests within a second apart.
  await writeFile(join(searchFolder, FILE_NAME), `${now} ${process.pid}\n`);
}

export interface RebuildWatch {
  readonly searchFolder: string;
  onRequest(): Promise<void>;
  onError(error: unknown): void;
}

/** Calls back for every request made from now on, one at a time. */
export async function watchRebuildRequests({
  searchFolder,
  onRequest,
  onError,
}: RebuildWatch): Promise<{ stop(): void }> {
  let known = await readRequest(searchFolder);
  let isBusy = false;
  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };

  async function look(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    try {
      const request = await readRequest(searchFolder);
      if (request === known) return;
      known = request;
      await onRequest();
    } finally {
      isBusy = false;
    }
  }
}

async function readRequest(searchFolder: string): Promise<string> {
  try {
    return await readFile(join(searchFolder, FILE_NAME), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
