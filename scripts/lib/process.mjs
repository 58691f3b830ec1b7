import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} RunOptions
 * @typedef {{ code: number, output: string }} RunResult
 */

/**
 * Runs a program to its end. With `quiet` its output is kept for the caller instead of shown.
 * A program that cannot be started counts as failed with code 127, as in a shell.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/**
 * Tells what is being done, apart from the output of the program that is run.
 * @param {string} sentence
 */
export function note(sentence) {
  console.error(sentence);
}

/**
 * Ends the command with one sentence for its user.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * Becomes the compiled program: same process, so that signals, exit codes and the terminal are the program's own.
 * @param {string} path
 */
export async function become(path) {
  // The program, and workers that it may fork, find themselves under their own name.
  process.argv[1] = path;
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path).href);
}
