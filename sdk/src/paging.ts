import type { Operations } from './generated/registry-api.ts';
import type { Input, OperationName, RequestOptions } from './request.ts';

/** What every answer in pages has. */
interface AnyPage {
  readonly next: string | null;
  readonly results: readonly unknown[];
  readonly next_cursor?: string | null;
}

/** The operations that answer in pages. */
export type PagedOperation = {
  [Name in OperationName]: Operations[Name]['answer'] extends AnyPage ? Name : never;
}[OperationName];

export type Page<Name extends PagedOperation> = Operations[Name]['answer'];
export type Item<Name extends PagedOperation> = Page<Name>['results'][number];

type ReadPage<Name extends PagedOperation> = (input: Input, options: RequestOptions) => Promise<Page<Name>>;

/** Each page after the other, until the last. A walk that began with a cursor goes on by cursors. */
export async function* walkPages<Name extends PagedOperation>(
  read: ReadPage<Name>,
  input: Input,
  options: RequestOptions,
): AsyncGenerator<Page<Name>, void, undefined> {
  let following: Input | undefined = {};
  while (following !== undefined) {
    const page: Page<Name> = await read({ ...input, ...following }, options);
    yield page;
    following = inputOfNext(page);
  }
}

/** Each result of each page. */
export async function* walkItems<Name extends PagedOperation>(
  pages: AsyncIterable<Page<Name>>,
): AsyncGenerator<Item<Name>, void, undefined> {
  for await (const page of pages) yield* page.results;
}

/**
 * What to ask for the next page. Only the place is taken from the address: the rest of it may name a host that the
 * caller does not reach the registry by.
 */
function inputOfNext({ next, next_cursor: cursor }: AnyPage): Input | undefined {
  if (cursor) return { cursor };
  if (cursor === null || next === null) return undefined;
  const { searchParams } = new URL(next);
  const place = ['limit', 'offset'].map((name) => [name, searchParams.get(name)] as const);
  return Object.fromEntries(place.filter(([, value]) => value !== null));
}
