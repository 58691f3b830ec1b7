// npm run build: compiles every workspace whose sources changed.
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { fail } from './lib/process.mjs';

await ensureDependencies('running');
const { ok, built } = await build();
if (!ok) fail('The build failed; the messages of the compiler are above.');
if (built.length === 0) console.log('Everything is built already.');
