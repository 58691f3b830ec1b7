import pino from 'pino';

export interface LogOutput {
  write(entry: string): void;
}

/** So much is written at once: a write for each line costs as much as the rest of a short answer. */
const BATCH_LENGTH = 64 * 1024;
/** No line is kept back longer than this; what is left when the process ends is written then. */
const LONGEST_DELAY_MS = 100;

/** Standard output, written to in batches and without waiting for whoever reads it. */
export function openLogOutput(): LogOutput {
  const output = pino.destination({ dest: 1, sync: false });
  let batch = '';
  process.once('exit', () => {
    flush();
    output.flushSync();
  });

  return {
    write(entry) {
      if (batch === '') setTimeout(flush, LONGEST_DELAY_MS);
      batch += entry;
      if (batch.length >= BATCH_LENGTH) flush();
    },
  };

  function flush(): void {
    if (batch !== '') output.write(batch);
    batch = '';
  }
}
