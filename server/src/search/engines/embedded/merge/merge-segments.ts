import type { CollectionSchema } from '../../../collections.ts';
import type { KeywordLists } from '../keyword-lists.ts';
import type { OrderedColumn } from '../ordered-column.ts';
import type { Segment } from '../segment.ts';
import { columnFacetNames, columnKinds } from '../segment-builder.ts';
import { mergeColumn, mergeKeyword, mergePoints } from './merge-columns.ts';
import { mergeFacets } from './merge-facets.ts';
import { layOut, type MergePart, moveNumbers } from './merge-layout.ts';
import { mergeText } from './merge-text.ts';

/**
 * One segment with the live documents of several, column by column. It stops often: whoever runs it decides how long
 * other work may have to wait. The parts are only read, and stay as they are.
 */
export function* mergeSegments(schema: CollectionSchema, parts: readonly MergePart[]): Generator<void, Segment> {
  const layout = yield* layOut(parts);
  const { size } = layout;
  const { text, names } = yield* mergeText(layout);
  yield;
  const facets = yield* mergeFacets(layout, columnFacetNames(schema));
  const keywords: Record<string, KeywordLists> = {};
  for (const name of schema.keywords) keywords[name] = yield* mergeKeyword(layout, name);
  const columns: Record<string, OrderedColumn> = {};
  for (const name of Object.keys(columnKinds(schema))) {
    columns[name] = yield* mergeColumn(layout, name);
    yield;
  }
  return {
    size,
    ids: yield* moveNumbers(layout, new Uint32Array(size), ({ ids }, doc) => ids[doc] as number),
    digests: yield* moveNumbers(layout, new Uint32Array(size), ({ digests }, doc) => digests[doc] as number),
    text,
    names,
    facets,
    keywords,
    columns,
    points: yield* mergePoints(layout),
  };
}
