import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { labelsFor, PlacesMap } from './places-map.tsx';

it('draws the country, its neighbours and the place, and nothing of the rest of the world', () => {
  const places = [{ name: 'Ahrenrode', lat: 47.7, long: 14.3, isSeat: true }];
  const picture = render(<PlacesMap places={places} country="Austria" gist="Map with Ahrenrode." />);
  expect(picture.match(/class="step-2"/g)).toHaveLength(1);
  expect(picture).toContain('>Ahrenrode</text>');
  expect(picture.length).toBeLessThan(20_000);
});

describe('labels', () => {
  const dot = (name: string, x: number, y: number) => ({ place: { name, lat: 0, long: 0, size: 6 }, x, y });
  const shown = (...dots: readonly ReturnType<typeof dot>[]) =>
    labelsFor(dots, 480).map(({ place, anchor }) => `${place.name} ${anchor}`);

  it('stand on the other side where a dot would lie under them', () => {
    expect(shown(dot('Ahrenrode', 200, 100), dot('Valmark', 240, 100))).toEqual(['Ahrenrode end', 'Valmark start']);
  });

  it('stay within the picture, and are left out where there is no room at all', () => {
    expect(shown(dot('Ahrenrode', 470, 100), dot('Valmark', 440, 104), dot('Kalm', 10, 300))).toEqual([
      'Valmark end',
      'Kalm start',
    ]);
  });
});
