import { didYouMean } from '../../domain/did-you-mean.ts';
import { type Problem, RegistryError } from '../../domain/errors.ts';
import { summary } from './query-parameters.ts';

/** One thing that a filter can name. */
export interface NamedValue {
  /** As facets show it. */
  readonly value: string;
  /** Its number, where it has one. */
  readonly id?: number;
  /** What people write for it, the most usual first; the value itself when that is what they read. */
  readonly labels: readonly string[];
}

/** Everything that one filter can name. */
export interface NameTable {
  /** The values a text names, in any case; several where namesakes share it, none where nothing has the name. */
  find(text: string): readonly string[];
  findById(id: number): string | undefined;
  /** The number of a value that has one. */
  idOf(value: string): number | undefined;
  /** Each value by its first label. */
  readonly allowed: readonly string[];
  /** Labels to suggest from: codes are too short to be told apart by likeness. */
  readonly suggested: readonly string[];
  /** What else may be said about what is allowed. */
  readonly hint: string;
}

const LONGEST_CODE = 3;

/** The first label of a value beats the same text as a further label of another, and any label beats a number. */
export function createNameTable(values: readonly NamedValue[], hint: string): NameTable {
  const byFirstLabel = new Map<string, string[]>();
  const byLabel = new Map<string, string[]>();
  const byId = new Map<number, string>();
  const idByValue = new Map<string, number>();
  for (const { value, id, labels } of values) {
    if (id !== undefined) {
      byId.set(id, value);
      idByValue.set(value, id);
    }
    for (const [position, label] of labels.entries()) {
      const index = position === 0 ? byFirstLabel : byLabel;
      const known = index.get(fold(label)) ?? [];
      if (!known.includes(value)) index.set(fold(label), [...known, value]);
    }
  }
  return {
    find(text) {
      const key = fold(text);
      const found = byFirstLabel.get(key) ?? byLabel.get(key);
      if (found) return found;
      const numbered = /^\d{1,15}$/.test(key) ? byId.get(Number(key)) : undefined;
      return numbered === undefined ? [] : [numbered];
    },
    findById: (id) => byId.get(id),
    idOf: (value) => idByValue.get(value),
    allowed: [...new Set(values.flatMap(({ labels }) => labels.slice(0, 1)))],
    suggested: [...new Set(values.flatMap(({ labels }) => labels.filter(isLongOrFirst)))],
    hint,
  };
}

function isLongOrFirst(label: string, position: number): boolean {
  return position === 0 || label.length > LONGEST_CODE;
}

function fold(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** A filter by names, with its twin by numbers. */
export interface NamedFilter {
  readonly parameter: string;
  readonly table: NameTable;
  readonly texts: readonly string[];
  readonly ids?: readonly number[];
}

// Long lists in a refusal hide the suggestion.
const MOST_ALLOWED_SHOWN = 100;

/** The values that filters name, by the same keys. Everything they do not know is told at once. */
export function resolveNames<Key extends string>(
  filters: Readonly<Record<Key, NamedFilter>>,
): Record<Key, readonly string[]> {
  const problems: Problem[] = [];
  const resolved = Object.entries<NamedFilter>(filters).map(([key, filter]) => [key, resolve(filter, problems)]);
  if (problems.length > 0) throw new RegistryError('invalid_parameter', summary(problems), { problems });
  return Object.fromEntries(resolved) as Record<Key, readonly string[]>;
}

/** The numbers of what one filter names. */
export function resolveIds(filter: NamedFilter): number[] {
  const { values } = resolveNames({ values: filter });
  return values.flatMap((value) => filter.table.idOf(value) ?? []);
}

function resolve({ parameter, table, texts, ids = [] }: NamedFilter, problems: Problem[]): readonly string[] {
  const values = new Set<string>();
  for (const text of texts) {
    const found = table.find(text);
    if (found.length === 0) {
      problems.push(unknownName(parameter, text, table));
      break;
    }
    for (const value of found) values.add(value);
  }
  for (const id of ids) {
    const value = table.findById(id);
    if (value === undefined) {
      problems.push({ parameter: `${parameter}_id`, message: `does not know ${id}; ${table.hint}` });
      break;
    }
    values.add(value);
  }
  return [...values];
}

function unknownName(parameter: string, text: string, { allowed, suggested, hint }: NameTable): Problem {
  const probably = didYouMean(text, suggested);
  return {
    parameter,
    message: `does not know "${text}"; ${hint}`,
    ...(allowed.length <= MOST_ALLOWED_SHOWN && { allowed }),
    ...(probably !== undefined && { didYouMean: probably }),
  };
}
