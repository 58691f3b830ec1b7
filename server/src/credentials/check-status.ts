import type { Instant } from '../domain/day.ts';
import { CREDENTIALS_V2 } from './context-urls.ts';
import type { DocumentLoader } from './contexts.ts';
import { checkDataIntegrity } from './data-integrity.ts';
import { statusListUrl } from './document.ts';
import { findKey } from './find-key.ts';
import { isObject, type JsonObject, textAt } from './read-credential.ts';
import { decodeList, isBitSet, STATUS_LIST_LENGTH } from './status-list.ts';
import type { CheckOutcome, VerificationSources } from './verification.ts';

interface Entry {
  readonly index: number;
  readonly url: string;
}

/** Whether the credential was revoked. A list that cannot be had or trusted says nothing, least of all "not revoked". */
export async function checkStatus(
  document: JsonObject,
  sources: Pick<VerificationSources, 'base' | 'did' | 'didDocument' | 'statusList' | 'reasonOfEnd'>,
  { now, documentLoader }: { readonly now: Instant; readonly documentLoader: DocumentLoader },
): Promise<CheckOutcome> {
  const status = document['credentialStatus'];
  if (status === undefined) return ['unknown', 'The credential names no status list.'];
  const entry = readEntry(status, sources.base);
  if (entry === undefined) return ['fail', 'The entry does not point into a status list of this registry.'];
  const list = await sources.statusList(entry.url);
  if (list === undefined) return ['unknown', 'The status list could not be had; whether it was revoked is not known.'];
  const issuer = String(document['issuer']);
  const problem = isObject(list)
    ? ((await listProblem(list, { url: entry.url, issuer, sources, documentLoader })) ?? ageProblem(list, now))
    : 'it is no credential.';
  if (problem !== undefined) return ['unknown', `The status list cannot be trusted: ${problem}`];
  const bits = decodeList(textAt(list, 'credentialSubject', 'encodedList') ?? '');
  if (bits === undefined) return ['unknown', `The status list is not one of ${STATUS_LIST_LENGTH} entries.`];
  if (!isBitSet(bits, entry.index))
    return ['pass', `It was not revoked, says the list signed ${textAt(list, 'validFrom')}.`];
  const reason = await sources.reasonOfEnd?.(document);
  return [
    'fail',
    reason === undefined ? 'It was revoked; the registry itself says why.' : `It was revoked: ${reason}.`,
  ];
}

function readEntry(status: unknown, base: string): Entry | undefined {
  const index = textAt(status, 'statusListIndex') ?? '';
  const url = textAt(status, 'statusListCredential') ?? '';
  const list = Number(url.slice(statusListUrl(base, 0).length - 1));
  const isOurs =
    textAt(status, 'type') === 'BitstringStatusListEntry' &&
    textAt(status, 'statusPurpose') === 'revocation' &&
    Number.isSafeInteger(list) &&
    url === statusListUrl(base, list) &&
    textAt(status, 'id') === `${url}#${index}` &&
    /^(?:0|[1-9]\d{0,5})$/.test(index) &&
    Number(index) < STATUS_LIST_LENGTH;
  return isOurs ? { index: Number(index), url } : undefined;
}

async function listProblem(
  list: JsonObject,
  {
    url,
    issuer,
    sources,
    documentLoader,
  }: {
    readonly url: string;
    readonly issuer: string;
    readonly sources: Pick<VerificationSources, 'did' | 'didDocument'>;
    readonly documentLoader: DocumentLoader;
  },
): Promise<string | undefined> {
  const { proof, type } = list;
  if (JSON.stringify(list['@context']) !== JSON.stringify([CREDENTIALS_V2])) return 'it has other contexts.';
  if (list['id'] !== url) return 'it is another list.';
  if (list['issuer'] !== issuer) return 'it has another issuer than the credential.';
  if (!Array.isArray(type) || !type.includes('BitstringStatusListCredential')) return 'it is no status list.';
  if (textAt(list, 'credentialSubject', 'statusPurpose') !== 'revocation') return 'it is not about revocation.';
  if (!isObject(proof)) return 'it is not signed.';
  const methodId = textAt(proof, 'verificationMethod') ?? '';
  const key = await findKey({ issuer, methodId, registryDid: sources.did }, sources.didDocument);
  return 'problem' in key ? key.problem : checkDataIntegrity({ ...list, proof }, key.publicJwk, documentLoader);
}

function ageProblem(list: JsonObject, now: Instant): string | undefined {
  const validUntil = Date.parse(textAt(list, 'validUntil') ?? '');
  return validUntil >= Date.parse(now) ? undefined : `it is too old, valid until ${textAt(list, 'validUntil')}.`;
}
