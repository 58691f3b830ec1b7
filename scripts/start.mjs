// npm start: installs and builds what is missing, then becomes the server.
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { become, fail } from './lib/process.mjs';
import { inProject } from './lib/project.mjs';

await ensureDependencies('running');
const { ok } = await build();
if (!ok) fail('The server was not started because its build failed; the messages of the compiler are above.');
await become(inProject('server', 'dist', 'main.js'));
