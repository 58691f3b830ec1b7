import { toCsvText } from '../../csv/csv-table.ts';
import type { RowResult } from '../../csv/row-results.ts';
import type { Desk } from './desk-state.ts';

/** Few enough that progress is seen, many enough that the way there and back does not count. */
const BATCH_ROWS = 40;
/** Rows with documents in them travel alone. */
const BATCH_SIGNS = 200_000;
const PATIENCE = 12;
const PAUSE_MS = 5_000;

export interface Batches {
  readonly desk: Desk;
  readonly places: readonly number[];
  readonly isCheck: boolean;
  /** The same when rows are sent again after the line broke: what was stored is not stored twice. */
  readonly key: string;
  readonly path: string;
  readonly formToken: string;
  readonly signal: AbortSignal;
}

/** Why no more rows went out. */
export type Halt = 'stopped' | 'broken' | 'signed out' | { readonly problems: readonly string[] };

type Answer = { readonly results: readonly RowResult[] } | { readonly problems: readonly string[] };

/** Sends rows some at a time and tells what became of them. */
export async function sendBatches(
  batches: Batches,
  tell: (places: readonly number[], results: readonly RowResult[]) => void,
): Promise<Halt | undefined> {
  let left = batches.places;
  while (left.length > 0) {
    if (batches.signal.aborted) return 'stopped';
    const places = nextBatch(batches.desk, left);
    const answer = await sendPatiently(batches, places);
    if (typeof answer === 'string') return answer;
    if ('problems' in answer) return answer;
    tell(places, answer.results);
    left = left.slice(places.length);
  }
  return undefined;
}

function nextBatch({ rows }: Desk, places: readonly number[]): readonly number[] {
  let signs = 0;
  const fitting = places.slice(0, BATCH_ROWS).findIndex((place) => {
    signs += (rows[place]?.cells ?? []).reduce((sum, cell) => sum + cell.length, 0);
    return signs > BATCH_SIGNS;
  });
  return places.slice(0, fitting === -1 ? BATCH_ROWS : Math.max(1, fitting));
}

/** A registry that asks to slow down is asked again a little later; rows are stored once all the same. */
async function sendPatiently(batches: Batches, places: readonly number[]): Promise<Answer | Halt> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send(batches, places);
    if (answer !== 'busy') return answer;
    if (tries === PATIENCE) return 'broken';
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (batches.signal.aborted) return 'stopped';
  }
}

async function send(batches: Batches, places: readonly number[]): Promise<Answer | Halt | 'busy'> {
  const { desk, isCheck, key, path, formToken, signal } = batches;
  const rows = places.flatMap((place) => desk.rows[place] ?? []);
  const body = new URLSearchParams({
    form_token: formToken,
    act: isCheck ? 'check' : 'send',
    // Rows are told apart by where the first of them stands: batches are cut anew when the rest is sent.
    key: `${key}-${places[0]}`,
    text: toCsvText({ header: desk.header, rows }),
  });
  try {
    const response = await fetch(path, { method: 'POST', body, signal });
    const isData = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    if (response.ok && isData) return (await response.json()) as Answer;
    if (response.status === 429 || response.status === 503) return 'busy';
    return response.redirected || response.status === 403 ? 'signed out' : 'broken';
  } catch (error) {
    if (error instanceof DOMException) return 'stopped';
    if (error instanceof TypeError) return 'broken';
    throw error;
  }
}
