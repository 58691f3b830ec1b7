import { gunzipSync, gzipSync } from 'node:zlib';
import type { Instant } from '../domain/day.ts';
import { decodeBase64url } from './base64url.ts';
import { CREDENTIALS_V2 } from './context-urls.ts';
import type { DocumentLoader } from './contexts.ts';
import { type DataIntegrityProof, signWithDataIntegrity } from './data-integrity.ts';
import type { Signer } from './signer.ts';

/** Entries of one list; the standard asks for so many that an index tells nobody which credential is meant. */
export const STATUS_LIST_LENGTH = 131_072;
const STATUS_LIST_BYTES = STATUS_LIST_LENGTH / 8;
// How long a reader may keep a list, in milliseconds.
const TIME_TO_LIVE = 300_000;
// Sixteen kilobytes of noise, compressed and written in base64url, are shorter than this.
const MAX_ENCODED_LENGTH = 2 * STATUS_LIST_BYTES;

export interface StatusListDocument {
  readonly '@context': readonly string[];
  readonly id: string;
  readonly type: readonly ['VerifiableCredential', 'BitstringStatusListCredential'];
  readonly issuer: string;
  readonly validFrom: Instant;
  readonly validUntil: Instant;
  readonly credentialSubject: {
    readonly id: string;
    readonly type: 'BitstringStatusList';
    readonly statusPurpose: 'revocation';
    readonly encodedList: string;
    readonly ttl: number;
  };
}

export type StatusListCredential = StatusListDocument & { readonly proof: DataIntegrityProof };

export function createBits(): Uint8Array {
  return new Uint8Array(STATUS_LIST_BYTES);
}

/** The first entry is the highest bit of the first byte. */
export function isBitSet(bits: Uint8Array, index: number): boolean {
  return ((byteAt(bits, index) >> (7 - (index % 8))) & 1) === 1;
}

/** Changes the bits in place. */
export function setBit(bits: Uint8Array, index: number): void {
  bits[index >> 3] = byteAt(bits, index) | (0x80 >> (index % 8));
}

export function encodeList(bits: Uint8Array): string {
  return `u${gzipSync(bits).toString('base64url')}`;
}

/** The bits of a list of our length, `undefined` for anything else; never unpacks more than such a list. */
export function decodeList(encoded: string): Uint8Array | undefined {
  if (!encoded.startsWith('u') || encoded.length > MAX_ENCODED_LENGTH) return undefined;
  const compressed = decodeBase64url(encoded.slice(1));
  if (compressed === undefined) return undefined;
  try {
    const bits = gunzipSync(compressed, { maxOutputLength: STATUS_LIST_BYTES });
    return bits.length === STATUS_LIST_BYTES ? bits : undefined;
  } catch {
    return undefined;
  }
}

export interface StatusListOptions {
  /** The address at which the list is served. */
  readonly url: string;
  readonly bits: Uint8Array;
  readonly validFrom: Instant;
  /** After this moment an old copy of the list proves nothing. */
  readonly validUntil: Instant;
  readonly documentLoader: DocumentLoader;
}

/** A signed list. It must have the issuer of the credentials it is about: the DID that controls the signer's key. */
export function signStatusList(
  { url, bits, validFrom, validUntil, documentLoader }: StatusListOptions,
  signer: Signer,
): Promise<StatusListCredential> {
  const document: StatusListDocument = {
    '@context': [CREDENTIALS_V2],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: signer.controller,
    validFrom,
    validUntil,
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeList(bits),
      ttl: TIME_TO_LIVE,
    },
  };
  return signWithDataIntegrity(document, signer, { created: validFrom, documentLoader });
}

function byteAt(bits: Uint8Array, index: number): number {
  const byte = Number.isInteger(index) && index >= 0 ? bits[index >> 3] : undefined;
  if (byte === undefined) throw new RangeError(`A status list has no entry ${index}`);
  return byte;
}
