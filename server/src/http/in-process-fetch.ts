import type { FastifyInstance, InjectOptions } from 'fastify';

/** A `fetch` that hands requests to the app itself: no socket, the same hooks, the same answers. */
export function createInProcessFetch(app: Pick<FastifyInstance, 'inject'>, baseUrl: string): typeof fetch {
  const base = new URL(baseUrl);
  const basePath = base.pathname.replace(/\/$/, '');

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    // Said by our own pages of whoever asked for them; nobody else gets here.
    const remoteAddress = headers.get('x-forwarded-for');
    headers.delete('x-forwarded-for');
    const payload = await payloadOf(init?.body);
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await app.inject({
      method: (init?.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: `${url.pathname.slice(basePath.length)}${url.search}`,
      headers: { ...Object.fromEntries(headers), host: base.host },
      ...(remoteAddress !== null && { remoteAddress }),
      ...(payload !== undefined && { payload }),
    });
    const isEmpty = rawPayload.length === 0;
    const given = Object.entries(answered).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] satisfies [string, string]],
    );
    return new Response(isEmpty ? null : new Uint8Array(rawPayload), { status: statusCode, headers: given });
  };
}

/** Our client sends texts, and files as they are. */
async function payloadOf(body: RequestInit['body']): Promise<string | Buffer | undefined> {
  if (body instanceof Blob) return Buffer.from(await body.arrayBuffer());
  return typeof body === 'string' ? body : undefined;
}
