import { isNear, isWithinBox } from '../../geography.ts';
import type { Point } from '../../search-document.ts';
import type { BoundingBox, Circle } from '../../search-engine.ts';
import { type Bitset, setBit } from './bitset.ts';

/** The places of each document: those of document `d` are numbered from `offsets[d]` up to `offsets[d + 1]`. */
export interface PointColumn {
  readonly offsets: Uint32Array;
  /** Latitude and longitude in turn. */
  readonly coordinates: Float64Array;
}

export function createPointColumn(pointsOf: readonly (readonly Point[])[]): PointColumn {
  const offsets = new Uint32Array(pointsOf.length + 1);
  pointsOf.forEach((points, doc) => {
    offsets[doc + 1] = (offsets[doc] as number) + points.length;
  });
  return { offsets, coordinates: Float64Array.from(pointsOf.flat().flatMap(({ lat, long }) => [lat, long])) };
}

/** Adds the documents of which one place satisfies both conditions that are given. */
export function addDocsAt(
  { offsets, coordinates }: PointColumn,
  { near, within }: { near: Circle | null; within: BoundingBox | null },
  target: Bitset,
): void {
  for (let doc = 0; doc + 1 < offsets.length; doc++) {
    for (let i = offsets[doc] as number; i < (offsets[doc + 1] as number); i++) {
      const point = { lat: coordinates[2 * i] as number, long: coordinates[2 * i + 1] as number };
      if ((near === null || isNear(point, near)) && (within === null || isWithinBox(point, within))) {
        setBit(target, doc);
        break;
      }
    }
  }
}
