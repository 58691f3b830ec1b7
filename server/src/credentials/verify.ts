import type { Instant } from '../domain/day.ts';
import { checkRecord } from './check-record.ts';
import { schemaProblem, subjectProblem } from './check-schema.ts';
import { checkStatus } from './check-status.ts';
import { structureProblem } from './check-structure.ts';
import { accreditationContexts, vc2Contexts } from './context-urls.ts';
import { createDocumentLoader, type DocumentLoader } from './contexts.ts';
import { checkDataIntegrity } from './data-integrity.ts';
import { agencyIdOfDid, type PublicJwk } from './did.ts';
import { agencyUrl } from './document.ts';
import { findKey } from './find-key.ts';
import { checkProof, type ProofProblem } from './proof.ts';
import { type ReadCredential, readCredential, textAt } from './read-credential.ts';
import { checkVcJwt } from './vc-jwt.ts';
import type { Check, CheckName, CheckOutcome, CheckResult, Verification, VerificationSources } from './verification.ts';

/** Clocks of others may be ahead of ours by this much. */
const CLOCK_SKEW = 300_000;
const NOT_IN_BUNDLE = 'Not checked: only the registry itself knows.';

/**
 * Checks a credential as text: a document of either version, a token, or an object with one of them as
 * `verifiableCredential`. Throws a `RegistryError` only for what cannot be read at all.
 */
export async function verifyCredential(
  text: string,
  sources: VerificationSources,
  now: Instant,
): Promise<Verification> {
  const read = readCredential(text);
  const documentLoader = createDocumentLoader(sources.base);
  const checks: Check[] = [];
  const passes = (check: CheckName, [result, detail]: CheckOutcome) => {
    checks.push({ check, result, detail });
    return result === 'pass';
  };

  // Nothing that an unsigned document says is worth looking at, so the first failure here ends the matter.
  if (!passes('structure', outcome(structureProblem(read), 'It is a credential and nothing in it is ambiguous.'))) {
    return conclusion(checks);
  }
  if (!passes('context', checkContext(read, sources.base))) return conclusion(checks);
  const key = await findKey({ ...claimedKey(read), registryDid: sources.did }, sources.didDocument);
  if ('problem' in key) {
    passes('key', [key.isKnown ? 'fail' : 'unknown', key.problem]);
    return conclusion(checks);
  }
  passes('key', ['pass', 'The issuer may sign with this key.']);
  const signatureProblem = await checkSignature(read, key.publicJwk, documentLoader);
  if (!passes('signature', outcome(signatureProblem, 'The signature fits.'))) return conclusion(checks);

  passes('agency', await checkAgency(read, sources));
  passes('dates', checkDates(read, now));
  passes('status', await checkStatus(read.document, sources, { now, documentLoader }));
  passes('schema', outcome(schemaProblemOf(read), 'It has the form of an accreditation document.'));
  passes('record', await compareWithRecord(read, sources));
  return conclusion(checks);
}

function conclusion(checks: readonly Check[]): Verification {
  const has = (wanted: CheckResult) => checks.some(({ result }) => result === wanted);
  return { result: has('fail') ? 'invalid' : has('unknown') ? 'indeterminate' : 'valid', checks };
}

function outcome(problem: string | undefined, fine: string): CheckOutcome {
  return problem === undefined ? ['pass', fine] : ['fail', problem];
}

function versionOf({ form, proof }: ReadCredential): '1.1' | '2.0' {
  return form === 'document' && proof['type'] === 'JsonWebSignature2020' ? '1.1' : '2.0';
}

function checkContext(read: ReadCredential, base: string): CheckOutcome {
  const expected = versionOf(read) === '1.1' ? accreditationContexts(base) : vc2Contexts(base);
  return JSON.stringify(read.document['@context']) === JSON.stringify(expected)
    ? ['pass', 'Its words mean what the registry means by them.']
    : ['fail', `The contexts must be exactly ${expected.join(', ')}.`];
}

function claimedKey({ form, document, proof }: ReadCredential) {
  const methodId = textAt(proof, form === 'token' ? 'kid' : 'verificationMethod') ?? '';
  return { issuer: textAt(document, 'issuer') ?? '', methodId };
}

function checkSignature(
  read: ReadCredential,
  publicJwk: PublicJwk,
  documentLoader: DocumentLoader,
): Promise<ProofProblem> {
  const { document, proof, token } = read;
  if (token !== undefined) return checkVcJwt(token, publicJwk);
  const check = versionOf(read) === '1.1' ? checkProof : checkDataIntegrity;
  return check({ ...document, proof }, publicJwk, documentLoader);
}

async function checkAgency({ document }: ReadCredential, sources: VerificationSources): Promise<CheckOutcome> {
  const url = textAt(document, 'evidence', 'agency', 'id') ?? '';
  const agencyId = Number(url.slice(url.lastIndexOf('/') + 1));
  if (!Number.isSafeInteger(agencyId) || url !== agencyUrl(sources.base, agencyId)) {
    return ['fail', 'It does not name the agency that carried the procedure out.'];
  }
  const issuingAgencyId = agencyIdOfDid(sources.did, textAt(document, 'issuer') ?? '');
  if (issuingAgencyId !== undefined && issuingAgencyId !== agencyId) {
    return ['fail', `Agency ${issuingAgencyId} issued it, but agency ${agencyId} carried the procedure out.`];
  }
  if (sources.isAgencyRegistered === undefined) return ['skipped', NOT_IN_BUNDLE];
  const day = (textAt(document, 'validFrom') ?? '').slice(0, 10);
  const isRegistered = await sources.isAgencyRegistered(agencyId, day);
  if (isRegistered === undefined) return ['unknown', `Whether agency ${agencyId} was registered is not known.`];
  return isRegistered
    ? ['pass', `Agency ${agencyId} was registered on ${day}.`]
    : ['fail', `Agency ${agencyId} was not registered on ${day}.`];
}

function checkDates(read: ReadCredential, now: Instant): CheckOutcome {
  const { document, proof } = read;
  const issued = textAt(document, 'issuanceDate') ?? textAt(proof, 'created');
  const from = textAt(document, 'validFrom');
  const until = textAt(document, versionOf(read) === '1.1' ? 'expirationDate' : 'validUntil');
  const today = Date.parse(now);
  if ([issued, from, until].some((date) => date !== undefined && Number.isNaN(Date.parse(date)))) {
    return ['fail', 'One of its dates is no date.'];
  }
  if (issued !== undefined && Date.parse(issued) > today + CLOCK_SKEW)
    return ['fail', `It says it was issued ${issued}.`];
  if (from !== undefined && Date.parse(from) > today) return ['fail', `It is valid only from ${from.slice(0, 10)} on.`];
  if (until !== undefined && Date.parse(until) < today) return ['fail', `It expired on ${until.slice(0, 10)}.`];
  return ['pass', until === undefined ? 'It has no end.' : `It is valid until ${until.slice(0, 10)}.`];
}

function schemaProblemOf(read: ReadCredential): string | undefined {
  const { document, proof } = read;
  return versionOf(read) === '1.1'
    ? schemaProblem({ ...document, proof })
    : subjectProblem(document['credentialSubject']);
}

async function compareWithRecord(read: ReadCredential, sources: VerificationSources): Promise<CheckOutcome> {
  if (sources.recordedCredential === undefined) {
    return ['skipped', `${NOT_IN_BUNDLE} The order of items in lists is not signed.`];
  }
  const recorded = await sources.recordedCredential(read.document);
  return checkRecord({ document: read.document, version: versionOf(read) }, recorded, sources.base);
}
