import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agrees, type DocumentedCommand, readDocumentedCommands } from './documented-commands.ts';

const run = promisify(execFile);
const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const PROGRAM = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const CONFIG = fileURLToPath(new URL('../src/config.ts', import.meta.url));
const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const INSTALLED = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** Uses up what the demo agency may ask for in a minute, which other pages need. */
const LAST_PAGE = 'api/limits.md';
const PAGES = [
  ...['api', 'credentials', 'submission'].flatMap(pagesIn).filter((page) => page !== LAST_PAGE),
  'operating.md',
  'administration.md',
  LAST_PAGE,
];

/** The address that the documents show. */
const DOCUMENTED_BASE = 'http://127.0.0.1:8080';
/** Enough for every known record of the demo world. */
const REPORTS = 200;
/** One page makes more requests than a minute allows. */
const PATIENCE_MS = 120_000;

describe('the documents', () => {
  let folder: string;
  let base: string;
  let token: string;
  let server: ChildProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-docs-'));
    await installProgram();
    // For programs in the documents that import packages, as after `npm install`.
    await symlink(INSTALLED, join(folder, 'node_modules'));
    await run('touchstone', ['demo', '--reports', String(REPORTS)], { env: environment() });
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    await start(port);
    token = (await run('touchstone', ['user', 'token', 'reader'], { env: environment() })).stdout.trim();
  }, PATIENCE_MS);

  afterAll(async () => {
    server.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it.each(PAGES)(
    'show in %s what really happens',
    async (page) => {
      const commands = readDocumentedCommands(readFileSync(join(DOCS, page), 'utf8'));
      const outputs = await runInOneShell(commands);

      const documented = commands.map(({ line, command, output }) => ({ line, command, output: output?.text }));
      const seen = commands.map(({ line, command, output }, index) => {
        const actual = (outputs[index] ?? '').replaceAll(base, DOCUMENTED_BASE);
        return { line, command, output: output && !agrees(output, actual) ? actual : output?.text };
      });
      expect(seen).toEqual(documented);
    },
    PATIENCE_MS,
  );

  it.each(PAGES)('link in %s only to what exists', (page) => {
    const markdown = readFileSync(join(DOCS, page), 'utf8');
    const links = [...markdown.matchAll(/\]\((?!https?:)([^)#]+)/g)].map((match) => match[1] ?? '');
    expect(links.filter((link) => !existsSync(join(DOCS, dirname(page), link)))).toEqual([]);
  });

  it('name every setting in operating.md, and no other', () => {
    const config = readFileSync(CONFIG, 'utf8');
    const read = [...config.matchAll(/\b(?:text|integer|flag|choice|address|addresses|secret)\('([A-Z_]+)'/g)].map(
      nameIn,
    );
    const listed = [...readFileSync(join(DOCS, 'operating.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(nameIn);
    expect(listed.toSorted()).toEqual([...new Set(read)].toSorted());
  });

  async function installProgram(): Promise<void> {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    await writeFile(join(bin, 'touchstone'), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`);
    await chmod(join(bin, 'touchstone'), 0o755);
  }

  async function start(port: number): Promise<void> {
    // All pages come from one address within a minute, which no reader does.
    const settings = { PORT: String(port), LOG_LEVEL: 'error', ADDRESS_LIMIT_PER_MINUTE: '10000' };
    server = spawn(process.execPath, [MAIN], { env: { ...environment(), ...settings }, stdio: ['ignore', 'pipe', 2] });
    for await (const text of server.stdout ?? []) {
      if (String(text).includes('Touchstone is running')) return;
    }
    throw new Error('The server did not start');
  }

  /** Later commands of a page may use what earlier ones have set. The first that fails ends the page. */
  async function runInOneShell(commands: readonly DocumentedCommand[]): Promise<string[]> {
    const script = ['set -euo pipefail', ...commands.flatMap(({ command }) => [command, "printf '\\036'"])].join('\n');
    const env = { ...environment(), BASE: base, TOKEN: token };
    const { stdout } = await run('bash', ['-c', script], { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 });
    return stdout.split('\u001e').slice(0, -1);
  }

  /** As for somebody who started the server in this folder; nothing of the machine's own settings. */
  function environment(): Record<string, string> {
    return { PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`, DATA_DIR: join(folder, 'data') };
  }
});

function pagesIn(chapter: string): string[] {
  return readdirSync(join(DOCS, chapter)).map((name) => join(chapter, name));
}

function nameIn(match: RegExpExecArray): string {
  return match[1] ?? '';
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
