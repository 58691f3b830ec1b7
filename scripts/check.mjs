// npm run check: everything that can be said about the code without running it. Shows only what failed.
import { existsSync, readdirSync } from 'node:fs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { run } from './lib/process.mjs';
import { inProject, installedProgram } from './lib/project.mjs';

/** @typedef {{ name: string, command: string, args: string[] }} Step */

await ensureDependencies('everything');
let failures = 0;
for (const step of steps()) {
  if (!(await passes(step))) failures += 1;
}
console.log(failures === 0 ? 'Every check passed.' : `${failures} of the checks failed.`);
process.exitCode = failures === 0 ? 0 : 1;

/** @returns {Step[]} */
function steps() {
  const compiled = readdirSync(inProject()).filter((folder) => existsSync(inProject(folder, 'tsconfig.json')));
  return [
    ...compiled.map((folder) => tool(`types of ${folder}`, 'tsc', ['-p', folder, '--noEmit'])),
    tool('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
    tool('format', 'biome', ['ci', '--colors=off', '.']),
    tool('unused code', 'knip', ['--no-progress']),
    script('lock file', ['complete-lockfile.mjs', '--check']),
    ...(existsSync(inProject('openapi.json'))
      ? [
          script('OpenAPI file', ['touchstone.mjs', 'openapi', '--check']),
          script('types of the API in sdk', ['generate-sdk.mjs', '--check']),
        ]
      : []),
  ];
}

/**
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @returns {Step}
 */
function tool(name, program, args) {
  return { name, command: installedProgram(program), args };
}

/**
 * @param {string} name
 * @param {[file: string, ...args: string[]]} call
 * @returns {Step}
 */
function script(name, [file, ...args]) {
  return { name, command: process.execPath, args: [inProject('scripts', file), ...args] };
}

/** @param {Step} step */
async function passes({ name, command, args }) {
  const started = Date.now();
  const { code, output } = await run(command, args, { quiet: true });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0) console.log(`${output.trim()}\n`);
  return code === 0;
}
