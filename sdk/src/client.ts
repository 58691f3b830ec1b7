import type { Fetch } from './fetch.ts';
import { OPERATIONS, type Operations } from './generated/registry-api.ts';
import { type Item, type Page, type PagedOperation, walkItems, walkPages } from './paging.ts';
import { type Connection, type Input, type OperationName, type RequestOptions, send } from './request.ts';
import { DEFAULT_RETRY, type RetryOptions } from './retry.ts';

export interface ClientOptions {
  /** The address of the registry, such as `https://registry.example`. */
  readonly baseUrl: string;
  /** The token of your account. Only a few operations do without. */
  readonly token?: string | undefined;
  /** Used instead of the global `fetch`. */
  readonly fetch?: Fetch;
  readonly retry?: Partial<RetryOptions>;
}

/** Nothing has to be given where nothing is required. */
type Arguments<Given> =
  Record<string, never> extends Given
    ? [input?: Given, options?: RequestOptions]
    : [input: Given, options?: RequestOptions];

type Methods = {
  readonly [Name in OperationName]: (
    ...args: Arguments<Operations[Name]['input']>
  ) => Promise<Operations[Name]['answer']>;
};

/** One method for each operation of the API, and two ways to read lists to their end. */
export interface Client extends Methods {
  /** Every result of a list, page by page as they are needed. */
  paginate<Name extends PagedOperation>(
    name: Name,
    ...args: Arguments<Operations[Name]['input']>
  ): AsyncGenerator<Item<Name>, void, undefined>;
  /** Every page of a list, with its count and facets. */
  pages<Name extends PagedOperation>(
    name: Name,
    ...args: Arguments<Operations[Name]['input']>
  ): AsyncGenerator<Page<Name>, void, undefined>;
}

/**
 * @example
 * const registry = createClient({ baseUrl: 'https://registry.example', token });
 * const { count, results } = await registry.searchReports({ country: 'Austria', limit: 5 });
 */
export function createClient({ baseUrl, token, fetch: ownFetch, retry }: ClientOptions): Client {
  const connection: Connection = {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    token,
    // Browsers insist on being called as a function of the page.
    fetch: ownFetch ?? ((...args) => globalThis.fetch(...args)),
    retry: { ...DEFAULT_RETRY, ...retry },
  };

  const call =
    (name: OperationName) =>
    (input: Input = {}, options: RequestOptions = {}) =>
      send(connection, name, { input, ...options });

  const pages = (name: PagedOperation, input: Input = {}, options: RequestOptions = {}) =>
    walkPages(call(name) as never, input, options);

  const methods = Object.fromEntries((Object.keys(OPERATIONS) as OperationName[]).map((name) => [name, call(name)]));
  const paginate = (name: PagedOperation, input?: Input, options?: RequestOptions) =>
    walkItems(pages(name, input, options));
  return { ...methods, pages, paginate } as unknown as Client;
}
