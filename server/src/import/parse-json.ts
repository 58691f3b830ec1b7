import type { FieldProblem } from './row.ts';

// Our forms are six levels deep, and records of other registries not much deeper.
const MAX_DEPTH = 32;

const HALF_A_CHARACTER = /\p{Surrogate}/u;

/**
 * Parses JSON and looks at every text in it. PostgreSQL takes no U+0000, and UTF-8 has no half characters: both would
 * be refused or changed by the store, row by row and long after the file was read.
 */
export function parseJson(text: string): { readonly value: unknown } | { readonly problem: FieldProblem } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {
      problem: { pointer: '', message: `is not JSON: ${error instanceof Error ? error.message : String(error)}` },
    };
  }
  const found = findUnstorable(value, 0);
  return found ? { problem: { pointer: toPointer(found.path), message: found.message } } : { value };
}

interface Finding {
  readonly path: readonly string[];
  readonly message: string;
}

/** The path is only put together on the way back: nearly every text is fine. */
function findUnstorable(value: unknown, depth: number): Finding | undefined {
  if (typeof value === 'string') return unstorableText(value);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { path: [], message: `is nested deeper than ${MAX_DEPTH} levels` };
  for (const [key, member] of Object.entries(value)) {
    const found = findUnstorable(member, depth + 1);
    if (found) return { ...found, path: [key, ...found.path] };
  }
  return undefined;
}

function unstorableText(text: string): Finding | undefined {
  if (text.includes('\0')) return { path: [], message: 'contains the character U+0000' };
  if (HALF_A_CHARACTER.test(text)) return { path: [], message: 'contains half of a surrogate pair' };
  return undefined;
}

function toPointer(path: readonly string[]): string {
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
