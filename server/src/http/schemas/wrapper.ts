import { type TSchema, Type } from 'typebox';
import { nullable } from './fields.ts';

const pageMembers = {
  count: Type.Integer({ description: 'All matching results, not only those on this page.' }),
  next: nullable(Type.String({ description: 'Address of the next page; null on the last one.' })),
  previous: nullable(Type.String({ description: 'Address of the previous page; null on the first one.' })),
};

/** The pagination wrapper of a list. */
export function pageOf<Item extends TSchema>(item: Item) {
  return Type.Object({ ...pageMembers, results: Type.Array(item) });
}

const FacetField = Type.Unsafe<(string | number)[]>({
  type: 'array',
  items: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  description: 'Values and their counts in turn: value, count, value, count.',
  example: ['Austria', 12, 'Italy', 7],
});

export const Facets = Type.Object(
  {
    facet_queries: Type.Object({}),
    facet_fields: Type.Record(Type.String(), FacetField),
    facet_ranges: Type.Object({}),
    facet_intervals: Type.Object({}),
    facet_heatmaps: Type.Object({}),
  },
  {
    $id: 'Facets',
    description: 'How many results there are for each value. A count ignores the own filter of its facet.',
  },
);

/** The wrapper of a search: a page, what it could be narrowed by, and how the text was matched. */
export function searchResultOf<Item extends TSchema>(item: Item) {
  return Type.Object({
    ...pageMembers,
    results: Type.Array(item),
    facets: Type.Optional(Type.Unsafe<FacetsBody>({ $ref: 'Facets#' })),
    match: Type.Optional(
      Type.Unsafe<'exact' | 'fuzzy' | 'partial' | null>({
        type: 'string',
        enum: ['exact', 'fuzzy', 'partial', null],
        nullable: true,
        description: 'How the text was matched; null without a text or without any match.',
      }),
    ),
    suggestions: Type.Optional(Type.Array(Type.String(), { description: 'Other texts to try when nothing matched.' })),
    next_cursor: Type.Optional(
      nullable(Type.String({ description: 'Where to go on when reading by cursor; null at the end.' })),
    ),
  });
}

export interface FacetsBody {
  readonly facet_queries: object;
  readonly facet_fields: Readonly<Record<string, readonly (string | number)[]>>;
  readonly facet_ranges: object;
  readonly facet_intervals: object;
  readonly facet_heatmaps: object;
}
