import type { TSchema } from 'typebox';
import { didYouMean } from '../domain/did-you-mean.ts';
import { RegistryError } from '../domain/errors.ts';
import { CELL_KIND, type CellKind } from './fields.ts';

/** A column: where its cells go in the JSON form of a row. */
export interface Column {
  readonly header: string;
  /** Names of members, and places in lists counted from 1 with gaps allowed. */
  readonly path: readonly (string | number)[];
  readonly cellKind: CellKind;
}

/** Short names of columns: `city` for `countries[1].city`. */
export type Shortcuts = Readonly<Record<string, string>>;

interface FormNode {
  readonly properties?: Readonly<Record<string, FormNode>>;
  readonly items?: FormNode;
  readonly [CELL_KIND]?: CellKind;
}

/**
 * Reads the names of the columns as paths into a form: `names[1].acronym`. The form itself says which there are, so
 * that the two kinds of file never drift apart. Every wrong name is told at once.
 */
export function resolveColumns(header: readonly string[], form: TSchema, shortcuts: Shortcuts): readonly Column[] {
  const resolved = header.map((written) => {
    const name = written.trim().toLowerCase();
    const path = Object.hasOwn(shortcuts, name) ? (shortcuts[name] ?? name) : name;
    return { name, path, column: toColumn(path, { header: name, form }) };
  });
  const paths = resolved.map(({ path }) => path);
  const problems = resolved.flatMap(({ name, path, column }, index) => {
    if (name === '') return [`column ${index + 1} has no name`];
    if (!column) return [unknownColumn(name, [...Object.keys(shortcuts), ...pathsOf(form)])];
    return paths.indexOf(path) === index ? [] : [`"${name}" is there twice`];
  });
  if (problems.length === 0) return resolved.flatMap(({ column }) => column ?? []);
  throw new RegistryError('invalid_record', `The line of column names cannot be used: ${problems.join('; ')}`);
}

function unknownColumn(name: string, known: readonly string[]): string {
  const close = didYouMean(name, known);
  return `"${name}" is not known${close === undefined ? '' : `, did you mean "${close}"?`}`;
}

const STEP = /^([a-z0-9_]+)(?:\[([1-9]\d{0,2})\])?$/;

function toColumn(
  path: string,
  { header, form }: { readonly header: string; readonly form: FormNode },
): Column | undefined {
  const steps: (string | number)[] = [];
  let node: FormNode | undefined = form;
  for (const part of path.split('.')) {
    const [, name, position] = STEP.exec(part) ?? [];
    if (name === undefined || !Object.hasOwn(node?.properties ?? {}, name)) return undefined;
    node = node?.properties?.[name];
    steps.push(name);
    if ((position === undefined) !== (node?.items === undefined)) return undefined;
    if (position === undefined) continue;
    node = node?.items;
    steps.push(Number(position));
  }
  const cellKind = node?.[CELL_KIND];
  return cellKind && { header, path: steps, cellKind };
}

/** Every column there can be, with the first place of each list. */
function pathsOf(node: FormNode, path = ''): readonly string[] {
  if (node[CELL_KIND]) return [path];
  if (node.items) return pathsOf(node.items, `${path}[1]`);
  const prefix = path === '' ? '' : `${path}.`;
  return Object.entries(node.properties ?? {}).flatMap(([name, member]) => pathsOf(member, `${prefix}${name}`));
}
