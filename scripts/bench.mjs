// npm run bench -- [--quick] [part of a name ...]: measures the compiled server.
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { become, fail, note } from './lib/process.mjs';
import { inProject } from './lib/project.mjs';
import { startServices } from './services/all.mjs';
import { measuredOpenSearch } from './services/opensearch.mjs';
import { postgres } from './services/postgres.mjs';

await ensureDependencies('everything');
const { ok } = await build(['server', 'bench']);
if (!ok) fail('Nothing was measured because the build failed; the messages of the compiler are above.');

const running = await startServices([postgres, measuredOpenSearch]);
for (const { service, reason } of running.missing) note(`${service.name} is not measured: ${reason}.`);
Object.assign(process.env, running.env);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => void running.stop().then(() => process.exit(130)));
}
try {
  await become(inProject('bench', 'dist', 'bench', 'src', 'main.js'));
} finally {
  await running.stop();
}
