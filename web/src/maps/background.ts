import type { GeoProjection } from 'd3-geo';
import { type Box, countryShapesIn } from './atlas.ts';
import { outlineOf } from './outline.ts';

/** A country as it is seen in a picture. */
export interface Outline {
  readonly name: string;
  readonly path: string;
}

export interface Picture {
  /** What is to be seen. */
  readonly part: Box;
  readonly width: number;
  readonly height: number;
  /** Fits the part into the picture. */
  readonly projection: GeoProjection;
}

const GRID = 0.5;
/** A few kilobytes each. */
const MAX_KEPT = 500;

const kept = new Map<string, readonly Outline[]>();

/**
 * The countries behind the places of a map. Drawing them takes longer than everything else on a page, and many places
 * lie in the same part of the world, so the last ones are kept.
 */
export function backgroundOf({ part, width, height, projection }: Picture): readonly Outline[] {
  const key = [part.west, part.south, part.east, part.north, width, height].join(' ');
  const known = kept.get(key);
  const outlines = known ?? draw(part, projection);
  // Moved to the end: the first one is that which nobody has asked for the longest.
  kept.delete(key);
  kept.set(key, outlines);
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
  return outlines;
}

function draw(part: Box, projection: GeoProjection): readonly Outline[] {
  return countryShapesIn(widened(part))
    .map((shape) => ({ name: shape.properties.name, path: outlineOf(shape, projection, GRID) }))
    .filter(({ path }) => path !== '');
}

/** The picture is seldom of the form of its part of the world, so it shows more on two sides. */
function widened({ west, south, east, north }: Box): Box {
  const [across, up] = [east - west, north - south];
  return { west: west - 2 * across, south: south - 2 * up, east: east + 2 * across, north: north + 2 * up };
}
