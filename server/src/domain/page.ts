export interface PageRequest {
  /** `null` asks for every row. */
  readonly limit: number | null;
  readonly offset: number;
}

export interface Page<Item> {
  /** All matching items, not only those on this page. */
  readonly count: number;
  readonly items: readonly Item[];
}
