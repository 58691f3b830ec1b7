import { describe, expect, it } from 'vitest';
import { ConfigError, type Environment, readConfig } from './config.ts';

const DEFAULTS = {
  isProduction: false,
  port: 8080,
  host: '127.0.0.1',
  publicBaseUrl: 'http://127.0.0.1:8080',
  trustedProxies: [],
  dataDir: './data',
  databaseUrl: undefined,
  databaseReadUrl: undefined,
  opensearchUrls: undefined,
  redisUrl: undefined,
  demo: true,
  demoPublic: false,
  smtpUrl: undefined,
  mailFrom: 'registry@localhost',
  registrationPolicy: 'instant',
  rateLimitPerMinute: 600,
  quotaPerDay: 100_000,
  addressLimitPerMinute: 300,
  v1DeprecatedOn: undefined,
  v1SunsetOn: undefined,
  termsVersion: '1',
  fileFetchAllow: [],
  siteRegistry: undefined,
  metricsSecret: undefined,
  credentialKeySecret: undefined,
  credentialKeysDir: undefined,
  credentialProfile: 'plain',
  agencyIssuedCredentials: false,
  logLevel: 'info',
};

describe('readConfig', () => {
  it.each<[string, Environment, object]>([
    ['starts without any setting', {}, {}],
    ['takes an empty variable for one that is not set', { PORT: '', DEMO: ' ' }, {}],
    ['puts the port into the base address', { PORT: '9000' }, { port: 9000, publicBaseUrl: 'http://127.0.0.1:9000' }],
    [
      'calls every interface localhost in the base address',
      { HOST: '0.0.0.0' },
      { host: '0.0.0.0', publicBaseUrl: 'http://localhost:8080' },
    ],
    [
      'lets the pages read another registry',
      { SITE_REGISTRY_URL: 'https://other.example/', SITE_REGISTRY_TOKEN: 'abc' },
      { siteRegistry: { baseUrl: 'https://other.example', token: 'abc' } },
    ],
    ['writes IPv6 hosts in brackets', { HOST: '::1' }, { host: '::1', publicBaseUrl: 'http://[::1]:8080' }],
    [
      'drops the slash at the end of the base address',
      { PUBLIC_BASE_URL: 'https://registry.example.org/qa/' },
      { publicBaseUrl: 'https://registry.example.org/qa' },
    ],
    [
      'fills a named database with nothing',
      { DATABASE_URL: 'postgres://db/registry' },
      { databaseUrl: 'postgres://db/registry', demo: false },
    ],
    [
      'fills a named database when asked to',
      { DATABASE_URL: 'postgres://db/registry', DEMO: 'Yes' },
      { databaseUrl: 'postgres://db/registry', demo: true },
    ],
    ['leaves the embedded store empty when asked to', { DEMO: '0' }, { demo: false }],
    [
      'splits the addresses that files may be fetched from',
      { FILE_FETCH_ALLOW: '127.0.0.1:9000, [::1]:80' },
      { fileFetchAllow: ['127.0.0.1:9000', '[::1]:80'] },
    ],
    [
      'splits the trusted proxies',
      { TRUSTED_PROXIES: '10.0.0.0/8, ::1,loopback' },
      { trustedProxies: ['10.0.0.0/8', '::1', 'loopback'] },
    ],
    [
      'takes the days on which a version ends',
      { V1_DEPRECATED_ON: '2027-01-01', V1_SUNSET_ON: '2028-01-31' },
      { v1DeprecatedOn: '2027-01-01', v1SunsetOn: '2028-01-31' },
    ],
    ['reads choices in any case', { LOG_LEVEL: 'DEBUG' }, { logLevel: 'debug' }],
  ])('%s', (_sentence, environment, differences) => {
    expect(readConfig(environment)).toEqual({ ...DEFAULTS, ...differences });
  });

  it.each<[Environment, string]>([
    [{ PORT: 'http' }, 'PORT is "http"; give a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; give a whole number from 0 to 65535.'],
    [{ PORT: '0' }, 'PUBLIC_BASE_URL is not set; with PORT=0 the address cannot be known beforehand.'],
    [{ RATE_LIMIT_PER_MINUTE: '0' }, 'RATE_LIMIT_PER_MINUTE is "0"; give a whole number of at least 1.'],
    [{ QUOTA_PER_DAY: '1e5' }, 'QUOTA_PER_DAY is "1e5"; give a whole number of at least 1.'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_BASE_URL is not set; in production give the address that visitors use.'],
    [
      { PUBLIC_BASE_URL: 'registry.example.org' },
      'PUBLIC_BASE_URL is not an address like https://registry.example.org.',
    ],
    [{ PUBLIC_BASE_URL: 'https://x.org/?a=1' }, 'PUBLIC_BASE_URL is not an address like https://registry.example.org.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL is not an address that starts with postgres:// or postgresql://.'],
    [
      { OPENSEARCH_URL: 'http://one:9200,two:9200' },
      'OPENSEARCH_URL is not an address that starts with http:// or https://.',
    ],
    [{ OPENSEARCH_URL: 'search' }, 'OPENSEARCH_URL is not an address that starts with http:// or https://.'],
    [
      { DATABASE_READ_URL: 'postgres://replica/registry' },
      'DATABASE_READ_URL is set without DATABASE_URL; a replica needs a primary.',
    ],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is not set; SMTP_URL needs the address that mails are sent from.'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody"; give a mail address such as registry@example.org.'],
    [{ DEMO: 'maybe' }, 'DEMO is "maybe"; give 1 or 0.'],
    [{ V1_SUNSET_ON: '2028-02-30' }, 'V1_SUNSET_ON is "2028-02-30"; give a day such as 2028-01-31.'],
    [{ REGISTRATION_POLICY: 'open' }, 'REGISTRATION_POLICY is "open"; give one of: instant, approval.'],
    [
      { FILE_FETCH_ALLOW: 'localhost:9000' },
      'FILE_FETCH_ALLOW names "localhost:9000"; give addresses with their port, such as 127.0.0.1:9000.',
    ],
    [
      { SITE_REGISTRY_URL: 'https://other.example' },
      'SITE_REGISTRY_TOKEN is not set; SITE_REGISTRY_URL needs a token to read with.',
    ],
    [{ METRICS_SECRET: 'short' }, 'METRICS_SECRET is too short; give at least 16 characters.'],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES names "10.0.0.0/33"; give addresses or ranges such as 10.0.0.0/8, or loopback.',
    ],
  ])('refuses %o', (environment, sentence) => {
    expect(problemsOf(environment)).toEqual([sentence]);
  });

  it('names every bad setting at once', () => {
    expect(problemsOf({ PORT: '-1', LOG_LEVEL: 'loud', DEMO: 'maybe' })).toHaveLength(3);
  });

  it('keeps a password in a bad address to itself', () => {
    expect(problemsOf({ REDIS_URL: 'http://user:hunter2@cache' }).join()).not.toContain('hunter2');
  });
});

function problemsOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
