import { type AppDependencies, buildApp } from './app.ts';
import { describeVersion } from './http/openapi.ts';
import { RELEASE } from './release.ts';

/** Stands for wherever the registry is installed. */
const BASE_URL = 'https://registry.example';

/** The routes are registered and never called, so nothing has to be behind them. */
const NOTHING_BEHIND = { accounts: {}, credentials: {} } as AppDependencies;

const NO_LIMITS = { perMinute: 0, perDay: 0 };

/**
 * The description of the API as a file: the addresses of v2 and those without a version. v1 has the same addresses
 * under its own prefix and is described by the running server.
 */
export async function describeApi(): Promise<string> {
  const app = await buildApp(NOTHING_BEHIND, {
    baseUrl: BASE_URL,
    release: RELEASE,
    isDemo: false,
    trustedProxies: [],
    metricsSecret: undefined,
    logLevel: 'silent',
    accountLimits: NO_LIMITS,
    addressLimits: NO_LIMITS,
  });
  try {
    await app.ready();
    return `${JSON.stringify(describeVersion(app.swagger(), 'v2'), null, 2)}\n`;
  } finally {
    await app.close();
  }
}
