import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { withLock } from './lock.mjs';
import { temporaryFolder } from './machine.mjs';

const folder = temporaryFolder('lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lets one piece of work end before the next begins, also after a failure', async () => {
  /** @type {string[]} */
  const events = [];
  const work = (/** @type {string} */ name) => async () => {
    events.push(`${name} begins`);
    await sleep(20);
    events.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => withLock('work', work(name), folder)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(events.filter((_, index) => index % 2 === 0).map((event) => `${event[0]} ends`)).toEqual(
    events.filter((_, index) => index % 2 === 1),
  );
  expect(existsSync(join(folder, 'work.lock'))).toBe(false);
});

it('takes over a lock whose process died', async () => {
  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  writeFileSync(join(folder, 'stale.lock'), String(dead));
  expect(await withLock('stale', async () => 'done', folder)).toBe('done');
});
