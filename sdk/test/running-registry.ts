import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSearchWorld } from '../../server/test/demo-search-world.ts';

/**
 * A small demo world behind a real port. As behind a proxy, the registry knows itself by another address than the
 * one it is reached by: http://localhost, where nothing listens.
 */
export async function startRegistry() {
  const world = await openSearchWorld({ reports: 400 });
  await world.app.ready();
  const server = createServer((request, response) => {
    request.headers.host = 'localhost';
    world.app.routing(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    /** The body of an answer, past the client. */
    read: world.read,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await world.close();
    },
  };
}
