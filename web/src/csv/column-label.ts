/** How the parts of a report are called in the names of columns, and in the form. */
const LISTS = {
  institution: 'institutions',
  platform: 'platforms',
  programme: 'programmes',
  file: 'report_files',
} as const;

type Listed = (typeof LISTS)[keyof typeof LISTS];

/** The words of the form for a report. */
export interface ColumnWords {
  readonly fields: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<Listed, (place: number) => string>>;
}

/** The same as they travel to the browser, with a place for the number of a row. */
export interface WrittenColumnWords {
  readonly fields: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<Listed, string>>;
}

const PLACE = '{place}';

export function writeColumnWords({ fields, rows }: ColumnWords): WrittenColumnWords {
  const written = Object.values(LISTS).map((list) => [list, rows[list](0).replace('0', PLACE)]);
  return { fields, rows: Object.fromEntries(written) as WrittenColumnWords['rows'] };
}

export function readColumnWords({ fields, rows }: WrittenColumnWords): ColumnWords {
  const read = Object.values(LISTS).map((list) => [list, (place: number) => rows[list].replace(PLACE, String(place))]);
  return { fields, rows: Object.fromEntries(read) as ColumnWords['rows'] };
}

/** References that the form asks for by one field. */
const REFERENCES: ReadonlySet<string> = new Set(['registry_id', 'stats_id', 'identifier', 'id']);

const COLUMN = /^(\w+?)(?:\[(\d+)\])?(?:\.(\w+)(?:\[\d+\])?)?$/;

/** What a column holds, in the words of the form: `programme[2].name_primary` is “Programme 2, Name”. */
export function columnLabel(column: string, words: ColumnWords): string {
  const [, part = '', place = '1', member] = COLUMN.exec(column) ?? [];
  const list = part in LISTS ? LISTS[part as keyof typeof LISTS] : undefined;
  if (list === undefined) return words.fields[part] ?? column;
  const row = words.rows[list](Number(place));
  const isNamed = member !== undefined && !(part !== 'programme' && REFERENCES.has(member));
  return isNamed ? `${row}, ${words.fields[member] ?? member}` : row;
}
