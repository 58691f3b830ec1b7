import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { PlacesMap } from './places-map.tsx';

it('draws the country, its neighbours and the place, and nothing of the rest of the world', () => {
  const places = [{ name: 'Ahrenrode', lat: 47.7, long: 14.3, isSeat: true }];
  const picture = render(<PlacesMap places={places} country="Austria" gist="Map with Ahrenrode." />);
  expect(picture.match(/class="step-2"/g)).toHaveLength(1);
  expect(picture).toContain('>Ahrenrode</text>');
  expect(picture.length).toBeLessThan(20_000);
});
