import { randomBytes } from 'node:crypto';
import { type Connection, errorType } from './connection.ts';
import { type IndexSize, indexMappings, indexSettings, indexVersion } from './index-definition.ts';

/**
 * The indices of one registry. Readers and writers use the alias; behind it stands one generation, an index with all
 * collections and with the place in the journal it shows. Its name carries the version of the format, so a new release
 * fills an index of its own while the old one goes on answering from its own.
 */
export interface IndexGenerations {
  readonly alias: string;
  /** Makes the template, and the first generation where there is none. */
  ensure(): Promise<void>;
  /** A new, empty index that nobody reads yet. */
  create(): Promise<string>;
  /** Puts a generation in the place of all others, which are removed, in one step. */
  switchTo(index: string): Promise<void>;
  remove(index: string): Promise<void>;
  /** Removes everything: for tests. */
  removeAll(): Promise<void>;
}

const ALREADY_THERE = 'resource_already_exists_exception';

export function createIndexGenerations(
  connection: Connection,
  { prefix, size }: { readonly prefix: string; readonly size: IndexSize },
): IndexGenerations {
  const alias = `${prefix}-${indexVersion()}`;
  const pattern = `${alias}-*`;

  return {
    alias,

    async ensure() {
      const { status } = await connection.ask({ method: 'HEAD', path: `/_alias/${alias}`, accepted: [404] });
      if (status !== 404) return;
      await putTemplate();
      await createFirst();
    },

    async create() {
      await putTemplate();
      const index = `${alias}-${Date.now().toString(36)}${randomBytes(3).toString('hex')}`;
      await createIndex(index, {});
      return index;
    },

    async switchTo(index) {
      const all = await list();
      const old = all.filter((name) => name !== index);
      const actions = [{ add: { index, alias } }, ...old.map((name) => ({ remove_index: { index: name } }))];
      await connection.ask({ method: 'POST', path: '/_aliases', body: { actions }, isSlow: true });
    },

    remove,

    async removeAll() {
      for (const index of await list()) await remove(index);
      await connection.ask({ method: 'DELETE', path: `/_index_template/${alias}`, accepted: [404] });
    },
  };

  async function putTemplate(): Promise<void> {
    const template = { settings: indexSettings(size), mappings: indexMappings() };
    const body = { index_patterns: [pattern], template, _meta: { version: indexVersion() } };
    await connection.ask({ method: 'PUT', path: `/_index_template/${alias}`, body, isSlow: true });
  }

  /** Several processes may start at once: all of them try the same name. */
  async function createFirst(): Promise<void> {
    try {
      await createIndex(`${alias}-first`, { aliases: { [alias]: {} } });
    } catch (error) {
      if (errorType(error) !== ALREADY_THERE) throw error;
    }
  }

  async function createIndex(index: string, body: object): Promise<void> {
    await connection.ask({ method: 'PUT', path: `/${index}`, body, isSlow: true });
  }

  async function list(): Promise<string[]> {
    const { body } = await connection.ask<Record<string, unknown>>({ method: 'GET', path: `/${pattern}/_alias` });
    return Object.keys(body);
  }

  async function remove(index: string): Promise<void> {
    await connection.ask({ method: 'DELETE', path: `/${index}`, accepted: [404], isSlow: true });
  }
}
