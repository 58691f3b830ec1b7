import { encode } from 'uqr';

/**
 * Every reader undoes every mask, and with this one a reader found more of our addresses than with the one that weighing
 * all eight would have chosen; that takes longer than the rest of the page.
 */
const MASK = 7;

/** An address as a QR code: one path of squares, dark on white in every theme so that cameras read it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2, maskPattern: MASK });
  const squares = data.flatMap((row, y) => barsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={squares.join('')} />
    </svg>
  );
}

/** The dark squares of a row that lie side by side, each with where they start and how many they are. */
function barsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const bars: (readonly [number, number])[] = [];
  for (let x = 0; x < row.length; x += 1) {
    const start = x;
    while (row[x]) x += 1;
    if (x > start) bars.push([start, x - start]);
  }
  return bars;
}
