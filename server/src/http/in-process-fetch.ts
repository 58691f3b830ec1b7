import type { FastifyInstance, InjectOptions } from 'fastify';

/** As much of an answer as our client looks at. A whole `Response` takes longer to make than many an answer. */
interface InProcessAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: null;
  json(): Promise<unknown>;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

export type InProcessFetch = (url: string, init?: RequestInit) => Promise<InProcessAnswer>;

/** Hands requests to the app itself: no socket, the same hooks, the same answers. */
export function createInProcessFetch(app: Pick<FastifyInstance, 'inject'>, baseUrl: string): InProcessFetch {
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/$/, '');

  return async (address, init) => {
    const url = new URL(address);
    const headers: Record<string, string> = { ...Object.fromEntries(new Headers(init?.headers)), host: base.host };
    // Said by our own pages of whoever asked for them; nobody else gets here.
    const { 'x-forwarded-for': remoteAddress, ...sent } = headers;
    const payload = await payloadOf(init?.body);
    const answer = await app.inject({
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: `${url.pathname.slice(basePath.length)}${url.search}`,
      headers: sent,
      ...(remoteAddress !== undefined && { remoteAddress }),
      ...(payload !== undefined && { payload }),
    });
    return toAnswer(address, answer);
  };
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>;

function toAnswer(url: string, { statusCode: status, headers, payload, rawPayload }: Injected): InProcessAnswer {
  return {
    ok: status >= 200 && status < 300,
    status,
    url,
    headers: {
      get(name) {
        const value = headers[name.toLowerCase()];
        return value === undefined ? null : String(value);
      },
    },
    body: null,
    json: async () => JSON.parse(payload) as unknown,
    text: async () => payload,
    blob: async () => new Blob([new Uint8Array(rawPayload)], { type: String(headers['content-type'] ?? '') }),
  };
}

/** Our client sends texts, and files as they are. */
async function payloadOf(body: RequestInit['body']): Promise<string | Buffer | undefined> {
  if (body instanceof Blob) return Buffer.from(await body.arrayBuffer());
  return typeof body === 'string' ? body : undefined;
}
