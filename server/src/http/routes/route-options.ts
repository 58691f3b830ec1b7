import type { Clock } from '../../domain/clock.ts';
import type { SearchEngine } from '../../search/search-engine.ts';
import { type Addresses, createAddresses } from '../addresses.ts';
import type { ApiVersion } from '../openapi.ts';
import type { RegistryReader } from '../registry-reader.ts';
import type { ViewContext } from '../views/related.ts';

/** What every reading route is given. */
export interface BrowseOptions {
  readonly registry: RegistryReader;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly version: ApiVersion;
}

/** What the searching routes are given besides. */
export interface SearchOptions extends BrowseOptions {
  readonly search: SearchEngine;
}

export interface Viewing {
  readonly addresses: Addresses;
  /** The context of one answer: the day is read once, so that an answer never spans midnight. */
  readonly context: () => ViewContext;
}

export function createViewing({ clock, baseUrl, version }: BrowseOptions): Viewing {
  const addresses = createAddresses(baseUrl, version);
  return { addresses, context: () => ({ addresses, today: clock.today() }) };
}
