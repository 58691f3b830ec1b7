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

let shapes: readonly CountryShape[] | undefined;

/** The outlines of all countries, read when the first map is drawn. */
export function countryShapes(): readonly CountryShape[] {
  shapes ??= readShapes();
  return shapes;
}

export function atlasName(registryName: string): string {
  return ATLAS_NAMES[registryName] ?? registryName;
}

function readShapes(): readonly CountryShape[] {
  const atlas = JSON.parse(atlasText) as Topology<{ countries: GeometryCollection<{ name: string }> }>;
  return feature(atlas, atlas.objects.countries).features;
}
