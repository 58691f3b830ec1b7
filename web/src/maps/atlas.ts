import type { Feature, Geometry } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlasText from 'world-atlas/countries-50m.json?raw';

export type CountryShape = Feature<Geometry, { readonly name: string }>;

/** What the atlas calls a country, where the registry calls it otherwise. */
const ATLAS_NAMES: Readonly<Record<string, string>> = {
  'Bosnia and Herzegovina': 'Bosnia and Herz.',
  'Holy See': 'Vatican',
  'North Macedonia': 'Macedonia',
  'United States': 'United States of America',
  Türkiye: 'Turkey',
};

/** A part of the world in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

let shapes: readonly { readonly shape: CountryShape; readonly box: Box }[] | undefined;

/**
 * The outlines of the countries that may be seen in a part of the world. Most of the world is not in a map, and to find
 * that out by drawing it would take longer than the map itself.
 */
export function countryShapesIn(part: Box): readonly CountryShape[] {
  shapes ??= readShapes().map((shape) => ({ shape, box: boxAround(shape) }));
  return shapes.filter(({ box }) => overlap(box, part)).map(({ shape }) => shape);
}

function overlap(one: Box, other: Box): boolean {
  return one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south;
}

function boxAround({ geometry }: CountryShape): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 };
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  for (const [outer = []] of polygons) {
    for (const [long = 0, lat = 0] of outer) {
      box.west = Math.min(box.west, long);
      box.east = Math.max(box.east, long);
      box.south = Math.min(box.south, lat);
      box.north = Math.max(box.north, lat);
    }
  }
  return box;
}

export function atlasName(registryName: string): string {
  return ATLAS_NAMES[registryName] ?? registryName;
}

function readShapes(): readonly CountryShape[] {
  const atlas = JSON.parse(atlasText) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  return feature(atlas, atlas.objects.countries).features;
}
