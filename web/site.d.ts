import type { Fetch } from '@touchstone/sdk';

/** What the server needs to know of the site, and the site of the server. `src/site.ts` is checked against it. */

export interface SiteRequest {
  readonly method: string;
  /** Path and query, as they were asked for. */
  readonly url: string;
  readonly accept: string | undefined;
  readonly body?: Uint8Array | undefined;
  /** How the body is written. */
  readonly contentType?: string | undefined;
  /** The cookies the browser sends along. */
  readonly cookie?: string | undefined;
  /** Where a form was sent from, as the browser says in `Origin`, `Sec-Fetch-Site` and `Host`. */
  readonly origin?: string | undefined;
  readonly fetchSite?: string | undefined;
  readonly host?: string | undefined;
  /** The network address of the visitor: attempts to sign in are counted by it. */
  readonly address?: string | undefined;
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface SitePath {
  readonly method: 'GET' | 'POST';
  /** With `:name` for a part that varies and `*` for any rest. */
  readonly path: string;
  /** Files that never change under their name. */
  readonly isStatic: boolean;
  /** How many bytes may be sent there, where files are; else what is enough for ordinary forms. */
  readonly bodyLimit?: number;
}

export interface SiteOptions {
  /** The address under which the registry is known, without a slash at the end. */
  readonly baseUrl: string;
  readonly isDemo: boolean;
  readonly release: string;
  readonly today: () => string;
  /** Where the pages read the registry, and as whom. */
  readonly registry: {
    readonly baseUrl: string;
    readonly token: string;
    readonly fetch?: Fetch;
  };
}

/** What went wrong before a page could be made. */
export interface SiteProblem {
  readonly status: number;
  readonly detail: string;
  readonly requestId: string;
}

export interface Site {
  readonly paths: readonly SitePath[];
  respond(request: SiteRequest): Promise<SiteAnswer>;
  /** The form of a record that this header asks for: answers of one address differ by it. */
  formOf(accept: string | undefined): string;
  /** Whether somebody with these cookies gets pages of their own, which nobody else may be shown. */
  isPersonal(cookie: string | undefined): boolean;
  /** Whether a person with a browser is asking. */
  prefersPage(accept: string | undefined): boolean;
  /** The page for a failure outside of the pages; `undefined` for whoever did not ask for a page. */
  problemPage(request: SiteRequest, problem: SiteProblem): SiteAnswer | undefined;
}

export declare function createSite(options: SiteOptions): Promise<Site>;
