import { geoAzimuthalEqualArea } from 'd3-geo';
import { atlasName, countryShapesIn } from './atlas.ts';
import { outlineOf } from './outline.ts';

const WIDTH = 860;
const HEIGHT = 600;

/** The far side of the world would be drawn around the picture. */
const NEAR = { west: -40, south: 20, east: 95, north: 82 };

export type Shade = 1 | 2 | 3 | 4 | 5 | 'no-data';

interface EuropeMapProps {
  /** By English name as the registry has it. Countries that are not named are plain land. */
  readonly shades: ReadonlyMap<string, Shade>;
  /** What the picture shows, for those who do not see it. */
  readonly gist: string;
}

interface Outline {
  readonly name: string;
  readonly path: string;
}

/** Equal areas, so that no country looks larger than it is. */
export function EuropeMap({ shades, gist }: EuropeMapProps) {
  const byName = new Map([...shades].map(([name, shade]) => [atlasName(name), shade]));
  return (
    <div class="map">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={gist}>
        {europe().map(({ name, path }) => {
          const shade = byName.get(name);
          if (shade === 'no-data') return <path key={name} class="no-data" fill="url(#no-data)" d={path} />;
          return <path key={name} class={`step-${shade ?? 0}`} d={path} />;
        })}
      </svg>
    </div>
  );
}

let outlines: readonly Outline[] | undefined;

/** Drawn once: the outlines never change. */
function europe(): readonly Outline[] {
  outlines ??= drawEurope();
  return outlines;
}

function drawEurope(): readonly Outline[] {
  const corners = [
    [-17, 36],
    [60, 36],
    [-17, 66],
    [60, 66],
    [21.5, 66],
    [21.5, 36],
  ];
  const projection = geoAzimuthalEqualArea()
    .rotate([-22, -52])
    .fitExtent(
      [
        [0, 0],
        [WIDTH, HEIGHT],
      ],
      { type: 'MultiPoint', coordinates: corners },
    )
    .clipExtent([
      [-2, -2],
      [WIDTH + 2, HEIGHT + 2],
    ]);
  return countryShapesIn(NEAR)
    .map((shape) => ({ name: shape.properties.name, path: outlineOf(shape, projection, 1) }))
    .filter(({ path }) => path !== '');
}
