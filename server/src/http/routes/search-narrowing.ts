import type { Range, SearchQuery } from '../../search/search-engine.ts';

/** The filters that were asked for: one without a value would match nothing. */
export function chosenFilters(filters: Readonly<Record<string, readonly string[]>>): SearchQuery['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([, values]) => values.length > 0));
}

interface OpenRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The ranges with at least one end. */
export function chosenRanges(ranges: Readonly<Record<string, OpenRange>>): SearchQuery['ranges'] {
  const chosen: Record<string, Range> = {};
  for (const [name, { from, to }] of Object.entries(ranges)) {
    if (from === undefined && to === undefined) continue;
    chosen[name] = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  }
  return chosen;
}
