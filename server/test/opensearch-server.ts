import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The launcher takes no higher port. */
const HIGHEST_PORT = 9_299;
const JAVA = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin', 'java') : '/usr/bin/java';
const LOWEST_PORT = 9_281;
const START_LIMIT_MS = 200_000;

export interface OwnServer {
  readonly url: string;
  /** Resolves when it answers; a member of a cluster also waits for the others. */
  start(): Promise<void>;
  send(signal: NodeJS.Signals): void;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export interface OwnServerOptions {
  readonly cluster?: string;
  /** Lines of the configuration that say how it finds others; by default it is alone. */
  readonly discovery?: readonly string[];
}

/** An OpenSearch of a test's own, which comes back at the same address with the same data after it was killed. */
export async function createOpenSearchServer(
  jars: string,
  { cluster, discovery = ['transport.port: 0', 'discovery.type: single-node'] }: OwnServerOptions = {},
): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-opensearch-own-'));
  const config = join(folder, 'config');
  await mkdir(config);
  await writeFile(
    join(config, 'opensearch.yml'),
    ['network.host: 127.0.0.1', ...discovery, 'cluster.routing.allocation.disk.threshold_enabled: false', ''].join(
      '\n',
    ),
  );
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  return {
    url,
    async start(): Promise<void> {
      const machine = ['-Xms512m', '-Xmx512m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', join(jars, '*')];
      const places = ['-basePath', folder, '-confPath', config, '-baseHttpPort', String(port - 1)];
      const launcher = 'org.codelibs.opensearch.runner.OpenSearchRunner';
      child = spawn(
        JAVA,
        [...machine, launcher, '-clusterName', cluster ?? `own-${port}`, '-numOfNode', '1', ...places],
        {
          cwd: folder,
          stdio: 'ignore',
        },
      );
      await isReady(url);
    },
    send(signal: NodeJS.Signals): void {
      child?.kill(signal);
    },
    async kill(): Promise<void> {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function isReady(url: string): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; Date.now() < deadline; await sleep(200)) {
    try {
      const response = await fetch(`${url}/_cluster/health`);
      if (((await response.json()) as { status?: string }).status === 'green') return;
    } catch {
      // Nobody listens yet.
    }
  }
  throw new Error(`OpenSearch did not start at ${url}`);
}

/** Given out to a server that may not have started yet. */
const taken = new Set<number>();

async function freePort(): Promise<number> {
  for (let port = HIGHEST_PORT; port >= LOWEST_PORT; port--) {
    if (taken.has(port) || !(await isFree(port))) continue;
    taken.add(port);
    return port;
  }
  throw new Error('All ports that OpenSearch could have are taken');
}

export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
