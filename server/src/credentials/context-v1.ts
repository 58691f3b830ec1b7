import { ownContextUrl } from './context-urls.ts';

const XSD_ANY_URI = 'http://www.w3.org/2001/XMLSchema#anyURI';

/**
 * Our terms, served at `{base}/context/v1.jsonld`. What no context defines would be signed by nobody, so every member of
 * the document is defined here or in the contexts of others, without `@vocab`, and nobody may redefine it. Members of
 * nested objects are scoped to the property that leads to them; terms scoped to a type would not reach them.
 *
 * `decision` is JSON, because an absent decision is `null` and otherwise vanishes; `report` is text with the type of an
 * address, because an address with a space is no identifier and would vanish too.
 */
export function contextV1(base: string) {
  const term = (name: string) => `${ownContextUrl(base)}#${name}`;
  const scoped = (name: string, terms: object) => ({
    '@id': term(name),
    '@type': '@id',
    '@context': { '@protected': true, id: '@id', type: '@type', ...terms },
  });
  return {
    '@context': {
      '@version': 1.1,
      '@protected': true,
      id: '@id',
      type: '@type',
      VerifiableAttestation: term('VerifiableAttestation'),
      VerifiableAccreditation: term('VerifiableAccreditation'),
      ExternalQualityAssurance: term('ExternalQualityAssurance'),
      authorizationClaims: scoped('authorizationClaims', {
        accreditationType: term('accreditationType'),
        accreditationStatus: term('accreditationStatus'),
        decision: { '@id': term('decision'), '@type': '@json' },
        report: { '@id': term('report'), '@type': XSD_ANY_URI },
        limitField: term('limitField'),
        limitQFLevel: term('limitQFLevel'),
        limitQualification: scoped('limitQualification', {
          title: term('title'),
          alternativeLabel: term('alternativeLabel'),
          EQFLevel: term('EQFLevel'),
          NQFLevel: term('NQFLevel'),
        }),
        reviewDate: term('reviewDate'),
      }),
      agency: scoped('agency', { agencyName: term('agencyName'), agencyAcronym: term('agencyAcronym') }),
      activity: scoped('activity', { activityName: term('activityName') }),
      reportFile: scoped('reportFile', { sha256: term('sha256') }),
      coveredInstitution: { '@id': term('coveredInstitution'), '@type': '@id' },
    },
  };
}
