const SECURITY = 'https://w3id.org/security#';
const DATE_TIME = 'http://www.w3.org/2001/XMLSchema#dateTime';
const KEYWORDS = { '@protected': true, id: '@id', type: '@type' } as const;

const relation = (name: string) => ({ '@id': `${SECURITY}${name}`, '@type': '@id', '@container': '@set' });

/**
 * The terms of the suite JsonWebSignature2020, which no small package brings. A test compares them with those that
 * another implementation bundles.
 */
export const jws2020Context = {
  '@context': {
    privateKeyJwk: { '@id': `${SECURITY}privateKeyJwk`, '@type': '@json' },
    JsonWebKey2020: {
      '@id': `${SECURITY}JsonWebKey2020`,
      '@context': { ...KEYWORDS, publicKeyJwk: { '@id': `${SECURITY}publicKeyJwk`, '@type': '@json' } },
    },
    JsonWebSignature2020: {
      '@id': `${SECURITY}JsonWebSignature2020`,
      '@context': {
        ...KEYWORDS,
        challenge: `${SECURITY}challenge`,
        created: { '@id': 'http://purl.org/dc/terms/created', '@type': DATE_TIME },
        domain: `${SECURITY}domain`,
        expires: { '@id': `${SECURITY}expiration`, '@type': DATE_TIME },
        jws: `${SECURITY}jws`,
        nonce: `${SECURITY}nonce`,
        proofPurpose: {
          '@id': `${SECURITY}proofPurpose`,
          '@type': '@vocab',
          '@context': {
            ...KEYWORDS,
            assertionMethod: relation('assertionMethod'),
            authentication: relation('authenticationMethod'),
            capabilityInvocation: relation('capabilityInvocationMethod'),
            capabilityDelegation: relation('capabilityDelegationMethod'),
            keyAgreement: relation('keyAgreementMethod'),
          },
        },
        verificationMethod: { '@id': `${SECURITY}verificationMethod`, '@type': '@id' },
      },
    },
  },
};
