import { isIP } from 'node:net';
import { type Day, isDay } from './domain/day.ts';
import { isAddressWithPort } from './files/address-guard.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type Config = ReturnType<typeof readConfig>;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export const REGISTRATION_POLICIES = ['instant', 'approval'] as const;
const CREDENTIAL_PROFILES = ['plain', 'eu'] as const;

/** Says everything that is wrong with the settings at once, so that a start is not tried once per mistake. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Reads the settings from the environment. An empty variable counts as not set. */
export function readConfig(environment: Environment = process.env) {
  const problems: string[] = [];
  const isProduction = text('NODE_ENV') === 'production';
  const port = integer('PORT', { fallback: 8080, min: 0, max: 65_535 });
  const host = text('HOST') ?? '127.0.0.1';
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const smtpUrl = address('SMTP_URL', ['smtp:', 'smtps:']);

  const config = {
    isProduction,
    port,
    host,
    publicBaseUrl: baseUrl(),
    trustedProxies: proxies(),
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl,
    databaseReadUrl: readUrl(),
    opensearchUrls: addresses('OPENSEARCH_URL', ['http:', 'https:']),
    redisUrl: address('REDIS_URL', ['redis:', 'rediss:']),
    // A database somebody names is never filled with fiction unless that is asked for.
    demo: flag('DEMO') ?? databaseUrl === undefined,
    demoPublic: flag('DEMO_PUBLIC') ?? false,
    smtpUrl,
    mailFrom: mailFrom(),
    registrationPolicy: choice('REGISTRATION_POLICY', REGISTRATION_POLICIES, 'instant'),
    rateLimitPerMinute: integer('RATE_LIMIT_PER_MINUTE', { fallback: 600, min: 1 }),
    quotaPerDay: integer('QUOTA_PER_DAY', { fallback: 100_000, min: 1 }),
    /** For those who send no token, by address. */
    addressLimitPerMinute: integer('ADDRESS_LIMIT_PER_MINUTE', { fallback: 300, min: 1 }),
    /** From when on v1 of the API is deprecated, and from when on it may be gone. */
    v1DeprecatedOn: day('V1_DEPRECATED_ON'),
    v1SunsetOn: day('V1_SUNSET_ON'),
    termsVersion: text('TERMS_VERSION') ?? '1',
    /** Addresses that report files may be fetched from although they are not public. */
    fileFetchAllow: fileFetchAllow(),
    /** Where the pages read, when it is not this very server. */
    siteRegistry: siteRegistry(),
    metricsSecret: secret('METRICS_SECRET'),
    /** Protects the private keys that sign credentials, and where these are kept. */
    credentialKeySecret: secret('CREDENTIAL_KEY_SECRET'),
    credentialKeysDir: text('CREDENTIAL_KEYS_DIR'),
    credentialProfile: choice('CREDENTIAL_PROFILE', CREDENTIAL_PROFILES, 'plain'),
    agencyIssuedCredentials: flag('AGENCY_ISSUED_CREDENTIALS') ?? false,
    logLevel: choice('LOG_LEVEL', LOG_LEVELS, 'info'),
  } as const;

  if (problems.length > 0) throw new ConfigError(problems);
  return config;

  function text(name: string): string | undefined {
    return environment[name]?.trim() || undefined;
  }

  function integer(name: string, { fallback, min, max = Number.MAX_SAFE_INTEGER }: IntegerRule): number {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = Number(given);
    if (/^\d+$/.test(given) && value >= min && value <= max) return value;
    const upTo = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    problems.push(`${name} is "${given}"; give a whole number ${upTo}.`);
    return fallback;
  }

  function flag(name: string): boolean | undefined {
    const given = text(name);
    if (given === undefined) return undefined;
    if (/^(1|true|yes)$/i.test(given)) return true;
    if (!/^(0|false|no)$/i.test(given)) problems.push(`${name} is "${given}"; give 1 or 0.`);
    return false;
  }

  function choice<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const given = text(name);
    if (given === undefined) return fallback;
    const chosen = values.find((value) => value === given.toLowerCase());
    if (chosen === undefined) problems.push(`${name} is "${given}"; give one of: ${values.join(', ')}.`);
    return chosen ?? fallback;
  }

  function address(name: string, protocols: readonly string[]): string | undefined {
    const given = text(name);
    return given === undefined ? undefined : checked([given], name, protocols)?.[0];
  }

  /** Several with commas between them. */
  function addresses(name: string, protocols: readonly string[]): readonly string[] | undefined {
    const given = text(name)?.split(',');
    return (
      given &&
      checked(
        given.map((one) => one.trim()),
        name,
        protocols,
      )
    );
  }

  // An address may carry a password, so a bad one is never repeated in the sentence.
  function checked(given: readonly string[], name: string, protocols: readonly string[]) {
    if (given.every((one) => URL.canParse(one) && protocols.includes(new URL(one).protocol))) return given;
    problems.push(`${name} is not an address that starts with ${protocols.map((known) => `${known}//`).join(' or ')}.`);
    return undefined;
  }

  function readUrl(): string | undefined {
    const given = address('DATABASE_READ_URL', ['postgres:', 'postgresql:']);
    if (given !== undefined && text('DATABASE_URL') === undefined) {
      problems.push('DATABASE_READ_URL is set without DATABASE_URL; a replica needs a primary.');
    }
    return given;
  }

  function baseUrl(): string {
    const given = text('PUBLIC_BASE_URL');
    if (given === undefined) return defaultBaseUrl();
    const url = URL.canParse(given) ? new URL(given) : undefined;
    const isPlain = url !== undefined && url.search === '' && url.hash === '' && url.username === '';
    if (isPlain && /^https?:$/.test(url.protocol)) return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
    problems.push('PUBLIC_BASE_URL is not an address like https://registry.example.org.');
    return '';
  }

  function defaultBaseUrl(): string {
    if (isProduction) {
      problems.push('PUBLIC_BASE_URL is not set; in production give the address that visitors use.');
    } else if (port === 0) {
      problems.push('PUBLIC_BASE_URL is not set; with PORT=0 the address cannot be known beforehand.');
    }
    const isUnspecified = host === '0.0.0.0' || host === '::';
    const name = isUnspecified ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host;
    return new URL(`http://${name}:${port}`).origin;
  }

  function proxies(): readonly string[] {
    const entries = (text('TRUSTED_PROXIES') ?? '').split(',').map((entry) => entry.trim());
    const given = entries.filter((entry) => entry !== '');
    for (const entry of given.filter((candidate) => !isAddressRange(candidate))) {
      problems.push(`TRUSTED_PROXIES names "${entry}"; give addresses or ranges such as 10.0.0.0/8, or loopback.`);
    }
    return given;
  }

  function fileFetchAllow(): readonly string[] {
    const entries = (text('FILE_FETCH_ALLOW') ?? '').split(',').map((entry) => entry.trim());
    const given = entries.filter((entry) => entry !== '');
    const bad = given.filter((entry) => !isAddressWithPort(entry));
    for (const entry of bad) {
      problems.push(`FILE_FETCH_ALLOW names "${entry}"; give addresses with their port, such as 127.0.0.1:9000.`);
    }
    return given.filter((entry) => !bad.includes(entry));
  }

  function siteRegistry(): { readonly baseUrl: string; readonly token: string } | undefined {
    const url = address('SITE_REGISTRY_URL', ['http:', 'https:']);
    if (url === undefined) return undefined;
    const token = text('SITE_REGISTRY_TOKEN');
    if (token === undefined) {
      problems.push('SITE_REGISTRY_TOKEN is not set; SITE_REGISTRY_URL needs a token to read with.');
    }
    return { baseUrl: url.replace(/\/+$/, ''), token: token ?? '' };
  }

  function mailFrom(): string {
    const given = text('MAIL_FROM');
    if (given === undefined && smtpUrl !== undefined) {
      problems.push('MAIL_FROM is not set; SMTP_URL needs the address that mails are sent from.');
    }
    if (given !== undefined && !/^[^\r\n]*[^\s@]+@[^\s@]+$/.test(given)) {
      problems.push(`MAIL_FROM is "${given}"; give a mail address such as registry@example.org.`);
    }
    return given ?? 'registry@localhost';
  }

  function day(name: string): Day | undefined {
    const given = text(name);
    const isGood: boolean = given === undefined || isDay(given);
    if (isGood) return given;
    problems.push(`${name} is "${given ?? ''}"; give a day such as 2028-01-31.`);
    return undefined;
  }

  function secret(name: string): string | undefined {
    const given = text(name);
    if (given !== undefined && given.length < MIN_SECRET_LENGTH) {
      problems.push(`${name} is too short; give at least ${MIN_SECRET_LENGTH} characters.`);
    }
    return given;
  }
}

const MIN_SECRET_LENGTH = 16;

interface IntegerRule {
  readonly fallback: number;
  readonly min: number;
  readonly max?: number;
}

function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
