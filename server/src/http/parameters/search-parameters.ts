import { cursorParameter } from './cursor.ts';
import { flag, text } from './kinds.ts';
import { pageParameters } from './page-parameters.ts';
import { nameList } from './search-kinds.ts';

/** Facets of a search: their names in answers, each with the name in the index. */
export type FacetFields = Readonly<Record<string, string>>;

/** What every search takes besides its filters and its ordering. */
export function searchParameters(facetFields: FacetFields) {
  return {
    query: text({ description: 'Plain text to search for; quotes make a phrase.', example: 'ahrenrode' }),
    highlight: flag({ description: 'Show which words of a result matched.', fallback: false }),
    facets: flag({ description: 'Whether to count the facets.', fallback: true }),
    facet_fields: nameList(Object.keys(facetFields), {
      description: 'The facets to count, separated by commas; all when not given.',
    }),
    cursor: cursorParameter,
    ...pageParameters({ defaultLimit: 10 }),
  };
}
