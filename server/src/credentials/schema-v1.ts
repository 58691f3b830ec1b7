import { ACTIVITY_TYPES, DECISIONS, REPORT_STATUSES } from '../domain/vocabularies.ts';
import { EU_ACCREDITATION_TYPES, schemaUrl } from './document.ts';

const TEXT = { type: 'string' } as const;
const MOMENT = { type: 'string', format: 'date-time' } as const;
const TEXT_OR_TEXTS = { anyOf: [TEXT, { type: 'array', items: TEXT }] } as const;
const REFERENCE = { type: 'object', required: ['id', 'type'], properties: { id: TEXT, type: TEXT } } as const;

// `institution/programme` is how some write `institutional/programme`; we read it and never write it.
const ACCREDITATION_TYPES = [
  ...ACTIVITY_TYPES,
  'institution/programme',
  ...new Set(Object.values(EU_ACCREDITATION_TYPES)),
];

/** The JSON Schema of the accreditation document, served at `{base}/schemas/verifiable-accreditation/v1.json`. */
export function schemaV1(base: string) {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaUrl(base),
    title: 'Verifiable accreditation',
    description: 'A report of an external quality-assurance procedure as a verifiable credential.',
    type: 'object',
    required: ['@context', 'id', 'type', 'issuer', 'issuanceDate', 'credentialSubject', 'credentialSchema', 'proof'],
    properties: {
      '@context': { type: 'array', items: { type: 'string', format: 'uri' } },
      id: { type: 'string', format: 'uri' },
      type: { type: 'array', items: TEXT },
      issuer: TEXT,
      issuanceDate: MOMENT,
      validFrom: MOMENT,
      expirationDate: MOMENT,
      credentialSubject: {
        type: 'object',
        required: ['id', 'authorizationClaims'],
        properties: { id: TEXT, authorizationClaims: AUTHORIZATION_CLAIMS },
      },
      credentialStatus: REFERENCE,
      credentialSchema: REFERENCE,
      proof: {
        type: 'object',
        required: ['type', 'created', 'jws'],
        properties: { type: TEXT, proofPurpose: TEXT, created: MOMENT, verificationMethod: TEXT, jws: TEXT },
      },
    },
  };
}

const AUTHORIZATION_CLAIMS = {
  type: 'object',
  required: ['accreditationType', 'decision', 'report'],
  properties: {
    accreditationType: { type: 'string', enum: ACCREDITATION_TYPES },
    accreditationStatus: { type: 'string', enum: REPORT_STATUSES },
    decision: { type: ['string', 'null'], enum: [...DECISIONS, null] },
    report: TEXT_OR_TEXTS,
    limitField: TEXT,
    limitQFLevel: TEXT_OR_TEXTS,
    limitQualification: {
      type: 'array',
      items: {
        type: 'object',
        properties: { id: TEXT, title: TEXT, alternativeLabel: TEXT_OR_TEXTS, EQFLevel: TEXT, NQFLevel: TEXT },
      },
    },
    reviewDate: TEXT,
  },
};
