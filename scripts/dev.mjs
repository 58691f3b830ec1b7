// npm run dev: like npm start, and builds and restarts whenever a source file is saved.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { note } from './lib/process.mjs';
import { inProject, runningWorkspaces } from './lib/project.mjs';

/** Editors save in several steps; wait until they are done. */
const SETTLE_MS = 150;

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let isChanged = false;
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

await ensureDependencies('running');
for (const workspace of runningWorkspaces()) {
  watch(inProject(workspace, 'src'), { recursive: true }, () => {
    isChanged = true;
  });
}
await rebuild();
while (!isStopping) {
  await sleep(SETTLE_MS);
  if (isChanged && !isStopping) await rebuild();
}

async function rebuild() {
  isChanged = false;
  const { ok, built } = await build();
  if (!ok) return note('The build failed; the next saved file starts another.');
  if (built.length === 0 && server !== undefined) return;
  await stopServer();
  if (!isStopping) startServer();
}

function startServer() {
  const args = ['--enable-source-maps', inProject('server', 'dist', 'main.js')];
  // A group of its own: Ctrl-C reaches the server once, through this process.
  server = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });
  server.on('exit', noteCrash);
}

/** @param {number | null} code */
function noteCrash(code) {
  note(`The server ended with code ${code}; the next saved file starts it again.`);
}

async function stopServer() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.off('exit', noteCrash);
  server.kill('SIGTERM');
  await ended;
}

async function stop() {
  isStopping = true;
  await stopServer();
  process.exit(0);
}
