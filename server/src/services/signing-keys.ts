import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { SignatureAlgorithm } from '../credentials/signer.ts';
import { currentKey, isTrusted, type SigningKey } from '../credentials/signing-key.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { addSeconds } from '../domain/instant.ts';
import { logCredentialEvents } from '../store/credential-event-store.ts';
import { bumpRevision, requestWalk } from '../store/credential-issuing-store.ts';
import { deleteFormsOf } from '../store/credential-writer.ts';
import type { Database } from '../store/database.ts';
import {
  insertSigningKey,
  markCompromised,
  moveUse,
  readSigningKeys,
  reserveKeyId,
} from '../store/signing-key-store.ts';
import type { KeyFiles } from './key-files.ts';

export const SIGNATURE_ALGORITHMS: readonly SignatureAlgorithm[] = ['EdDSA', 'ES256'];

export interface KeyChange {
  readonly actor: string;
  readonly reason: string;
}

export interface SigningKeys {
  list(): Promise<readonly SigningKey[]>;
  /** Makes the first key of each kind where there is none. */
  ensure(change: KeyChange): Promise<void>;
  /** Publishes new keys that are used after the overlap; the present ones then retire, and what they signed counts on. */
  rotate(
    algorithms: readonly SignatureAlgorithm[],
    overlapSeconds: number,
    change: KeyChange,
  ): Promise<readonly SigningKey[]>;
  /** Declares that somebody else may have the key. What it signed no longer counts and is signed anew. */
  compromise(kid: string, change: KeyChange): Promise<void>;
}

interface KeysStart {
  readonly database: Database;
  readonly files: KeyFiles;
  readonly clock: Clock;
}

/** The keys: what is public of them in the database, so that every process knows at once, the rest in files. */
export function createSigningKeys({ database, files, clock }: KeysStart): SigningKeys {
  return { list: () => readSigningKeys(database.primary), ensure, rotate, compromise };

  async function ensure(change: KeyChange): Promise<void> {
    const known = await readSigningKeys(database.primary);
    for (const algorithm of SIGNATURE_ALGORITHMS) {
      if (!known.some((key) => key.algorithm === algorithm)) {
        await make(algorithm, 0, change, (keys) => !keys.some((key) => key.algorithm === algorithm));
      }
    }
  }

  async function rotate(algorithms: readonly SignatureAlgorithm[], overlapSeconds: number, change: KeyChange) {
    const made: SigningKey[] = [];
    for (const algorithm of algorithms) {
      const key = await make(algorithm, overlapSeconds, change, () => true);
      if (key) made.push(key);
    }
    return made;
  }

  async function compromise(kid: string, change: KeyChange): Promise<void> {
    const keys = await readSigningKeys(database.primary);
    const key = keys.find((candidate) => candidate.kid === kid);
    if (key === undefined) throw new RegistryError('not_found', `There is no key "${kid}".`);
    if (!isTrusted(key)) throw new RegistryError('conflict', `The key ${kid} is marked as compromised already.`);
    const others = keys.filter((other) => other.algorithm === key.algorithm && other.kid !== kid && isTrusted(other));
    // Made before the old one goes: at no moment is there nothing to sign with.
    if (others.length === 0) await make(key.algorithm, 0, change, () => true);
    const now = clock.now();
    await database.transaction(async (transaction) => {
      const next = others.filter(({ useFrom }) => useFrom > now)[0];
      if (next && !currentKey(others, key.algorithm, now)) await moveUse(transaction, next.kid, now);
      await markCompromised(transaction, kid, now);
      await deleteFormsOf(transaction, kid);
      await logCredentialEvents(transaction, [{ ...change, at: now, action: 'key compromised', keyId: kid }]);
      await requestWalk(transaction);
    });
  }

  /** The file comes first: a key that is published but cannot sign would be worse than one that nobody knows. */
  async function make(
    algorithm: SignatureAlgorithm,
    overlapSeconds: number,
    change: KeyChange,
    isNeeded: (keys: readonly SigningKey[]) => boolean,
  ): Promise<SigningKey | undefined> {
    const pair = generatePair(algorithm);
    const publicJwk = pair.publicKey.export({ format: 'jwk' }) as SigningKey['publicJwk'];
    const publishedAt = clock.now();
    const kid = kidOf(algorithm, publicJwk, publishedAt.slice(0, 4));
    await files.write(kid, pair.privateKey);
    return database.transaction(async (transaction) => {
      const id = await reserveKeyId(transaction);
      if (!isNeeded(await readSigningKeys(transaction))) return undefined;
      const useFrom = addSeconds(publishedAt, overlapSeconds);
      const key: SigningKey = { id, kid, algorithm, publicJwk, publishedAt, useFrom, compromisedAt: null };
      await insertSigningKey(transaction, key);
      await logCredentialEvents(transaction, [{ ...change, at: publishedAt, action: 'key made', keyId: kid }]);
      await bumpRevision(transaction);
      return key;
    });
  }
}

function generatePair(algorithm: SignatureAlgorithm): { publicKey: KeyObject; privateKey: KeyObject } {
  return algorithm === 'EdDSA' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

/** The year for people, the beginning of the thumbprint so that no two are alike. */
function kidOf(algorithm: SignatureAlgorithm, jwk: SigningKey['publicJwk'], year: string): string {
  const members = Object.fromEntries(Object.entries(jwk).sort(([one], [other]) => (one < other ? -1 : 1)));
  const thumbprint = createHash('sha256').update(JSON.stringify(members)).digest('hex');
  return `${algorithm === 'EdDSA' ? 'ed25519' : 'p256'}-${year}-${thumbprint.slice(0, 8)}`;
}
