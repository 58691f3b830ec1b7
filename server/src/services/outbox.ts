import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryError } from '../domain/errors.ts';

/** A mail that waits in the outbox folder. */
export interface WaitingMail {
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly date: string;
}

const NAME = /^[\dTZ-]+-[0-9a-f]{12}\.eml$/;
/** More than this many need another tool. */
const MOST_SHOWN = 500;

/** The mails that nobody has sent on, for the operator to see. */
export function createOutbox({ dataDir }: { readonly dataDir: string }) {
  const folder = join(dataDir, 'outbox');
  return { list, read, count: async (): Promise<number> => (await waiting()).length };

  /** Newest first. */
  async function list(): Promise<{ readonly count: number; readonly mails: readonly WaitingMail[] }> {
    const names = (await waiting()).toSorted((one, other) => (one < other ? 1 : -1));
    const mails = await Promise.all(
      names.slice(0, MOST_SHOWN).map(async (name) => toWaitingMail(name, await text(name))),
    );
    return { count: names.length, mails };
  }

  async function read(name: string): Promise<string> {
    if (NAME.test(name) && (await waiting()).includes(name)) return text(name);
    throw new RegistryError('not_found', `There is no mail "${name}" in the outbox.`);
  }

  async function waiting(): Promise<string[]> {
    const present = await readdir(folder).catch((): string[] => []);
    return present.filter((name) => NAME.test(name));
  }

  function text(name: string): Promise<string> {
    return readFile(join(folder, name), 'utf8');
  }
}

function toWaitingMail(name: string, mail: string): WaitingMail {
  const head = mail.split('\n\n', 1)[0] ?? '';
  return { name, to: header(head, 'To'), subject: header(head, 'Subject'), date: header(head, 'Date') };
}

function header(head: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'm').exec(head)?.[1]?.replace(/\n\s+/g, ' ') ?? '';
}
