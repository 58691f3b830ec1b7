import type { WriteStream } from 'node:tty';

/** What a command tells its user: results on standard output, everything else on standard error. */
export interface Output {
  line(text?: string): void;
  note(text: string): void;
  /** Starts a bar on a terminal; plain lines, now and then, elsewhere. */
  progress(label: string, total?: number): Progress;
}

export interface Progress {
  at(done: number): void;
  end(): void;
}

interface Stream {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

const CLEAR_LINE = '\r\u001B[K';
const BAR_WIDTH = 30;
const REDRAW_MS = 100;
const PLAIN_LINE_MS = 2_000;

export function createOutput(out: Stream, err: Stream | WriteStream): Output {
  return {
    line: (text = '') => out.write(`${text}\n`),
    // On a terminal the line may hold a bar, which is drawn again below.
    note: (text) => err.write(`${err.isTTY ? CLEAR_LINE : ''}${text}\n`),
    progress: (label, total) => (err.isTTY ? barOn(err, label, total) : linesOn(err, label, total)),
  };
}

function barOn(stream: Stream, label: string, total: number | undefined): Progress {
  let done = 0;
  let drawnAt = 0;
  draw();
  return {
    at(now) {
      done = now;
      if (Date.now() - drawnAt >= REDRAW_MS) draw();
    },
    end() {
      draw();
      stream.write('\n');
    },
  };

  function draw(): void {
    drawnAt = Date.now();
    const filled = total === undefined ? 0 : Math.round((Math.min(done, total) / Math.max(1, total)) * BAR_WIDTH);
    const bar = total === undefined ? '' : `[${'#'.repeat(filled)}${' '.repeat(BAR_WIDTH - filled)}] `;
    stream.write(`${CLEAR_LINE}${label} ${bar}${amount(done, total)}`);
  }
}

function linesOn(stream: Stream, label: string, total: number | undefined): Progress {
  let done = 0;
  let writtenAt = Date.now();
  return {
    at(now) {
      done = now;
      if (Date.now() - writtenAt < PLAIN_LINE_MS) return;
      writtenAt = Date.now();
      stream.write(`${label}: ${amount(done, total)}\n`);
    },
    end: () => stream.write(`${label}: ${amount(done, total)}, done\n`),
  };
}

function amount(done: number, total: number | undefined): string {
  const shown = done.toLocaleString('en');
  return total === undefined ? shown : `${shown} of ${total.toLocaleString('en')}`;
}
