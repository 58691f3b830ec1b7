import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createOpenSearchServer, isFree, type OwnServer } from './opensearch-server.ts';

const NODES = 3;
const LOWEST_TRANSPORT_PORT = 21_000;
const HIGHEST_TRANSPORT_PORT = 29_000;
const WAIT_MS = 120_000;

interface Health {
  readonly status: string;
  readonly number_of_nodes: number;
}

/** Three nodes in processes of their own, any of which can be killed. */
export interface OwnCluster {
  readonly nodes: readonly OwnServer[];
  readonly urls: readonly string[];
  /** The node that manages the cluster at the moment. */
  manager(): Promise<OwnServer>;
  /** Waits until every copy of every part of the indices is there again, on so many nodes. */
  isWhole(nodes: number): Promise<void>;
  remove(): Promise<void>;
}

export async function startOpenSearchCluster(jars: string): Promise<OwnCluster> {
  const ports = await freeTransportPorts();
  const cluster = `own-${randomBytes(6).toString('hex')}`;
  const seeds = `discovery.seed_hosts: [${ports.map((port) => `"127.0.0.1:${port}"`).join(', ')}]`;
  // Every launcher calls its node by the same name. The first makes the cluster, the others join it.
  const nodes: OwnServer[] = [];
  for (const port of ports) {
    const founding = nodes.length === 0 ? ['cluster.initial_cluster_manager_nodes: ["Node 1"]'] : [];
    const discovery = [`transport.port: ${port}`, seeds, ...founding];
    nodes.push(await createOpenSearchServer(jars, { cluster, discovery }));
  }
  const [founder, ...others] = nodes as [OwnServer, ...OwnServer[]];
  try {
    await founder.start();
    await Promise.all(others.map((node) => node.start()));
    await isWhole(NODES);
  } catch (error) {
    await remove();
    throw error;
  }
  return { nodes, urls: nodes.map(({ url }) => url), manager, isWhole, remove };

  async function manager(): Promise<OwnServer> {
    const rows = await ask<{ http: string; master: string }[]>('/_cat/nodes?format=json&h=http,master');
    const address = rows?.find(({ master }) => master === '*')?.http;
    const found = nodes.find(({ url }) => url === `http://${address}`);
    if (!found) throw new Error(`Nobody manages the cluster: ${JSON.stringify(rows)}`);
    return found;
  }

  async function isWhole(count: number): Promise<void> {
    for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(250)) {
      const health = await ask<Health>('/_cluster/health');
      if (health?.status === 'green' && health.number_of_nodes === count) return;
    }
    throw new Error(`The cluster did not become whole with ${count} nodes`);
  }

  /** The answer of the first node that has one. */
  async function ask<Body>(path: string): Promise<Body | undefined> {
    for (const { url } of nodes) {
      try {
        const response = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(5_000) });
        if (response.ok) return (await response.json()) as Body;
      } catch {
        // Down, or too busy with others coming and going.
      }
    }
    return undefined;
  }

  async function remove(): Promise<void> {
    await Promise.all(nodes.map((node) => node.kill()));
    await Promise.all(nodes.map((node) => node.remove()));
  }
}

async function freeTransportPorts(): Promise<number[]> {
  const ports: number[] = [];
  const start = LOWEST_TRANSPORT_PORT + Math.floor(Math.random() * 1_000) * 7;
  for (let port = start; ports.length < NODES && port < HIGHEST_TRANSPORT_PORT; port++) {
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}
