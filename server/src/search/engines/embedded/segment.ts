import type { FacetColumns } from './facet-columns.ts';
import type { KeywordLists } from './keyword-lists.ts';
import type { NameIndex } from './name-index.ts';
import type { OrderedColumn } from './ordered-column.ts';
import type { PointColumn } from './point-column.ts';
import type { TextIndex } from './postings.ts';

/** An unchanging index of some documents, which are numbered from 0 in order of id. */
export interface Segment {
  readonly size: number;
  readonly ids: Uint32Array;
  readonly digests: Uint32Array;
  readonly text: TextIndex;
  readonly names: NameIndex;
  readonly facets: FacetColumns;
  readonly keywords: Readonly<Record<string, KeywordLists>>;
  /** Days, instants and sort keys by name. */
  readonly columns: Readonly<Record<string, OrderedColumn>>;
  readonly points: PointColumn;
}

/** The number of the document with this id. */
export function findDoc({ ids }: Pick<Segment, 'ids'>, id: number): number | undefined {
  const doc = firstDocFrom(ids, id);
  return ids[doc] === id ? doc : undefined;
}

/** The number of the first document whose id is not below `id`. */
export function firstDocFrom(ids: Uint32Array, id: number): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
