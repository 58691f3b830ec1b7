import { isNear, isWithinBox } from '../../geography.ts';
import type { SearchDocument } from '../../search-document.ts';
import type { BoundingBox, Circle } from '../../search-engine.ts';
import { type Bitset, setBit } from './bitset.ts';
import { orderByKeys } from './ordered-column.ts';
import { ranksOf } from './sort-strings.ts';

/** The places of documents, in order of document. */
export interface PointColumn {
  /** The document of each place. */
  readonly docs: Uint32Array;
  /** Latitude and longitude of each place in turn. */
  readonly coordinates: Float64Array;
}

/** From places in any order. */
export function* createPointColumn(
  docs: readonly number[],
  coordinates: readonly number[],
): Generator<void, PointColumn> {
  const order = yield* orderByKeys(Uint32Array.from(docs, (doc) => doc + 1));
  const ordered = new Float64Array(2 * order.length);
  order.forEach((from, to) => {
    ordered[2 * to] = coordinates[2 * from] as number;
    ordered[2 * to + 1] = coordinates[2 * from + 1] as number;
  });
  return { docs: order.map((entry) => docs[entry] as number), coordinates: ordered };
}

/** Collects the places of documents, document after document. */
export function createPointBuilder() {
  const owners: number[] = [];
  const coordinates: number[] = [];
  let added = 0;
  return {
    add({ points }: Pick<SearchDocument, 'points'>): void {
      for (const { lat, long } of points) {
        owners.push(added);
        coordinates.push(lat, long);
      }
      added++;
    },
    /** `order` says which of the documents added comes first, second and so on. */
    *finish(order: Uint32Array): Generator<void, PointColumn> {
      const ranks = ranksOf(order);
      return yield* createPointColumn(
        owners.map((owner) => ranks[owner] as number),
        coordinates,
      );
    },
  };
}

/** Adds the documents of which one place satisfies both conditions that are given. */
export function addDocsAt(
  { docs, coordinates }: PointColumn,
  { near, within }: { near: Circle | null; within: BoundingBox | null },
  target: Bitset,
): void {
  for (let i = 0; i < docs.length; i++) {
    const point = { lat: coordinates[2 * i] as number, long: coordinates[2 * i + 1] as number };
    if ((near === null || isNear(point, near)) && (within === null || isWithinBox(point, within))) {
      setBit(target, docs[i] as number);
    }
  }
}
