import type { Form } from '../../../session/personal-page.ts';

/** What somebody has typed into a form: texts by the names of their fields, and lists of the same. */
export interface Typed {
  readonly texts: Readonly<Record<string, string>>;
  readonly lists: Readonly<Record<string, readonly Typed[]>>;
}

export const NOTHING_TYPED: Typed = { texts: {}, lists: {} };

const IN_A_LIST = /^(\w+)\.(\d+)\.(.+)$/;

/**
 * Reads names such as `programmes.2.name_primary`. The numbers only tell rows apart: rows come in the order of the form
 * and are counted anew, so that a row that was taken out leaves no gap.
 */
export function readTyped(form: Form | readonly (readonly [string, string])[]): Typed {
  const texts = new Map<string, string>();
  const lists = new Map<string, Map<string, [string, string][]>>();
  for (const [name, value] of form) {
    const [, list, index, rest] = IN_A_LIST.exec(name) ?? [];
    if (list === undefined || index === undefined || rest === undefined) {
      texts.set(name, value);
      continue;
    }
    const rows = lists.get(list) ?? new Map<string, [string, string][]>();
    lists.set(list, rows);
    rows.set(index, [...(rows.get(index) ?? []), [rest, value]]);
  }
  return {
    texts: Object.fromEntries(texts),
    lists: Object.fromEntries([...lists].map(([name, rows]) => [name, [...rows.values()].map(readTyped)])),
  };
}

/** A text without white space at its ends; `undefined` where nothing was typed. */
export function textIn({ texts }: Typed, name: string): string | undefined {
  const text = texts[name]?.trim();
  return text === '' ? undefined : text;
}

export function rowsIn({ lists }: Typed, name: string): readonly Typed[] {
  return lists[name] ?? [];
}

export function isBlank({ texts, lists }: Typed): boolean {
  return Object.values(texts).every((text) => text.trim() === '') && Object.values(lists).flat().every(isBlank);
}

export function withTexts(typed: Typed, texts: Readonly<Record<string, string>>): Typed {
  return { ...typed, texts: { ...typed.texts, ...texts } };
}

export function withRows(typed: Typed, name: string, rows: readonly Typed[]): Typed {
  return { ...typed, lists: { ...typed.lists, [name]: rows } };
}

/** With one more row in a list, such as `programmes` or `programmes.0.identifiers`. */
export function withAddedRow(typed: Typed, path: string): Typed {
  return changedList(typed, path, (rows) => [...rows, NOTHING_TYPED]);
}

function changedList(typed: Typed, path: string, change: (rows: readonly Typed[]) => readonly Typed[]): Typed {
  const [, list, index, rest] = IN_A_LIST.exec(path) ?? [];
  if (list === undefined || rest === undefined) {
    return /^\w+$/.test(path) ? withRows(typed, path, change(rowsIn(typed, path))) : typed;
  }
  const rows = rowsIn(typed, list).map((row, at) => (at === Number(index) ? changedList(row, rest, change) : row));
  return withRows(typed, list, rows);
}
