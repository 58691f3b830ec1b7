import { describe } from 'vitest';
import { describeChanges } from './search-changes.contract.ts';
import type { SearchEngine } from './search-engine.ts';
import { describeFiltersAndPages } from './search-filters.contract.ts';
import { describeSearchProperties } from './search-properties.contract.ts';
import { describeTextSearch } from './search-text.contract.ts';

/**
 * What every engine promises. Each engine's own test file runs this suite; `open` gives an empty engine. Each property
 * is tried in `worlds` random worlds.
 */
export function describeSearchEngine(name: string, open: () => Promise<SearchEngine>, { worlds = 40 } = {}): void {
  describe(`${name} as a search engine`, () => {
    describeTextSearch(open);
    describeFiltersAndPages(open);
    describeChanges(open);
    describeSearchProperties(open, worlds);
  });
}
