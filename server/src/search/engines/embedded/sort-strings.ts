import { byCodeUnit } from './ordered-column.ts';

const RUN = 1024;
const STEPS_A_SLICE = 32_768;

/** The places of texts in ascending order. Sorts short runs and merges them, so that it can stop in between. */
export function* sortStrings(texts: readonly string[]): Generator<void, Uint32Array> {
  let order = new Uint32Array(texts.length);
  for (let i = 0; i < order.length; i++) order[i] = i;
  for (let start = 0; start < order.length; start += RUN) {
    order.subarray(start, start + RUN).sort((a, b) => byCodeUnit(texts[a] as string, texts[b] as string));
    yield;
  }
  let target = new Uint32Array(order.length);
  for (let width = RUN; width < order.length; width *= 2) {
    for (let start = 0; start < order.length; start += 2 * width) {
      yield* mergeRuns(texts, { order, target, start, width });
    }
    [order, target] = [target, order];
  }
  return order;
}

function* mergeRuns(
  texts: readonly string[],
  { order, target, start, width }: { order: Uint32Array; target: Uint32Array; start: number; width: number },
): Generator<void> {
  const middle = Math.min(start + width, order.length);
  const end = Math.min(middle + width, order.length);
  let one = start;
  let other = middle;
  for (let at = start; at < end; at++) {
    const takesOne =
      other >= end ||
      (one < middle && (texts[order[one] as number] as string) < (texts[order[other] as number] as string));
    target[at] = order[takesOne ? one++ : other++] as number;
    if (at % STEPS_A_SLICE === 0) yield;
  }
}

/** For every text its place in ascending order. */
export function ranksOf(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length);
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank;
  return ranks;
}
