import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram, freePort, temporaryFolder } from '../lib/machine.mjs';
import { downloadOpenSearch } from './opensearch/download.mjs';

const START_LIMIT_MS = 180_000;
const ATTEMPTS = 3;

/** A short life is spent mostly on starting: the plain collector and the quick compiler halve that. */
const SHORT_LIVED = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/**
 * @typedef {object} Cluster
 * @property {number} nodes
 * @property {string} heap
 * @property {string[]} machine what else the Java machine is told about itself
 */

/** @type {import('./service.ts').Service} */
export const openSearch = {
  name: 'OpenSearch',
  variable: 'TEST_OPENSEARCH_URL',
  packages: ['default-jre-headless', 'maven'],
  notTested: 'the search on OpenSearch',
  isNeeded: (testFiles) => testFiles.some((path) => path.includes('opensearch')),
  start: () => {
    const nodes = Number(process.env['OPENSEARCH_NODES'] || 1);
    return startOpenSearch({ nodes, heap: nodes > 1 ? '1g' : '512m', machine: SHORT_LIVED });
  },
};

/**
 * The same for benchmarks: with the memory and the compiler that a server would have.
 * @type {import('./service.ts').Service}
 */
export const measuredOpenSearch = {
  ...openSearch,
  start: () => startOpenSearch({ nodes: 1, heap: '2g', machine: [] }),
};

/**
 * A throw-away cluster: all its nodes in one process, reachable from this machine only.
 * @param {Cluster} cluster
 */
async function startOpenSearch(cluster) {
  const java = findProgram(['java']);
  if (!java) return { missing: 'Java was not found' };
  const download = await downloadOpenSearch();
  if ('missing' in download) return download;
  // Its launcher picks the ports and may lose a race for one; then another attempt picks others.
  let result = await boot(java, download.folder, cluster);
  for (let attempt = 1; attempt < ATTEMPTS && 'missing' in result; attempt += 1) {
    result = await boot(java, download.folder, cluster);
  }
  return result;
}

/**
 * @param {string} java
 * @param {string} jars
 * @param {Cluster} cluster
 */
async function boot(java, jars, { nodes, heap, machine }) {
  const folder = temporaryFolder('opensearch');
  writeConfiguration(join(folder, 'config'), nodes, await freePort());
  const child = spawn(java, [`-Xms${heap}`, `-Xmx${heap}`, ...machine, ...runnerArguments(jars, folder, nodes)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const log = follow(child);
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const url = log.ports[0] === undefined ? undefined : `http://127.0.0.1:${log.ports[0]}`;
    if (url !== undefined && (await isWhole(url, nodes))) {
      // A test that kills its server starts one of its own from the same jars.
      return { env: { TEST_OPENSEARCH_URL: url, TEST_OPENSEARCH_JARS: jars }, stop };
    }
    await sleep(200);
  }
  await stop();
  return { missing: `it did not start: ${log.lines.slice(-2).join(' ')}` };
}

/**
 * @param {string} jars
 * @param {string} folder
 * @param {number} nodes
 */
function runnerArguments(jars, folder, nodes) {
  const firstPort = 9200 + Math.floor(Math.random() * 80);
  const cluster = ['-clusterName', `touchstone-${process.pid}`, '-numOfNode', String(nodes)];
  const places = ['-basePath', folder, '-confPath', join(folder, 'config'), '-baseHttpPort', String(firstPort)];
  return ['-cp', join(jars, '*'), 'org.codelibs.opensearch.runner.OpenSearchRunner', ...cluster, ...places];
}

/**
 * @param {string} folder
 * @param {number} nodes
 * @param {number} port the first of the ports by which the nodes find each other
 */
function writeConfiguration(folder, nodes, port) {
  const peers = Array.from({ length: nodes }, (_, index) => `"127.0.0.1:${port + index}"`);
  const discovery =
    nodes === 1
      ? ['discovery.type: single-node']
      : [`discovery.seed_hosts: [${peers.join(', ')}]`, 'cluster.initial_cluster_manager_nodes: ["Node 1"]'];
  const settings = [
    'network.host: 127.0.0.1',
    `transport.port: ${port}-${port + nodes - 1}`,
    ...discovery,
    // A nearly full disk would make the cluster refuse writes.
    'cluster.routing.allocation.disk.threshold_enabled: false',
  ];
  const logging = [
    'appender.console.type = Console',
    'appender.console.name = console',
    'appender.console.layout.type = PatternLayout',
    'appender.console.layout.pattern = [%p] %m%n',
    'rootLogger.level = error',
    'rootLogger.appenderRef.console.ref = console',
  ];
  mkdirSync(folder);
  writeFileSync(join(folder, 'opensearch.yml'), `${settings.join('\n')}\n`);
  writeFileSync(join(folder, 'log4j2.properties'), `${logging.join('\n')}\n`);
}

/**
 * Reads what the server says: the port of each node, and the last lines in case that it fails.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} child
 */
function follow(child) {
  const log = { ports: /** @type {number[]} */ ([]), lines: /** @type {string[]} */ ([]) };
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      const port = /^HTTP Port:\s+(\d+)/.exec(line)?.[1];
      if (port !== undefined) log.ports.push(Number(port));
      log.lines = [...log.lines.slice(-9), line];
    });
  }
  child.on('error', (error) => log.lines.push(error.message));
  return log;
}

/**
 * @param {string} url
 * @param {number} nodes
 */
async function isWhole(url, nodes) {
  try {
    const response = await fetch(`${url}/_cluster/health`);
    const health = /** @type {{ status: string, number_of_nodes: number }} */ (await response.json());
    return health.status === 'green' && health.number_of_nodes === nodes;
  } catch {
    return false; // Nobody listens yet.
  }
}
