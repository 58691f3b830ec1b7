import { readForm, readFormFiles } from '../form-fields.ts';
import type { PageRequest } from '../page.ts';
import { nextPath } from './next-path.ts';

export const FORM_TOKEN_FIELD = 'form_token';
/** More than anybody types; sign-in pages carry it there and back. */
const LONGEST = 100_000;
/** What such a button does is told before it is done. */
const BUTTON = 'act';

/** What somebody typed who turned out to be signed out, to be sent again once they are back. */
export interface KeptForm {
  /** Where it was sent, with the language. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Whether files came with it, which are not kept. */
  readonly hadFiles: boolean;
}

/** Whether a form had more in it than the button that was pressed. */
export function isTyped(form: ReadonlyMap<string, string>): boolean {
  return [...form.keys()].some((name) => name !== FORM_TOKEN_FIELD);
}

/**
 * What of a form can be kept: no password, nothing large, and nothing that would be stored without its files. A form with
 * a button to check comes back checked, not sent.
 */
export function keepForm({ contentType, body, path, query, link }: PageRequest): KeptForm | undefined {
  const files = readFormFiles(contentType, body);
  const form = [...readForm(contentType, body)].filter(([name]) => !files.has(name) && name !== FORM_TOKEN_FIELD);
  const canCheck = form.some(([name]) => name === BUTTON);
  if (form.some(([name]) => name.includes('password')) || (files.size > 0 && !canCheck)) return undefined;
  const fields = Object.fromEntries(form.map(([name, value]) => [name, name === BUTTON ? 'check' : value]));
  const search = query.size === 0 ? '' : `?${query}`;
  const kept = { path: `${link(path)}${search}`, fields, hadFiles: files.size > 0 };
  return Buffer.byteLength(JSON.stringify(kept)) > LONGEST ? undefined : kept;
}

/** What a page of ours has written as JSON; nothing for anything else. */
export function readKeptForm(text: string | undefined): KeptForm | undefined {
  if (text === undefined || text.length > LONGEST) return undefined;
  try {
    const { path, fields, hadFiles } = JSON.parse(text) as Record<keyof KeptForm, unknown>;
    const known = nextPath(typeof path === 'string' ? path : null);
    if (known === undefined || typeof fields !== 'object' || fields === null) return undefined;
    const texts = Object.entries(fields).filter(([, value]) => typeof value === 'string');
    return { path: known, fields: Object.fromEntries(texts), hadFiles: hadFiles === true };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}
