import type { CollectionSchema, SortKind } from '../../collections.ts';
import { documentDigest } from '../../document-digest.ts';
import type { SearchDocument } from '../../search-document.ts';
import { createColumnBuilder } from './column-builder.ts';
import { createFacetBuilder, packFacets } from './facet-columns.ts';
import { createKeywordBuilder, type KeywordLists } from './keyword-lists.ts';
import { createNumberList } from './number-list.ts';
import { type OrderedColumn, orderByKeys } from './ordered-column.ts';
import { createPointBuilder } from './point-column.ts';
import type { Segment } from './segment.ts';
import { runToEnd } from './slices.ts';
import { createTextBuilder } from './text-builder.ts';
import { VALIDITY_END_YEAR, VALIDITY_START_YEAR, validityYears } from './validity-years.ts';

/** Indexes any number of documents, given in any order and with distinct ids, into one segment. */
export interface SegmentBuilder {
  add(document: SearchDocument): void;
  /** Puts everything in order. It stops often: whoever runs it decides how long other work may have to wait. */
  finish(): Generator<void, Segment>;
}

export function createSegmentBuilder(schema: CollectionSchema): SegmentBuilder {
  const ids = createNumberList();
  const digests = createNumberList();
  const points = createPointBuilder();
  const text = createTextBuilder();
  const facets = columnFacetNames(schema).map((name) => ({ name, builder: createFacetBuilder() }));
  const keywords = schema.keywords.map((name) => ({ name, builder: createKeywordBuilder() }));
  const columns = Object.entries(columnKinds(schema)).map(([name, kind]) => ({
    name,
    builder: createColumnBuilder(name, kind),
  }));

  return {
    add(document) {
      ids.push(checkedId(document.id));
      digests.push(documentDigest(document));
      points.add(document);
      text.add(document);
      const years = validityYears(schema, document);
      for (const { name, builder } of facets) builder.add(facetValuesOf(document, name, years));
      for (const { name, builder } of keywords) builder.add(document.keywords[name] ?? NONE);
      for (const { builder } of columns) builder.add(document);
    },

    *finish() {
      const order = yield* orderByKeys(ids.toArray());
      checkDistinct(order);
      const texts = yield* text.finish(order);
      const sets = [];
      for (const { builder } of facets) {
        sets.push(builder.finish(order));
        yield;
      }
      const keywordLists: Record<string, KeywordLists> = {};
      for (const { name, builder } of keywords) keywordLists[name] = yield* builder.finish(order);
      const orderedColumns: Record<string, OrderedColumn> = {};
      for (const { name, builder } of columns) orderedColumns[name] = yield* builder.finish(order);
      return {
        size: order.length,
        ids: ids.pick(order),
        digests: digests.pick(order),
        ...texts,
        facets: yield* packFacets(
          facets.map(({ name }) => name),
          sets,
        ),
        keywords: keywordLists,
        columns: orderedColumns,
        points: yield* points.finish(order),
      };
    },
  };

  function checkDistinct(order: Uint32Array): void {
    for (let i = 1; i < order.length; i++) {
      const id = ids.at(order[i] as number);
      if (id === ids.at(order[i - 1] as number)) throw new Error(`Document ${id} was given twice`);
    }
  }
}

/** Indexes some documents at once. */
export function buildSegment(schema: CollectionSchema, documents: readonly SearchDocument[]): Segment {
  const builder = createSegmentBuilder(schema);
  for (const document of documents) builder.add(document);
  return runToEnd(builder.finish());
}

/** Which column holds what: days and instants always, other sort keys as declared. */
export function columnKinds(schema: CollectionSchema): Record<string, SortKind> {
  return {
    ...schema.sortKeys,
    ...Object.fromEntries(schema.days.map((name) => [name, 'day'])),
    ...Object.fromEntries(schema.instants.map((name) => [name, 'instant'])),
  };
}

/** The facets of the documents and, where years are counted, the first and last year of validity. */
export function columnFacetNames(schema: CollectionSchema): string[] {
  const countsYears = Object.values(schema.computedFacets).some(({ kind }) => kind === 'validYears');
  return countsYears ? [...schema.facets, VALIDITY_START_YEAR, VALIDITY_END_YEAR] : [...schema.facets];
}

const NONE: readonly string[] = [];

function facetValuesOf(
  { facets }: SearchDocument,
  name: string,
  years: ReturnType<typeof validityYears>,
): readonly string[] {
  if (name === VALIDITY_START_YEAR) return years.start;
  return name === VALIDITY_END_YEAR ? years.end : (facets[name] ?? NONE);
}

function checkedId(id: number): number {
  if (!Number.isInteger(id) || id < 1 || id > 0xffffffff) throw new RangeError(`A document cannot have the id ${id}`);
  return id;
}
