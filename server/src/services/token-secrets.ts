import { createHmac, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryError } from '../domain/errors.ts';
import { readIfPresent, writeOnce } from './private-file.ts';

export interface TokenSecrets {
  /** The secret that new tokens are derived with. */
  readonly currentVersion: number;
  /** The primary token of an account: the same every time for the same generation and secret. */
  derive(accountId: number, generation: number, version: number): string;
}

interface SecretFile {
  readonly format: 1;
  readonly current: number;
  readonly secrets: Readonly<Record<string, string>>;
}

const SECRET_BYTES = 32;
const TOKEN_LENGTH = 40;

/**
 * Opens the secrets of a data folder, or makes the first one. They stay outside the database, so that neither alone
 * gives a token away. Processes that share a database must share this file.
 */
export async function openTokenSecrets(dataDir: string): Promise<TokenSecrets> {
  const folder = join(dataDir, 'secrets');
  const path = join(folder, 'token-secrets.json');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = (await readIfPresent(path)) ?? (await create(path));
  return toSecrets(parse(text, path));
}

function toSecrets({ current, secrets }: SecretFile): TokenSecrets {
  return {
    currentVersion: current,
    derive(accountId, generation, version) {
      const secret = secrets[String(version)];
      if (secret === undefined) {
        throw new RegistryError('unavailable', `The secret number ${version} of the tokens is missing on this server.`);
      }
      const message = `touchstone primary token, account ${accountId}, generation ${generation}`;
      return createHmac('sha256', Buffer.from(secret, 'hex')).update(message).digest('hex').slice(0, TOKEN_LENGTH);
    },
  };
}

async function create(path: string): Promise<string> {
  const file: SecretFile = { format: 1, current: 1, secrets: { 1: randomBytes(SECRET_BYTES).toString('hex') } };
  await writeOnce(path, `${JSON.stringify(file)}\n`);
  return readFile(path, 'utf8');
}

function parse(text: string, path: string): SecretFile {
  try {
    const file = JSON.parse(text) as SecretFile;
    const secret = file.secrets[String(file.current)];
    if (file.format === 1 && secret !== undefined && /^[0-9a-f]{64,}$/.test(secret)) return file;
  } catch (error) {
    throw new RegistryError('unavailable', `The secrets in ${path} cannot be read.`, { cause: error });
  }
  throw new RegistryError('unavailable', `The secrets in ${path} are not in a form this program knows.`);
}
