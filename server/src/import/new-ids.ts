/** Stands for the id of a part that is not stored yet. The store numbers from 1. */
export const NEW_ID = 0;

interface Numbered {
  readonly id: number;
}

export function countNew(parts: readonly Numbered[]): number {
  return parts.filter(({ id }) => id === NEW_ID).length;
}

/** Numbers the new parts in order, from an id reserved for them. */
export function assignNewIds<Part extends Numbered>(parts: readonly Part[], firstId: number): readonly Part[] {
  let nextId = firstId;
  return parts.map((part) => (part.id === NEW_ID ? { ...part, id: nextId++ } : part));
}
