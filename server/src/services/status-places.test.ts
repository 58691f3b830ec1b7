import { expect, it } from 'vitest';
import { STATUS_LIST_LENGTH } from '../credentials/status-list.ts';
import { createStatusPlaces } from './status-places.ts';

it('gives out every place of a list once, in no order that could be foreseen, and then none', () => {
  const places = createStatusPlaces([3, 5]);
  const drawn = Array.from({ length: STATUS_LIST_LENGTH - 2 }, () => places.take());
  const expected = Array.from({ length: STATUS_LIST_LENGTH }, (_, place) => place).filter(
    (place) => ![3, 5].includes(place),
  );
  expect(drawn.slice(0, 20)).not.toEqual(expected.slice(0, 20));
  expect(drawn.toSorted((one, other) => Number(one) - Number(other))).toEqual(expected);
  expect(places.take()).toBeUndefined();
});
