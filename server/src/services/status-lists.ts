import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { createDocumentLoader } from '../credentials/contexts.ts';
import { didWeb } from '../credentials/did.ts';
import { type StatusPlace, statusListUrl } from '../credentials/document.ts';
import { isTrusted } from '../credentials/signing-key.ts';
import { createBits, setBit, signStatusList } from '../credentials/status-list.ts';
import type { Clock } from '../domain/clock.ts';
import { addSeconds } from '../domain/instant.ts';
import type { Database } from '../store/database.ts';
import {
  type ListHead,
  putStatusList,
  readListHeads,
  readStatusLists,
  readUsedIndices,
  reserveListNumber,
  type StatusList,
} from '../store/status-list-store.ts';
import type { Tables } from '../store/tables.ts';
import type { CredentialSigners } from './credential-signers.ts';
import { createStatusPlaces, type StatusPlaces } from './status-places.ts';

const DAY_SECONDS = 86_400;
/** Signed anew every day; a copy that somebody keeps for offline use proves something for a week. */
const VALID_SECONDS = 7 * DAY_SECONDS;

export interface StatusLists {
  /** A place for a document of this issuer that nobody had before. */
  place(issuer: string): Promise<StatusPlace>;
  /** Sets the bits of the places and signs their lists, in the transaction that ends the documents. */
  revoke(transaction: Kysely<Tables>, places: readonly StatusPlace[]): Promise<void>;
  /** Signs anew what is a day old or was signed with a key that no longer counts. Resolves to how many. */
  renew(): Promise<number>;
  /** Reads again which places are free: after a failure, what was drawn may not have been stored. */
  forget(): void;
}

interface ListsStart {
  readonly database: Database;
  readonly signers: CredentialSigners;
  readonly clock: Clock;
  readonly baseUrl: string;
}

interface OpenList {
  readonly number: number;
  readonly places: StatusPlaces;
}

export function createStatusLists({ database, signers, clock, baseUrl }: ListsStart): StatusLists {
  const documentLoader = createDocumentLoader(baseUrl);
  const did = didWeb(baseUrl);
  const open = new Map<string, OpenList>();

  return { place, revoke, renew, forget: () => open.clear() };

  async function place(issuer: string): Promise<StatusPlace> {
    const list = open.get(issuer) ?? (await newestList(issuer));
    const index = list?.places.take();
    if (list === undefined || index === undefined) {
      open.set(issuer, await beginList(issuer));
      return place(issuer);
    }
    open.set(issuer, list);
    return { list: list.number, index };
  }

  async function newestList(issuer: string): Promise<OpenList | undefined> {
    const lists = await readListHeads(database.primary);
    const newest = lists.findLast((list) => list.issuer === issuer);
    if (newest === undefined) return undefined;
    const used = await readUsedIndices(database.primary, newest.number);
    return { number: newest.number, places: createStatusPlaces(used) };
  }

  /** Served before any document names it. */
  async function beginList(issuer: string): Promise<OpenList> {
    const number = await database.transaction(async (transaction) => {
      const reserved = await reserveListNumber(transaction);
      await putStatusList(transaction, await sign({ number: reserved, issuer, bits: Buffer.from(createBits()) }));
      return reserved;
    });
    return { number, places: createStatusPlaces([]) };
  }

  async function revoke(transaction: Kysely<Tables>, places: readonly StatusPlace[]): Promise<void> {
    if (places.length === 0) return;
    const numbers = new Set(places.map(({ list }) => list));
    for (const list of await readStatusLists(transaction, [...numbers])) {
      for (const { index } of places.filter((revoked) => revoked.list === list.number)) setBit(list.bits, index);
      await putStatusList(transaction, isOurs(list) ? await sign(list) : list);
    }
  }

  async function renew(): Promise<number> {
    const { keys } = await signers.open();
    const trusted = new Set(keys.filter(isTrusted).map(({ kid }) => kid));
    const yesterday = addSeconds(clock.now(), -DAY_SECONDS);
    const isDue = ({ signedAt, keyId }: ListHead) => signedAt <= yesterday || !trusted.has(keyId);
    const due = (await readListHeads(database.primary)).filter((list) => isOurs(list) && isDue(list));
    for (const { number } of due) {
      // Read again inside: a revocation may have come between.
      await database.transaction(async (transaction) => {
        const [list] = await readStatusLists(transaction, [number]);
        if (list) await putStatusList(transaction, await sign(list));
      });
    }
    return due.length;
  }

  /** A list from before the registry moved to another address names keys that are no longer found there. */
  function isOurs({ issuer }: Pick<StatusList, 'issuer'>): boolean {
    return issuer === did || issuer.startsWith(`${did}:agencies:`);
  }

  async function sign({ number, issuer, bits }: Pick<StatusList, 'number' | 'issuer' | 'bits'>): Promise<StatusList> {
    const signer = await (await signers.open()).signer('EdDSA', issuer);
    const signedAt = clock.now();
    const credential = await signStatusList(
      {
        url: statusListUrl(baseUrl, number),
        bits,
        validFrom: signedAt,
        validUntil: addSeconds(signedAt, VALID_SECONDS),
        documentLoader,
      },
      signer,
    );
    const signed = JSON.stringify(credential);
    const sha256 = createHash('sha256').update(signed).digest('hex');
    return { number, issuer, bits, signed, sha256, keyId: signer.kid, signedAt };
  }
}
