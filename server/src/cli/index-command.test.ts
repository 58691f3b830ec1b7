import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { TEST_NOW } from '../../test/database.ts';
import { storeIndexedWorld } from '../../test/indexed-world.ts';
import { readConfig } from '../config.ts';
import { openRegistry } from '../services/open-registry.ts';
import { indexCheck, indexRebuild } from './index-command.ts';
import { createOutput } from './output.ts';
import { runProgram } from './run-program.ts';

const clock = { today: () => TEST_NOW.slice(0, 10), now: () => TEST_NOW };

const HIGH_FLAG = {
  code: 'no_file',
  level: 'high level',
  message: '',
  raisedAt: '2026-06-30T12:00:00Z',
  removal: null,
};

it('finds what is wrong with the index and puts it right', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchstone-index-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: dataDir });
  const { database, close } = await openRegistry(config, TEST_NOW);
  onTestFinished(close);
  await storeIndexedWorld(database);

  expect(await run('check')).toEqual({ exit: 1, lines: ['There is no index yet.'] });
  expect(await run('rebuild')).toEqual({ exit: 0, lines: [expect.stringMatching(/^21 documents, up to change \d+$/)] });
  expect(await run('check')).toEqual({ exit: 0, lines: ['21 documents, 0 that differ in the index'] });

  // Behind the journal's back, as a fault in the program or the disk would.
  await database.transaction(async (transaction) => {
    const { content } = await transaction
      .selectFrom('institution')
      .select('content')
      .where('id', '=', 9)
      .executeTakeFirstOrThrow();
    const changed = content.replace('Lonely School', 'Lonesome School');
    await transaction.updateTable('institution').set({ content: changed }).where('id', '=', 9).execute();
    const report = await transaction
      .selectFrom('report')
      .select('content')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow();
    const held = report.content.replace('"flags":[]', `"flags":[${JSON.stringify(HIGH_FLAG)}]`);
    await transaction.updateTable('report').set({ state: 'held', content: held }).where('id', '=', 3).execute();
  });
  expect(await run('check')).toEqual({
    exit: 1,
    lines: [
      'institutions 3 has another content in the index',
      'institutions 4 has another content in the index',
      'institutions 9 has another content in the index',
      'reports 3 is in the index, but should not be found',
      'programmes 3 is in the index, but should not be found',
      '19 documents, 5 that differ in the index',
    ],
  });
  expect(await run('rebuild')).toMatchObject({ exit: 0 });
  expect(await run('check')).toMatchObject({ exit: 0 });

  async function run(what: 'check' | 'rebuild') {
    let text = '';
    const output = createOutput({ write: (part: string) => (text += part) }, { write: () => true });
    const commands = [indexCheck, indexRebuild];
    const exit = await runProgram(['index', what], { commands, output, context: () => ({ config, clock, output }) });
    return { exit, lines: text.split('\n').slice(0, -1) };
  }
});
