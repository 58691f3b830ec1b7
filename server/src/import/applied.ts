import type { FieldProblem } from './row.ts';

/** What becomes of a row: the record as it shall be, or why it cannot be. */
export type Applied<Content> = { readonly content: Content } | { readonly problems: readonly FieldProblem[] };

/** Which record a row is about: `undefined` for one the registry does not have yet. */
export type Match = { readonly id: number | undefined } | { readonly problems: readonly FieldProblem[] };
