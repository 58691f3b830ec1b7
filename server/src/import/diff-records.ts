/** One difference between two states of a record. Members are written in snake_case, as everywhere outside the code. */
export interface Difference {
  /** Where: `names[0].name_english`. */
  readonly path: string;
  /** `undefined` where there was nothing. */
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Compares two states of a record, field by field and part by part. In lists, entries at the beginning and the end
 * that did not change are matched first, so that one added entry is one difference.
 */
export function diffRecords(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if (isEqual(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path);
  if (isObject(before) && isObject(after)) return diffObjects(before, after, path);
  return [{ path, before, after }];
}

/** The differences as lines for a terminal: `+` for what is new, `-` for what goes, `~` for what changes. */
export function toLines(differences: readonly Difference[]): readonly string[] {
  return differences.map(({ path, before, after }) => {
    if (before === undefined) return `+ ${path}: ${shown(after)}`;
    if (after === undefined) return `- ${path}: ${shown(before)}`;
    return `~ ${path}: ${shown(before)} -> ${shown(after)}`;
  });
}

type Members = Readonly<Record<string, unknown>>;

function diffObjects(before: Members, after: Members, path: string): readonly Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const prefix = path === '' ? '' : `${path}.`;
  return [...names].flatMap((name) => diffRecords(before[name], after[name], `${prefix}${toWireName(name)}`));
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: string): readonly Difference[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;

  const oldEntries = before.slice(start, before.length - end);
  const newEntries = after.slice(start, after.length - end);
  const places = Array.from({ length: Math.max(oldEntries.length, newEntries.length) }, (_place, index) => index);
  return places.flatMap((index) => diffRecords(oldEntries[index], newEntries[index], `${path}[${start + index}]`));
}

/** Equal as JSON, whatever the order of members. */
function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isEqual(entry, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isEqual(one[name], other[name]));
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toWireName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const MAX_SHOWN = 200;

function shown(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json;
}
