import { readConfig } from '../config.ts';
import { systemClock } from '../system-clock.ts';
import { backup, restore } from './backup-command.ts';
import type { Command } from './command.ts';
import { CREDENTIAL_COMMANDS } from './credential-command.ts';
import { demo } from './demo-command.ts';
import { importCommand } from './import-command.ts';
import { indexCheck, indexRebuild } from './index-command.ts';
import { init } from './init-command.ts';
import { journalVerify } from './journal-command.ts';
import { KEYS_COMMANDS } from './keys-command.ts';
import { openapi } from './openapi-command.ts';
import { createOutput } from './output.ts';
import { runProgram } from './run-program.ts';
import { USER_COMMANDS } from './user-command.ts';

const COMMANDS: readonly Command[] = [
  init,
  demo,
  importCommand,
  backup,
  restore,
  journalVerify,
  indexCheck,
  indexRebuild,
  openapi,
  ...USER_COMMANDS,
  ...CREDENTIAL_COMMANDS,
  ...KEYS_COMMANDS,
];

// The database holds mail addresses and password hashes: what is made here is for the server's user alone.
process.umask(0o077);

const output = createOutput(process.stdout, process.stderr);

process.exitCode = await runProgram(process.argv.slice(2), {
  commands: COMMANDS,
  output,
  context: () => ({ config: readConfig(), clock: systemClock, output }),
});
