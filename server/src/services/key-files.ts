import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RegistryError } from '../domain/errors.ts';
import { readIfPresent, writeOnce } from './private-file.ts';

/** Where the private keys are kept: one encrypted PKCS#8 file a key, for the server's user alone. */
export interface KeyFiles {
  write(kid: string, key: KeyObject): Promise<void>;
  /** Refused with a sentence when the file is missing or the secret is another one. */
  read(kid: string): Promise<KeyObject>;
}

const CIPHER = 'aes-256-cbc';
const SECRET_FILE = 'credential-key-secret';

export function createKeyFiles(folder: string, secret: string): KeyFiles {
  const pathOf = (kid: string) => join(folder, `credential-key-${kid}.pem`);
  return {
    async write(kid, key) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const pem = key.export({ type: 'pkcs8', format: 'pem', cipher: CIPHER, passphrase: secret });
      await writeOnce(pathOf(kid), String(pem));
    },
    async read(kid) {
      const pem = await readIfPresent(pathOf(kid));
      if (pem === undefined) {
        throw new RegistryError(
          'unavailable',
          `The private key ${kid} is not in ${folder}: copy it from where it was made, or restore it from a backup`,
        );
      }
      try {
        return createPrivateKey({ key: pem, passphrase: secret });
      } catch (error) {
        throw new RegistryError(
          'unavailable',
          `The private key ${kid} cannot be opened: CREDENTIAL_KEY_SECRET is not the one it was made with`,
          { cause: error },
        );
      }
    },
  };
}

/** The secret of a registry whose operator has set none: made once, in a file of its own. */
export async function openKeySecret(folder: string): Promise<string> {
  const path = join(folder, SECRET_FILE);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const known = await readIfPresent(path);
  if (known !== undefined) return known.trim();
  await writeOnce(path, `${randomBytes(32).toString('hex')}\n`);
  return (await readFile(path, 'utf8')).trim();
}
