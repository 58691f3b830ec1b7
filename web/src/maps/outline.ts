import { type GeoProjection, geoPath } from 'd3-geo';
import type { CountryShape } from './atlas.ts';

/** Parts of a hundredth of the picture are not seen, and make most of the text. */
const SMALLEST_OUTLINE = 12;

/**
 * The outline of a country as path data. Points are moved to a grid, the same for both sides of a border, and those that
 * fall together are left out.
 */
export function outlineOf(shape: CountryShape, projection: GeoProjection, grid: number): string {
  const pen = createPen(grid);
  geoPath(projection, pen)(shape);
  return pen.path();
}

function createPen(grid: number) {
  const rings: string[] = [];
  let ring = '';
  let points = 0;
  let [x, y] = [0, 0];
  const snap = (value: number) => Math.round(value / grid);
  const write = (steps: number) => String(Math.round(steps * grid * 10) / 10);

  function finish(): void {
    if (points > 2) rings.push(`${ring}z`);
    ring = '';
    points = 0;
  }

  return {
    beginPath(): void {},
    moveTo(toX: number, toY: number): void {
      finish();
      [x, y] = [snap(toX), snap(toY)];
      ring = `M${write(x)},${write(y)}`;
      points = 1;
    },
    lineTo(toX: number, toY: number): void {
      const [nextX, nextY] = [snap(toX), snap(toY)];
      if (nextX === x && nextY === y) return;
      ring += `l${write(nextX - x)},${write(nextY - y)}`;
      [x, y] = [nextX, nextY];
      points += 1;
    },
    arc(): void {},
    closePath: finish,
    path(): string {
      finish();
      const text = rings.join('');
      return text.length < SMALLEST_OUTLINE ? '' : text;
    },
  };
}
