/**
 * The services that the test run provides, `undefined` where the machine lacks one.
 * A suite that needs one says so: `describe.skipIf(!postgresUrl)('...', ...)`; the run then names it as not tested.
 */
export const postgresUrl = read('TEST_POSTGRES_URL');
export const redisUrl = read('TEST_REDIS_URL');
export const openSearchUrl = read('TEST_OPENSEARCH_URL');
export const openSearchNodes = Number(read('OPENSEARCH_NODES') ?? 1);
/** The programs of OpenSearch, for a test that stops and starts it. */
export const openSearchJars = read('TEST_OPENSEARCH_JARS');

/** The long versions of the kill, fuzz and load tests: `npm run test:soak`. */
export const isSoak = read('SOAK') === '1';

function read(name: string): string | undefined {
  return process.env[name] || undefined;
}
