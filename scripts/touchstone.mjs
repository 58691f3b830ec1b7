// npm run touchstone -- ...: the command-line program, built first where needed.
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { become, fail } from './lib/process.mjs';
import { inProject } from './lib/project.mjs';

await ensureDependencies('running');
const { ok } = await build(['server']);
if (!ok) fail('touchstone was not run because its build failed; the messages of the compiler are above.');
await become(inProject('server', 'dist', 'cli', 'main.js'));
