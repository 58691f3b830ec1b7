import { readFileSync } from 'node:fs';

/** The version of this program, from the package it is installed as. */
export const RELEASE = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
