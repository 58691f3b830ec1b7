/** Each value once, in one order: documents with the same content have the same digest. */
export function facetValues(values: Iterable<string>): string[] {
  return [...new Set(values)].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}
