/** As much of an answer as the client looks at. Every `Response` is one. */
export interface FetchedAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Pick<ReadableStream, 'cancel'> | null;
  json(): Promise<unknown>;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

/** As much of `fetch` as the client uses. */
export type Fetch = (url: string, init: RequestInit) => Promise<FetchedAnswer>;
