interface Spanning {
  readonly from: string;
  readonly to: string;
}

/** Gives each bar a lane in which nothing else is drawn at its time, as long as there are lanes; later ones share the last. */
export function toLanes<Bar extends Spanning>(
  bars: readonly Bar[],
  most: number,
): readonly { readonly bar: Bar; readonly lane: number }[] {
  const ends: string[] = [];
  return bars
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map((bar) => {
      const free = ends.findIndex((end) => end < bar.from);
      const lane = free >= 0 ? free : Math.min(ends.length, most - 1);
      ends[lane] = (ends[lane] ?? '') > bar.to ? (ends[lane] ?? '') : bar.to;
      return { bar, lane };
    });
}
