import { createOutput, type Progress } from './cli/output.ts';
import { ConfigError, readConfig } from './config.ts';
import { RegistryError } from './domain/errors.ts';
import { greeting } from './greeting.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { systemClock } from './system-clock.ts';

// The database holds mail addresses and password hashes: what is made here is for the server's user alone.
process.umask(0o077);

const output = createOutput(process.stdout, process.stderr);

/** After this the process ends even if somebody keeps a connection open. */
const PATIENCE_MS = 15_000;

try {
  const server = await startServer({ config: readConfig(), clock: systemClock, onProgress: showProgress() });
  closeOnSignal(server);
  output.line(greeting(server));
} catch (error) {
  const isExpected = error instanceof RegistryError || error instanceof ConfigError;
  output.note(isExpected ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}

function showProgress(): (what: string, done: number, total?: number) => void {
  let shown: { what: string; progress: Progress } | undefined;
  return (what, done, total) => {
    if (shown?.what !== what) {
      shown?.progress.end();
      shown = { what, progress: output.progress(what, total) };
    }
    shown.progress.at(done);
    if (done === total) {
      shown.progress.end();
      shown = undefined;
    }
  };
}

function closeOnSignal(server: RunningServer): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      server.close().then(
        () => process.exit(0),
        (error: unknown) => {
          output.note(String(error));
          process.exit(1);
        },
      );
    });
  }
}
