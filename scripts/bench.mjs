// npm run bench -- [--quick] [part of a name ...]: measures the compiled server.
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { become, fail } from './lib/process.mjs';
import { inProject } from './lib/project.mjs';

await ensureDependencies('everything');
const { ok } = await build(['server', 'bench']);
if (!ok) fail('Nothing was measured because the build failed; the messages of the compiler are above.');
await become(inProject('bench', 'dist', 'bench', 'src', 'main.js'));
