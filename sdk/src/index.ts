// The entry of the package: what is not exported here is not for callers.
export { type Client, type ClientOptions, createClient } from './client.ts';
export type { Fetch, FetchedAnswer } from './fetch.ts';
export type * from './generated/registry-api.ts';
export type { Item, Page, PagedOperation } from './paging.ts';
export { RegistryClientError } from './registry-client-error.ts';
export type { RequestOptions } from './request.ts';
export type { RetryOptions } from './retry.ts';
