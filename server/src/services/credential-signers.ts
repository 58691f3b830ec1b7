import type { KeyObject } from 'node:crypto';
import { createSoftwareSigner, type SignatureAlgorithm, type Signer } from '../credentials/signer.ts';
import { currentKey, type SigningKey } from '../credentials/signing-key.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Database } from '../store/database.ts';
import { readSigningKeys } from '../store/signing-key-store.ts';
import type { KeyFiles } from './key-files.ts';

/** Signs with whichever key is the current one at the moment: a rotation takes effect without a restart. */
export interface CredentialSigners {
  /** The keys as they are now, and who signs with the current one of them in the name of a DID. */
  open(): Promise<OpenedKeys>;
}

export interface OpenedKeys {
  readonly keys: readonly SigningKey[];
  signer(algorithm: SignatureAlgorithm, controller: string): Promise<Signer>;
}

interface SignersStart {
  readonly database: Pick<Database, 'primary'>;
  readonly files: Pick<KeyFiles, 'read'>;
  readonly clock: Pick<Clock, 'now'>;
}

export function createCredentialSigners({ database, files, clock }: SignersStart): CredentialSigners {
  const opened = new Map<string, Promise<KeyObject>>();

  return {
    async open() {
      const keys = await readSigningKeys(database.primary);
      return {
        keys,
        async signer(algorithm, controller) {
          const key = currentKey(keys, algorithm, clock.now());
          if (key === undefined) throw new RegistryError('unavailable', `There is no ${algorithm} key to sign with.`);
          return createSoftwareSigner({ kid: key.kid, controller, privateKey: await privateKey(key.kid) });
        },
      };
    },
  };

  function privateKey(kid: string): Promise<KeyObject> {
    const known = opened.get(kid);
    if (known) return known;
    const reading = files.read(kid);
    opened.set(kid, reading);
    // A file that is put in place later is found the next time.
    reading.catch(() => opened.delete(kid));
    return reading;
  }
}
