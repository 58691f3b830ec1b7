// npm test [-- --soak] [-- arguments of Vitest]: starts the services that tests need, runs the tests, stops everything.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { temporaryFolder } from './lib/machine.mjs';
import { installedProgram, root } from './lib/project.mjs';
import { selectTestFiles } from './lib/test-files.mjs';
import { countTests, summaryLine } from './lib/test-report.mjs';
import { services, startServices } from './services/all.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--soak');
const soak = process.argv.includes('--soak') ? { SOAK: '1' } : {};
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort());

await ensureDependencies('everything');
const counts = await runTests();
if (counts.failed > 0) process.exitCode = interruption.signal.aborted ? 130 : 1;
console.log(summaryLine(counts));

async function runTests() {
  // Tests that start or kill the real program use its compiled form.
  const { ok: isBuilt } = await build();
  const testFiles = selectTestFiles(args);
  const running = await startServices(services.filter((service) => service.isNeeded(testFiles)));
  const folder = temporaryFolder('test');
  const report = join(folder, 'report.json');
  try {
    const exitCode = await runVitest(report, running.env);
    reportMissing(running.missing);
    const tests = countTests(report, exitCode);
    if (isBuilt) return tests;
    console.log('\nThe build failed (see the top of this output); it counts as one failed test.');
    return { ...tests, failed: tests.failed + 1 };
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} report
 * @param {Record<string, string>} env
 * @returns {Promise<number>}
 */
function runVitest(report, env) {
  if (interruption.signal.aborted) return Promise.resolve(130);
  const child = spawn(
    installedProgram('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { cwd: root, env: { ...process.env, ...env, ...soak }, stdio: 'inherit' },
  );
  interruption.signal.addEventListener('abort', () => child.kill('SIGTERM'));
  return new Promise((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** @param {{ service: import('./services/service.ts').Service, reason: string }[]} missing */
function reportMissing(missing) {
  if (missing.length === 0) return;
  const rule = '!'.repeat(100);
  console.log(`\n${rule}\nNOT EVERYTHING WAS TESTED`);
  for (const { service, reason } of missing) {
    console.log(`- ${service.name} is missing (${reason}). Not tested: ${service.notTested}.`);
  }
  console.log(rule);
  if (process.env['REQUIRE_ALL'] === '1') {
    console.log('REQUIRE_ALL=1 makes this an error.');
    process.exitCode = 1;
  }
}
