import { canInstall, installPackages } from '../lib/debian.mjs';
import { note } from '../lib/process.mjs';
import { chromium } from './chromium.mjs';
import { openSearch } from './opensearch.mjs';
import { postgres } from './postgres.mjs';
import { redis } from './redis.mjs';

/** @typedef {import('./service.ts').Service} Service */

/** @type {Service[]} */
export const services = [postgres, redis, chromium, openSearch];

/**
 * Starts the services, adding to the machine what it lacks. What could not be had is listed, never passed over.
 * @param {Service[]} wanted
 */
export async function startServices(wanted) {
  let attempts = await Promise.all(wanted.map(attempt));
  const packages = attempts.flatMap(({ service, missing }) => (missing === undefined ? [] : service.packages));
  if (packages.length > 0 && canInstall() && (await installPackages(packages))) {
    attempts = await Promise.all(attempts.map(retryIfMissing));
  }
  return {
    env: Object.assign({}, ...attempts.map(({ env }) => env)),
    missing: attempts.flatMap(({ service, missing }) => (missing === undefined ? [] : [{ service, reason: missing }])),
    stop: async () => {
      await Promise.all(attempts.map(({ stop }) => stop()));
    },
  };
}

/**
 * @param {Service} service
 * @returns {Promise<{ service: Service, env: Record<string, string>, stop: () => Promise<void>, missing?: string }>}
 */
async function attempt(service) {
  const nothing = { service, env: {}, stop: async () => {} };
  if (process.env[service.variable]) return nothing;
  const started = Date.now();
  const result = await service.start().catch((error) => ({ missing: String(error.message) }));
  if ('missing' in result) return { ...nothing, missing: result.missing };
  note(`${service.name} is ready after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return { service, ...result };
}

/** @param {Awaited<ReturnType<typeof attempt>>} tried */
async function retryIfMissing(tried) {
  return tried.missing === undefined ? tried : attempt(tried.service);
}
