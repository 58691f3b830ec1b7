import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether to keep the client waiting for ever. */
  readonly hangs?: boolean;
}

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly body: string;
}

/** A server that gives these answers one after the other, the last of them ever after. */
export async function startUnreliableServer(replies: readonly Reply[]) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = replies[Math.min(seen.length, replies.length - 1)] ?? { status: 500 };
    seen.push({ method: request.method, url: request.url, body: await readBody(request) });
    if (!reply.hangs) response.writeHead(reply.status, reply.headers).end(reply.body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
