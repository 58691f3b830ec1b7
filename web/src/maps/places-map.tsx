import { geoMercator } from 'd3-geo';
import { atlasName, type Box } from './atlas.ts';
import { backgroundOf } from './background.ts';

export interface Place {
  readonly name: string;
  /** The language of the name, as far as it is known. */
  readonly lang?: string | undefined;
  readonly lat: number;
  readonly long: number;
  /** How large the dot is; places of one kind have the same. */
  readonly size?: number;
  readonly isSeat?: boolean;
}

interface PlacesMapProps {
  readonly places: readonly Place[];
  /** Shown stronger than its neighbours; by English name. */
  readonly country: string;
  readonly gist: string;
  readonly width?: number;
  readonly height?: number;
  /** Around the places, in degrees. */
  readonly margin?: number;
}

/** Around a single place so far that a reader recognises where it is. */
const MARGIN_DEGREES = 3;
/** The sides of a map lie on whole multiples of this part of its margin. */
const STEP = 1 / 2;
const LETTER_WIDTH = 7.2;
const LINE_HEIGHT = 15;

/** Where something is, on outlines of countries; no tiles from elsewhere. */
export function PlacesMap({
  places,
  country,
  gist,
  width = 480,
  height = 360,
  margin = MARGIN_DEGREES,
}: PlacesMapProps) {
  const part = partAround(places, margin);
  const projection = projectionFor(part, width, height);
  const wanted = atlasName(country);
  const dots = places.flatMap((place) => {
    const point = projection([place.long, place.lat]);
    return point === null ? [] : [{ place, x: round(point[0]), y: round(point[1]) }];
  });
  return (
    <div class="map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={gist}>
        {backgroundOf({ part, width, height, projection }).map(({ name, path }) => (
          <path key={name} class={name === wanted ? 'step-2' : 'step-0'} d={path} />
        ))}
        {dots.map(({ place, x, y }) => (
          <circle key={place.name} class={place.isSeat ? 'seat' : 'place'} cx={x} cy={y} r={radiusOf(place)} />
        ))}
        {labelsFor(dots, width).map(({ place, x, y, anchor }) => (
          <text key={place.name} x={x} y={y} text-anchor={anchor} lang={place.lang}>
            {place.name}
          </text>
        ))}
      </svg>
    </div>
  );
}

interface Dot {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
}

interface Label {
  readonly place: Place;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  readonly left: number;
  readonly right: number;
}

/** The labels that fit, the first places first; one that would lie on another or on a dot is left out. */
export function labelsFor(dots: readonly Dot[], width: number): readonly Label[] {
  const labels: Label[] = [];
  for (const dot of dots) {
    const fitting = [labelAt(dot, 'start'), labelAt(dot, 'end')].find(
      (label) =>
        label.left >= 0 &&
        label.right <= width &&
        !labels.some((other) => isOnLabel(label, other)) &&
        !dots.some((other) => other !== dot && isOnDot(label, other)),
    );
    if (fitting !== undefined) labels.push(fitting);
  }
  return labels;
}

function labelAt({ place, x, y }: Dot, anchor: Label['anchor']): Label {
  const length = place.name.length * LETTER_WIDTH;
  const gap = radiusOf(place) + 4;
  const [left, right] = anchor === 'start' ? [x + gap, x + gap + length] : [x - gap - length, x - gap];
  return { place, x: anchor === 'start' ? left : right, y: y + 4, anchor, left, right };
}

function isOnLabel(label: Label, other: Label): boolean {
  return Math.abs(other.y - label.y) < LINE_HEIGHT && other.right > label.left && other.left < label.right;
}

function isOnDot(label: Label, { place, x, y }: Dot): boolean {
  const radius = radiusOf(place);
  const isBeside = x + radius < label.left || x - radius > label.right;
  return !isBeside && Math.abs(label.y - 4 - y) < radius + LINE_HEIGHT / 2;
}

function radiusOf({ size = 6 }: Place): number {
  return size;
}

function partAround(places: readonly Place[], margin: number): Box {
  const lats = places.map(({ lat }) => lat);
  const longs = places.map(({ long }) => long);
  const south = Math.max(-80, Math.min(...lats) - margin);
  const north = Math.min(80, Math.max(...lats) + margin);
  const stretch = 1 / Math.max(0.2, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const west = Math.min(...longs) - margin * stretch;
  const east = Math.max(...longs) + margin * stretch;
  const step = margin * STEP;
  return { south: down(south, step), north: up(north, step), west: down(west, step), east: up(east, step) };
}

/** To whole steps, so that neighbouring places share a picture. */
function down(degrees: number, step: number): number {
  return Math.floor(degrees / step) * step;
}

function up(degrees: number, step: number): number {
  return Math.ceil(degrees / step) * step;
}

function projectionFor({ west, south, east, north }: Box, width: number, height: number) {
  const corners = [
    [west, south],
    [east, south],
    [west, north],
    [east, north],
  ];
  const all: [[number, number], [number, number]] = [
    [0, 0],
    [width, height],
  ];
  return (
    geoMercator()
      // The outlines have points enough; what is between two of them stays a straight line.
      .precision(0)
      .fitExtent(all, { type: 'MultiPoint', coordinates: corners })
      .clipExtent([
        [-2, -2],
        [width + 2, height + 2],
      ])
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
