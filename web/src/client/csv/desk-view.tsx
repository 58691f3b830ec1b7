import { useEffect, useRef, useState } from 'preact/hooks';
import { sayCount } from '../../csv/count-words.ts';
import { toResultCsv } from '../../csv/row-results.ts';
import { readFormToken } from '../own-session.ts';
import { type Desk, isReady, isRefused, isStored, withCell, withResults } from './desk-state.ts';
import { Grid } from './grid.tsx';
import { ResultList } from './result-list.tsx';
import { type Halt, sendBatches } from './send-batches.ts';
import type { CsvWords } from './words.ts';

interface DeskViewProps {
  readonly start: Desk;
  /** Whether the file is only tried to begin with. */
  readonly isCheck: boolean;
  readonly words: CsvWords;
  readonly language: string;
  readonly path: string;
  readonly reportPath: string;
  readonly formToken: string;
}

/** Rows that are on their way. */
interface Run {
  readonly isCheck: boolean;
  readonly places: readonly number[];
  readonly key: string;
  readonly done: number;
  readonly stop: AbortController;
}

type Broken = Pick<Run, 'isCheck' | 'places' | 'key'> & { readonly halt: Exclude<Halt, 'stopped'> | 'stopped' };

/** Everything about a file after it was read: progress, what became of its rows, and the grid to correct them. */
export function DeskView({ start, isCheck, words, language, path, reportPath, formToken }: DeskViewProps) {
  const [desk, setDesk] = useState(start);
  const [run, setRun] = useState<Run | undefined>();
  const [broken, setBroken] = useState<Broken | undefined>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function send(places: readonly number[], order: { readonly isCheck: boolean; readonly key?: string }) {
    const stop = new AbortController();
    const key = order.key ?? crypto.randomUUID();
    let left = places;
    setBroken(undefined);
    setRun({ isCheck: order.isCheck, places, key, done: 0, stop });
    const session = await readFormToken();
    if (session === 'signed out') return halted(session);
    const token = session.token ?? formToken;
    const batches = { desk, places, isCheck: order.isCheck, key, path, formToken: token, signal: stop.signal };
    const halt = await sendBatches(batches, (told, results) => {
      left = left.slice(told.length);
      setDesk((now) => withResults(now, told, { results, isTried: order.isCheck }));
      setRun((now) => now && { ...now, done: now.done + told.length });
    });
    halted(halt);

    function halted(reason: Halt | undefined): void {
      setRun(undefined);
      if (reason !== undefined) setBroken({ isCheck: order.isCheck, places: left, key, halt: reason });
      heading.current?.focus();
    }
  }

  useEffect(() => {
    void send(
      placesOf(desk, ({ result }) => result === undefined),
      { isCheck },
    );
  }, []);
  useEffect(() => guardWhile(desk.rows.some((row) => !isStored(row))), [desk]);

  const refused = placesOf(desk, isRefused);
  const ready = placesOf(desk, isReady);
  const stored = placesOf(desk, isStored);
  return (
    <section class="section whole csv-desk" aria-labelledby="csv-desk-title">
      <header>
        <h2 id="csv-desk-title" ref={heading} tabIndex={-1}>
          {words.result}
        </h2>
      </header>
      <div>
        {run === undefined ? (
          <Counts
            ready={ready.length}
            stored={stored.length}
            refused={refused.length}
            words={words}
            language={language}
          />
        ) : (
          <Progress run={run} words={words} language={language} />
        )}
        {broken !== undefined && (
          <BrokenNotice broken={broken} words={words} onGoOn={() => void send(broken.places, broken)} />
        )}
        {run === undefined && ready.length > 0 && (
          <p>
            <button class="button" type="button" onClick={() => void send(ready, { isCheck: false })}>
              {sayCount(words.sendReady, ready.length, language)}
            </button>
          </p>
        )}
        {refused.length > 0 && (
          <>
            <h3>{words.correct}</h3>
            <Grid
              desk={desk}
              places={refused}
              words={words}
              language={language}
              onChange={(place, column, text) => setDesk((now) => withCell(now, place, column, text))}
            />
            {run === undefined && (
              <div class="buttons">
                <button
                  class={ready.length > 0 ? 'button other' : 'button'}
                  type="button"
                  onClick={() => void send(refused, { isCheck: false })}
                >
                  {sayCount(words.sendRows, refused.length, language)}
                </button>
                <button class="button other" type="button" onClick={() => void send(refused, { isCheck: true })}>
                  {sayCount(words.checkRows, refused.length, language)}
                </button>
              </div>
            )}
          </>
        )}
        <ResultList desk={desk} words={words} language={language} reportPath={reportPath} />
        {run === undefined && (
          <p>
            <button class="button other small" type="button" onClick={() => download(desk, words)}>
              {words.download}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

function placesOf({ rows }: Desk, is: (row: Desk['rows'][number]) => boolean): readonly number[] {
  return rows.flatMap((row, place) => (is(row) ? [place] : []));
}

interface CountsProps {
  readonly ready: number;
  readonly stored: number;
  readonly refused: number;
  readonly words: CsvWords;
  readonly language: string;
}

function Counts({ ready, stored, refused, words, language }: CountsProps) {
  const parts = [
    stored > 0 && sayCount(words.stored, stored, language),
    ready > 0 && sayCount(words.ready, ready, language),
    refused > 0 && sayCount(words.refused, refused, language),
  ].filter((part) => part !== false);
  return (
    <div class={refused > 0 ? 'notice of-conditional' : 'notice'} role="status">
      <p>
        <b>{parts.join(', ')}</b>
      </p>
      {refused === 0 && parts.length > 0 && <p>{words.noneRefused}</p>}
      {ready > 0 && stored === 0 && <p>{words.tried}</p>}
    </div>
  );
}

interface ProgressProps {
  readonly run: Run;
  readonly words: CsvWords;
  readonly language: string;
}

function Progress({ run: { isCheck, places, done, stop }, words, language }: ProgressProps) {
  const number = new Intl.NumberFormat(language);
  const sentence = (isCheck ? words.checking : words.sending)
    .replace('{done}', number.format(done))
    .replace('{all}', number.format(places.length));
  return (
    <div class="notice">
      <p>
        <label for="csv-progress">{sentence}</label>
      </p>
      <progress id="csv-progress" max={places.length} value={done} />
      <p>
        <button class="button other small" type="button" onClick={() => stop.abort()}>
          {words.stop}
        </button>
      </p>
    </div>
  );
}

interface BrokenNoticeProps {
  readonly broken: Broken;
  readonly words: CsvWords;
  onGoOn(): void;
}

function BrokenNotice({ broken: { halt }, words, onGoOn }: BrokenNoticeProps) {
  const isOfColumns = typeof halt === 'object';
  return (
    <div class="notice of-negative" role="alert">
      {isOfColumns ? (
        <>
          <h3>{words.notUsed}</h3>
          <ul>
            {halt.problems.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{halt === 'signed out' ? words.signedOut : words.broken}</p>
      )}
      {!isOfColumns && (
        <p>
          <button class="button other small" type="button" onClick={onGoOn}>
            {words.goOn}
          </button>
        </p>
      )}
    </div>
  );
}

function download({ header, rows }: Desk, words: CsvWords): void {
  const text = toResultCsv(
    { header, rows },
    rows.map(({ result }) => result),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = words.fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Asks before rows that are not stored are left behind. */
function guardWhile(isNeeded: boolean): (() => void) | undefined {
  if (!isNeeded) return undefined;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
