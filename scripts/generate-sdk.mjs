// Writes the types of the SDK from openapi.json; with --check only says whether they are up to date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from './lib/project.mjs';
import { sdkTypes } from './lib/sdk-types.mjs';

const target = inProject('sdk', 'src', 'generated', 'registry-api.ts');
const types = sdkTypes(JSON.parse(readFileSync(inProject('openapi.json'), 'utf8')));

if (!process.argv.includes('--check')) {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, types);
  console.log('The types of the SDK are those of openapi.json.');
} else if (readFileSync(target, 'utf8') !== types) {
  console.error('The types of the SDK are not those of openapi.json. Run: npm run generate');
  process.exitCode = 1;
}
