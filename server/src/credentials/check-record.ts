import { isDeepStrictEqual } from 'node:util';
import type { AccreditationDocument } from './document.ts';
import { isObject, type JsonObject, textAt } from './read-credential.ts';
import { vc2Document } from './vc2.ts';
import type { CheckOutcome, RecordedCredential } from './verification.ts';

export interface Presented {
  /** Without its proof. */
  readonly document: JsonObject;
  readonly version: '1.1' | '2.0';
}

const NOT_CURRENT: Readonly<Record<Exclude<RecordedCredential['state'], 'current' | 'ended'>, CheckOutcome>> = {
  unknown: ['fail', 'The registry has no such credential.'],
  withdrawn: ['fail', 'The report was withdrawn.'],
  held: ['unknown', 'The report is under review and not public at the moment.'],
};

/** Whether the registry itself says the same today. Only this sees the order of list items, which is not signed. */
export function checkRecord(
  { document, version }: Presented,
  recorded: RecordedCredential,
  base: string,
): CheckOutcome {
  if (recorded.state === 'ended') {
    return ['fail', `The registry issued it, but has no such credential any more: ${recorded.reason}.`];
  }
  if (recorded.state !== 'current') return NOT_CURRENT[recorded.state];
  if (!isObject(recorded.credential)) return ['unknown', 'The registry could not read its own record.'];
  const { proof: _proof, ...current } = recorded.credential;
  const expected =
    version === '1.1' ? current : vc2Document(current as Partial<AccreditationDocument> as AccreditationDocument, base);
  if (isDeepStrictEqual(document, JSON.parse(JSON.stringify(expected)))) {
    return ['pass', 'The registry says the same.'];
  }
  const newer = textAt(current, 'issuanceDate') ?? '';
  return isOlder(document, newer)
    ? ['fail', `A newer version was issued on ${newer.slice(0, 10)}.`]
    : ['fail', 'The registry says something else, or the same in another order.'];
}

function isOlder(document: JsonObject, newer: string): boolean {
  return Date.parse(textAt(document, 'issuanceDate') ?? '') < Date.parse(newer);
}
