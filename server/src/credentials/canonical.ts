import jsonld from 'jsonld';
import { ownContextUrl } from './context-urls.ts';
import type { DocumentLoader } from './contexts.ts';
import type { AccreditationDocument, AuthorizationClaims, Evidence } from './document.ts';

const CREDENTIALS = 'https://www.w3.org/2018/credentials#';
const STATUS = 'https://www.w3.org/ns/credentials/status#';
const SECURITY = 'https://w3id.org/security#';
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XSD = 'http://www.w3.org/2001/XMLSchema#';
const DATE_TIME = `${XSD}dateTime`;
// The claims are the only node without an address, so their canonical name is always the first.
const CLAIMS = '_:c14n0';

/** The members of a proof that are signed with the document. */
export interface ProofOptions {
  readonly type: 'JsonWebSignature2020';
  readonly proofPurpose: 'assertionMethod';
  readonly created: string;
  readonly verificationMethod: string;
}

interface NQuads {
  /** A statement about an address or a blank node whose object is an address. */
  iri(subject: string, predicate: string, object: string): void;
  literal(subject: string, predicate: string, text: string, datatype?: string): void;
  toString(): string;
}

/**
 * The canonical form (RDFC-1.0) of an accreditation document, written directly. `jsonld` gives the same for every JSON-LD
 * document but needs twenty times as long; that both agree on ours is tested, and checked on samples when issuing.
 */
export function canonicalDocument(document: AccreditationDocument): string {
  const base = baseOf(document);
  const own = (name: string) => `${ownContextUrl(base)}#${name}`;
  const quads = createNQuads();
  const id = node(document.id);
  for (const type of document.type) {
    quads.iri(id, `${RDF}type`, node(type === 'VerifiableCredential' ? `${CREDENTIALS}${type}` : own(type)));
  }
  quads.iri(id, `${CREDENTIALS}issuer`, node(document.issuer));
  quads.literal(id, `${CREDENTIALS}issuanceDate`, document.issuanceDate, DATE_TIME);
  quads.literal(id, `${CREDENTIALS}validFrom`, document.validFrom, DATE_TIME);
  quads.literal(id, `${CREDENTIALS}expirationDate`, document.expirationDate, DATE_TIME);
  const subject = node(document.credentialSubject.id);
  quads.iri(id, `${CREDENTIALS}credentialSubject`, subject);
  quads.iri(subject, own('authorizationClaims'), CLAIMS);
  writeClaims(quads, document.credentialSubject.authorizationClaims, own);
  quads.iri(id, `${CREDENTIALS}evidence`, node(document.evidence.id));
  writeEvidence(quads, document.evidence, own);
  writeStatusAndSchema(quads, document);
  return quads.toString();
}

/** The canonical form of what is signed of the proof itself. */
export function canonicalProofOptions({ created, verificationMethod }: ProofOptions): string {
  const quads = createNQuads();
  const proof = '_:c14n0';
  quads.iri(proof, `${RDF}type`, node(`${SECURITY}JsonWebSignature2020`));
  quads.literal(proof, 'http://purl.org/dc/terms/created', created, DATE_TIME);
  quads.iri(proof, `${SECURITY}proofPurpose`, node(`${SECURITY}assertionMethod`));
  quads.iri(proof, `${SECURITY}verificationMethod`, node(verificationMethod));
  return quads.toString();
}

// Enough for any honest document, and little to somebody who wants harm: the work then grows with the size only. There is
// no limit in time, because a busy machine must not make a good signature a bad one.
const MAX_WORK_FACTOR = 1;

/** The canonical form of any JSON-LD document. Throws where a member would be dropped and so go unsigned. */
export function canonizeWithJsonld(document: object, documentLoader: DocumentLoader): Promise<string> {
  return jsonld.canonize(document, {
    documentLoader,
    safe: true,
    base: null,
    format: 'application/n-quads',
    canonizeOptions: { algorithm: 'RDFC-1.0', maxWorkFactor: MAX_WORK_FACTOR },
  });
}

/** Both canonical forms of one document. When they differ, `byJsonld` is the one to sign. */
export async function compareCanonical(document: AccreditationDocument, documentLoader: DocumentLoader) {
  const direct = canonicalDocument(document);
  const byJsonld = await canonizeWithJsonld(document, documentLoader);
  return { isSame: direct === byJsonld, direct, byJsonld };
}

function writeClaims(quads: NQuads, claims: AuthorizationClaims, own: (name: string) => string): void {
  const text = (name: string, value: string | undefined, datatype?: string) => {
    if (value !== undefined) quads.literal(CLAIMS, own(name), value, datatype);
  };
  text('accreditationType', claims.accreditationType);
  text('accreditationStatus', claims.accreditationStatus);
  text('decision', JSON.stringify(claims.decision), `${RDF}JSON`);
  for (const url of claims.report) text('report', url, `${XSD}anyURI`);
  text('limitField', claims.limitField);
  for (const level of claims.limitQFLevel ?? []) text('limitQFLevel', level);
  text('reviewDate', claims.reviewDate);
  for (const { id, alternativeLabel = [], ...texts } of claims.limitQualification ?? []) {
    quads.iri(CLAIMS, own('limitQualification'), node(id));
    for (const [name, value] of Object.entries(texts)) quads.literal(node(id), own(name), value);
    for (const label of [alternativeLabel].flat()) quads.literal(node(id), own('alternativeLabel'), label);
  }
}

function writeEvidence(quads: NQuads, evidence: Evidence, own: (name: string) => string): void {
  const id = node(evidence.id);
  const nested = (name: string, { id: about, ...texts }: { readonly id: string }) => {
    quads.iri(id, own(name), node(about));
    for (const [member, value] of Object.entries<string>(texts)) quads.literal(node(about), own(member), value);
  };
  quads.iri(id, `${RDF}type`, node(own(evidence.type)));
  nested('agency', evidence.agency);
  for (const activity of evidence.activity) nested('activity', activity);
  for (const file of evidence.reportFile ?? []) nested('reportFile', file);
  for (const institution of evidence.coveredInstitution ?? []) {
    quads.iri(id, own('coveredInstitution'), node(institution));
  }
}

function writeStatusAndSchema(quads: NQuads, document: AccreditationDocument): void {
  const { credentialStatus: status, credentialSchema: schema } = document;
  const id = node(document.id);
  quads.iri(id, `${CREDENTIALS}credentialStatus`, node(status.id));
  quads.iri(node(status.id), `${RDF}type`, node(`${STATUS}${status.type}`));
  quads.literal(node(status.id), `${STATUS}statusPurpose`, status.statusPurpose);
  quads.literal(node(status.id), `${STATUS}statusListIndex`, status.statusListIndex);
  quads.iri(node(status.id), `${STATUS}statusListCredential`, node(status.statusListCredential));
  quads.iri(id, `${CREDENTIALS}credentialSchema`, node(schema.id));
  quads.iri(node(schema.id), `${RDF}type`, node(`${CREDENTIALS}${schema.type}`));
}

function createNQuads(): NQuads {
  const lines = new Set<string>();
  return {
    iri: (subject, predicate, object) => lines.add(`${subject} <${predicate}> ${object} .\n`),
    literal: (subject, predicate, text, datatype) => {
      const type = datatype === undefined ? '' : `^^<${datatype}>`;
      lines.add(`${subject} <${predicate}> "${escaped(text)}"${type} .\n`);
    },
    toString: () => [...lines].sort().join(''),
  };
}

function node(iri: string): string {
  return `<${iri}>`;
}

const ESCAPED = /["\\]/g;

// Control characters never stand in a document; these two are all that is left to escape.
function escaped(text: string): string {
  return text.replace(ESCAPED, '\\$&');
}

function baseOf({ credentialSchema }: AccreditationDocument): string {
  return credentialSchema.id.slice(0, credentialSchema.id.indexOf('/schemas/'));
}
