import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export const HOSTILE_PDF = Buffer.from('%PDF-1.7\n a document somebody else offers');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** One megabyte that never ends. */
const PIECE = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(1024 * 1024)]);

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/good.pdf': (_request, response) => void response.end(HOSTILE_PDF),
  '/to-loopback': redirect(() => 'http://127.0.0.1:1/secret.pdf'),
  '/to-named-loopback': redirect(() => 'http://localhost/secret.pdf'),
  '/to-metadata': redirect(() => 'http://169.254.169.254/latest/meta-data/'),
  '/to-mapped-metadata': redirect(() => 'http://[::ffff:a9fe:a9fe]/latest/meta-data/'),
  '/to-number': redirect(() => 'http://2852039166/latest/meta-data/'),
  '/to-file': redirect(() => 'file:///etc/passwd'),
  '/to-good': redirect(() => '/good.pdf'),
  '/to-itself': redirect(() => '/to-itself'),
  '/endless.pdf': (_request, response) => pour(response),
  '/lying-length.pdf': (_request, response) => {
    response.writeHead(200, { 'content-length': HOSTILE_PDF.length + 100 });
    response.write(HOSTILE_PDF, () => response.destroy());
  },
  '/slow.pdf': (_request, response) => drip(response),
  '/silent.pdf': () => undefined,
  '/page.pdf': (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' });
    response.end('<!DOCTYPE html><title>Not found</title>');
  },
  '/honest-type-missing': (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(HOSTILE_PDF);
  },
  '/bomb.pdf': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/pdf' });
    response.end(gzipSync(Buffer.concat([HOSTILE_PDF, Buffer.alloc(20 * 1024 * 1024)])));
  },
  '/hidden-bomb.pdf': (_request, response) => void response.end(gzipSync(HOSTILE_PDF)),
  '/empty.pdf': (_request, response) => void response.end(),
  '/half.pdf': (_request, response) => void response.end('%PD'),
  '/broken': (_request, response) => void response.writeHead(503).end(),
  '/headers': (_request, response) => {
    for (let index = 0; index < 40; index += 1) response.setHeader(`x-${index}`, 'y'.repeat(1_000));
    response.end(HOSTILE_PDF);
  },
};

export type HostileServer = Awaited<ReturnType<typeof openHostileServer>>;

/** A server on this machine that does everything it should not; it counts who asks for what. */
export async function openHostileServer() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const answer = ANSWERS[path];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    base: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function redirect(target: () => string): Answer {
  return (_request, response) => void response.writeHead(302, { location: target() }).end();
}

function pour(response: ServerResponse): void {
  const more = (): void => {
    while (!response.destroyed && response.write(PIECE));
    response.once('drain', more);
  };
  more();
}

function drip(response: ServerResponse): void {
  response.write(HOSTILE_PDF);
  const timer = setInterval(() => response.write('.'), 20);
  response.once('close', () => clearInterval(timer));
}
