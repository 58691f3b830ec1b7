import { geoMercator } from 'd3-geo';
import { atlasName, countryShapes } from './atlas.ts';
import { outlineOf } from './outline.ts';

export interface Place {
  readonly name: string;
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
}

/** Around the places so far that a reader recognises where it is. */
const MARGIN_DEGREES = 4;
const LABELS = 12;

/** Where something is, on outlines of countries; no tiles from elsewhere. */
export function PlacesMap({ places, country, gist, width = 480, height = 360 }: PlacesMapProps) {
  const projection = projectionFor(places, width, height);
  const wanted = atlasName(country);
  const dots = places.flatMap((place) => {
    const point = projection([place.long, place.lat]);
    return point === null ? [] : [{ place, x: round(point[0]), y: round(point[1]) }];
  });
  return (
    <div class="map">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={gist}>
        {countryShapes().map((shape) => {
          const path = outlineOf(shape, projection, 0.5);
          const { name } = shape.properties;
          return path === '' ? null : <path key={name} class={name === wanted ? 'step-2' : 'step-0'} d={path} />;
        })}
        {dots.map(({ place, x, y }) => (
          <circle key={place.name} class={place.isSeat ? 'seat' : 'place'} cx={x} cy={y} r={place.size ?? 6} />
        ))}
        {dots.slice(0, LABELS).map(({ place, x, y }) => (
          <text
            key={place.name}
            x={x + (x > width * 0.7 ? -1 : 1) * ((place.size ?? 6) + 4)}
            y={y + 4}
            text-anchor={x > width * 0.7 ? 'end' : 'start'}
          >
            {place.name}
          </text>
        ))}
      </svg>
    </div>
  );
}

function projectionFor(places: readonly Place[], width: number, height: number) {
  const lats = places.map(({ lat }) => lat);
  const longs = places.map(({ long }) => long);
  const south = Math.max(-80, Math.min(...lats) - MARGIN_DEGREES);
  const north = Math.min(80, Math.max(...lats) + MARGIN_DEGREES);
  const stretch = 1 / Math.max(0.2, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const west = Math.min(...longs) - MARGIN_DEGREES * stretch;
  const east = Math.max(...longs) + MARGIN_DEGREES * stretch;
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
  return geoMercator()
    .fitExtent(all, { type: 'MultiPoint', coordinates: corners })
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
