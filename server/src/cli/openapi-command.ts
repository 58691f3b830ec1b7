import { readFile, writeFile } from 'node:fs/promises';
import { describeApi } from '../describe-api.ts';
import type { Command } from './command.ts';
import { EXIT } from './exit-codes.ts';

export const openapi: Command = {
  name: 'openapi',
  summary: 'writes the description of the web API as an OpenAPI file',
  usage: '[FILE] [--check]',
  help: `
The file holds version 2 of the API; version 1 has the same addresses under its own
prefix. A running server serves both: /webapi/v1/swagger/ and /webapi/v2/swagger/.
FILE is openapi.json in the current folder when not given.

  --check   writes nothing and fails when the file is not what would be written

  touchstone openapi --check`,
  options: { check: { type: 'boolean' } },
  words: { min: 0, max: 1 },
  async run({ words, options }, { output }) {
    const [file = 'openapi.json'] = words;
    const description = await describeApi();
    if (options['check'] !== true) {
      await writeFile(file, description);
      output.line(`The description of the API is in ${file}`);
      return EXIT.success;
    }
    if ((await readIfThere(file)) === description) return EXIT.success;
    output.note(`${file} is not what the routes say. Write it anew with: npm run generate`);
    return EXIT.failure;
  },
};

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
