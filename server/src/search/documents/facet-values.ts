/** Each value once, in one order: documents with the same content have the same digest. */
export function facetValues(values: readonly string[]): readonly string[] {
  if (values.length < 2) return values;
  return [...new Set(values)].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
}
