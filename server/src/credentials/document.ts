import { createHash } from 'node:crypto';
import type { Instant } from '../domain/day.ts';
import type { ActivityType, Decision } from '../domain/vocabularies.ts';
import { cleanText, isOrderAmbiguous } from './clean-text.ts';
import { accreditationContexts } from './context-urls.ts';
import type { CredentialFacts, ProgrammeFacts } from './facts.ts';

const CREDENTIAL_TYPES = ['VerifiableCredential', 'VerifiableAttestation', 'VerifiableAccreditation'] as const;

/** The accreditation document before it is signed. The members always stand in this order. */
export interface AccreditationDocument {
  readonly '@context': readonly string[];
  readonly id: string;
  readonly type: readonly string[];
  readonly issuer: string;
  readonly issuanceDate: Instant;
  readonly validFrom: Instant;
  readonly expirationDate: Instant;
  readonly credentialSubject: {
    readonly id: string;
    readonly authorizationClaims: AuthorizationClaims;
  };
  readonly evidence: Evidence;
  readonly credentialStatus: CredentialStatus;
  readonly credentialSchema: { readonly id: string; readonly type: 'JsonSchemaValidator2018' };
}

export interface AuthorizationClaims {
  readonly accreditationType: string;
  readonly accreditationStatus: string;
  readonly decision: Decision | null;
  readonly report: readonly string[];
  readonly limitField?: string;
  readonly limitQFLevel?: readonly string[];
  readonly limitQualification?: readonly LimitQualification[];
  readonly reviewDate: string;
}

export interface LimitQualification {
  readonly id: string;
  readonly title?: string;
  readonly alternativeLabel?: string | readonly string[];
  readonly EQFLevel: string;
  readonly NQFLevel?: string;
}

/** Who carried the procedure out and what it left behind: a document that the registry issues still names the agency. */
export interface Evidence {
  readonly id: string;
  readonly type: 'ExternalQualityAssurance';
  readonly agency: { readonly id: string; readonly agencyName?: string; readonly agencyAcronym?: string };
  readonly activity: readonly { readonly id: string; readonly activityName?: string }[];
  readonly reportFile?: readonly { readonly id: string; readonly sha256: string }[];
  /** The institutions of a report that covers several. */
  readonly coveredInstitution?: readonly string[];
}

export interface CredentialStatus {
  readonly id: string;
  readonly type: 'BitstringStatusListEntry';
  readonly statusPurpose: 'revocation';
  readonly statusListIndex: string;
  readonly statusListCredential: string;
}

/** The place of a credential in the status lists. */
export interface StatusPlace {
  readonly list: number;
  readonly index: number;
}

/** `eu` names the type of accreditation by the vocabulary of the European Union instead of our words. */
export type DocumentProfile = 'plain' | 'eu';

export interface ContentOptions {
  /** The public address of the registry, without a slash at the end. */
  readonly base: string;
  /** The DID of the registry, or that of the agency. */
  readonly issuer: string;
  readonly profile?: DocumentProfile;
}

export interface DocumentOptions extends ContentOptions {
  readonly issuanceDate: Instant;
  readonly status: StatusPlace;
}

const EU_INSTITUTIONAL = 'http://data.europa.eu/snb/accreditation/003293d2ce';
const EU_PROGRAMME = 'http://data.europa.eu/snb/accreditation/e57dddfcf3';
export const EU_ACCREDITATION_TYPES: Readonly<Record<ActivityType, string>> = {
  institutional: EU_INSTITUTIONAL,
  'institutional/programme': EU_INSTITUTIONAL,
  programme: EU_PROGRAMME,
  'joint programme': EU_PROGRAMME,
};

export function accreditationDocument(facts: CredentialFacts, options: DocumentOptions): AccreditationDocument {
  const { base, issuer, issuanceDate, status } = options;
  return {
    '@context': accreditationContexts(base),
    id: credentialId(facts, base),
    type: CREDENTIAL_TYPES,
    issuer,
    issuanceDate,
    validFrom: `${facts.validFrom}T00:00:00Z`,
    expirationDate: `${facts.validToCalculated}T23:59:59Z`,
    credentialSubject: {
      id: facts.subjectDid ?? `${base}/institution/${facts.registryId}`,
      authorizationClaims: authorizationClaims(facts, options),
    },
    evidence: evidence(facts, base),
    credentialStatus: credentialStatus(status, base),
    credentialSchema: { id: schemaUrl(base), type: 'JsonSchemaValidator2018' },
  };
}

/** SHA-256 over everything that is signed but the time and the place in the status list: equal means nothing to issue. */
export function contentHash(facts: CredentialFacts, options: ContentOptions): string {
  const document = accreditationDocument(facts, {
    ...options,
    issuanceDate: '1970-01-01T00:00:00Z',
    status: { list: 0, index: 0 },
  });
  return createHash('sha256').update(JSON.stringify(document)).digest('hex');
}

/** The address of a report; of one with several institutions, the part about one of them. */
function credentialId(
  { reportId, registryId, coveredRegistryIds }: Pick<CredentialFacts, 'reportId' | 'registryId' | 'coveredRegistryIds'>,
  base: string,
): string {
  const report = `${base}/report/${reportId}`;
  return coveredRegistryIds.length > 1 ? `${report}#institution=${registryId}` : report;
}

export function schemaUrl(base: string): string {
  return `${base}/schemas/verifiable-accreditation/v1.json`;
}

export function statusListUrl(base: string, list: number): string {
  return `${base}/status/revocation/${list}`;
}

function authorizationClaims(facts: CredentialFacts, { base, profile = 'plain' }: ContentOptions): AuthorizationClaims {
  const limitField = cleanText(facts.limitField ?? '');
  const { limitQfLevels, programmes } = facts;
  return {
    accreditationType: profile === 'eu' ? EU_ACCREDITATION_TYPES[facts.activityType] : facts.activityType,
    accreditationStatus: facts.status,
    decision: facts.decision,
    report: reportUrls(facts, base),
    ...(limitField !== '' && { limitField }),
    ...(limitQfLevels.length > 0 && { limitQFLevel: [...new Set(limitQfLevels)] }),
    ...(programmes.length > 0 && { limitQualification: programmes.map((one) => limitQualification(one, base)) }),
    reviewDate: facts.validToCalculated,
  };
}

/** Files before links; the page of the report, which always exists, when there is neither. */
function reportUrls({ reportId, files, links }: CredentialFacts, base: string): string[] {
  const own = files.map((file) => fileUrl(base, reportId, file));
  const secure = links.flatMap(secureUrl);
  const urls = [...new Set([...own, ...secure])];
  return urls.length > 0 ? urls : [`${base}/report/${reportId}`];
}

function fileUrl(base: string, reportId: number, { id, fileName }: CredentialFacts['files'][number]): string {
  return `${base}/files/${reportId}/${id}/${encodeURIComponent(cleanText(fileName))}`;
}

function secureUrl(link: string): string[] {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  return url?.protocol === 'https:' ? [url.href] : [];
}

function limitQualification(programme: ProgrammeFacts, base: string): LimitQualification {
  const title = cleanText(programme.title);
  const labels = [...new Set(programme.alternativeLabels.map(cleanText))].filter((one) => one !== '' && one !== title);
  const nqfLevel = cleanText(programme.nqfLevel);
  return {
    id: `${base}/programme/${programme.id}`,
    ...(title !== '' && { title }),
    ...(labels.length > 0 && { alternativeLabel: isOrderAmbiguous(labels) ? labels.join('; ') : labels }),
    EQFLevel: String(programme.eqfLevel),
    ...(nqfLevel !== '' && { NQFLevel: nqfLevel }),
  };
}

function evidence(facts: CredentialFacts, base: string): Evidence {
  const { reportId, agency, activities, coveredRegistryIds } = facts;
  const agencyName = cleanText(agency.name);
  const agencyAcronym = cleanText(agency.acronym);
  const hashed = facts.files.flatMap((file) =>
    file.sha256 === null ? [] : { id: fileUrl(base, reportId, file), sha256: file.sha256 },
  );
  return {
    id: `${base}/report/${reportId}#evidence`,
    type: 'ExternalQualityAssurance',
    agency: {
      id: agencyUrl(base, agency.id),
      ...(agencyName !== '' && { agencyName }),
      ...(agencyAcronym !== '' && { agencyAcronym }),
    },
    activity: activities.map(({ id, activity }) => {
      const activityName = cleanText(activity);
      return { id: `${base}/activity/${id}`, ...(activityName !== '' && { activityName }) };
    }),
    ...(hashed.length > 0 && { reportFile: hashed }),
    ...(coveredRegistryIds.length > 1 && {
      coveredInstitution: coveredRegistryIds.map((id) => `${base}/institution/${id}`),
    }),
  };
}

export function agencyUrl(base: string, agencyId: number): string {
  return `${base}/agency/${agencyId}`;
}

function credentialStatus({ list, index }: StatusPlace, base: string): CredentialStatus {
  const statusListCredential = statusListUrl(base, list);
  return {
    id: `${statusListCredential}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential,
  };
}
