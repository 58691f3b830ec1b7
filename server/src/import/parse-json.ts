import type { FieldProblem } from './row.ts';

// Our forms are six levels deep, and records of other registries not much deeper.
const MAX_DEPTH = 32;

const HALF_A_CHARACTER = /\p{Surrogate}/u;

/**
 * Parses JSON and looks at every text in it: a database takes neither U+0000 nor half a character, and whoever stores
 * them differently stores something else.
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
  const problem = findUnstorable(value, '', 0);
  return problem ? { problem } : { value };
}

function findUnstorable(value: unknown, pointer: string, depth: number): FieldProblem | undefined {
  if (typeof value === 'string') return unstorableText(value, pointer);
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { pointer: '', message: `is nested deeper than ${MAX_DEPTH} levels` };
  for (const [key, member] of Object.entries(value)) {
    const memberPointer = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const problem = findUnstorable(member, memberPointer, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}

function unstorableText(text: string, pointer: string): FieldProblem | undefined {
  if (text.includes('\0')) return { pointer, message: 'contains the character U+0000' };
  if (HALF_A_CHARACTER.test(text)) return { pointer, message: 'contains half of a surrogate pair' };
  return undefined;
}
