import { expect, it } from 'vitest';
import { aDocument, BASE, REGISTRY_DID, someFacts } from '../../test/credential-world.ts';
import { schemaProblem } from './check-schema.ts';
import { cleanText, isOrderAmbiguous } from './clean-text.ts';
import { contentHash } from './document.ts';
import type { CredentialFacts } from './facts.ts';

it('says everything about a report, in one order', () => {
  expect(JSON.stringify(aDocument(), null, 1)).toBe(
    JSON.stringify(
      {
        '@context': [
          'https://www.w3.org/2018/credentials/v1',
          'https://w3id.org/security/suites/jws-2020/v1',
          'https://www.w3.org/ns/credentials/status/v1',
          'https://registry.example/context/v1.jsonld',
        ],
        id: 'https://registry.example/report/4711#institution=REGINST0042',
        type: ['VerifiableCredential', 'VerifiableAttestation', 'VerifiableAccreditation'],
        issuer: 'did:web:registry.example',
        issuanceDate: '2026-03-02T09:15:00Z',
        validFrom: '2025-09-01T00:00:00Z',
        expirationDate: '2031-09-01T23:59:59Z',
        credentialSubject: {
          id: 'did:ebsi:zx23VeYxC5oGUWZ1SUSLjqL',
          authorizationClaims: {
            accreditationType: 'programme',
            accreditationStatus: 'part of obligatory EQA system',
            decision: 'positive with conditions or restrictions',
            report: [
              'https://registry.example/files/4711/1/report.pdf',
              'https://registry.example/files/4711/2/Beschlu%C3%9F.pdf',
              'https://agency.example/procedures/4711',
            ],
            limitField: 'Engineering',
            limitQFLevel: ['first cycle', 'second cycle'],
            limitQualification: [
              {
                id: 'https://registry.example/programme/90',
                title: 'Mados inžinerija',
                alternativeLabel: ['Fashion Engineering', 'Mode'],
                EQFLevel: '6',
                NQFLevel: '6',
              },
              { id: 'https://registry.example/programme/91', title: 'Brückenbau', EQFLevel: '7' },
            ],
            reviewDate: '2031-09-01',
          },
        },
        evidence: {
          id: 'https://registry.example/report/4711#evidence',
          type: 'ExternalQualityAssurance',
          agency: {
            id: 'https://registry.example/agency/12',
            agencyName: 'Agency for Testing',
            agencyAcronym: 'AFT',
          },
          activity: [{ id: 'https://registry.example/activity/5', activityName: 'Programme accreditation' }],
          reportFile: [
            {
              id: 'https://registry.example/files/4711/1/report.pdf',
              sha256: '5d41402abc4b2a76b9719d911017c592ae1b2c3d4e5f60718293a4b5c6d7e8f9',
            },
            {
              id: 'https://registry.example/files/4711/2/Beschlu%C3%9F.pdf',
              sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
            },
          ],
          coveredInstitution: [
            'https://registry.example/institution/REGINST0042',
            'https://registry.example/institution/REGINST0043',
          ],
        },
        credentialStatus: {
          id: 'https://registry.example/status/revocation/1#94567',
          type: 'BitstringStatusListEntry',
          statusPurpose: 'revocation',
          statusListIndex: '94567',
          statusListCredential: 'https://registry.example/status/revocation/1',
        },
        credentialSchema: {
          id: 'https://registry.example/schemas/verifiable-accreditation/v1.json',
          type: 'JsonSchemaValidator2018',
        },
      },
      null,
      1,
    ),
  );
});

it('leaves out what a report does not say', () => {
  const bare = aDocument(
    someFacts({
      subjectDid: null,
      coveredRegistryIds: ['REGINST0042'],
      decision: null,
      files: [],
      links: ['http://agency.example/insecure', 'not an address', '/relative', 'ftp://agency.example/x'],
      limitField: ' \u0000',
      limitQfLevels: [],
      programmes: [],
      agency: { id: 12, name: '', acronym: '' },
      activities: [{ id: 5, activity: '' }],
    }),
  );
  expect(bare.id).toBe('https://registry.example/report/4711');
  expect(bare.credentialSubject).toEqual({
    id: 'https://registry.example/institution/REGINST0042',
    authorizationClaims: {
      accreditationType: 'programme',
      accreditationStatus: 'part of obligatory EQA system',
      decision: null,
      report: ['https://registry.example/report/4711'],
      reviewDate: '2031-09-01',
    },
  });
  expect(bare.evidence).toEqual({
    id: 'https://registry.example/report/4711#evidence',
    type: 'ExternalQualityAssurance',
    agency: { id: 'https://registry.example/agency/12' },
    activity: [{ id: 'https://registry.example/activity/5' }],
  });
});

it('names the type of accreditation by the European vocabulary only when asked to', () => {
  const types: [CredentialFacts['activityType'], string][] = [
    ['institutional', 'http://data.europa.eu/snb/accreditation/003293d2ce'],
    ['institutional/programme', 'http://data.europa.eu/snb/accreditation/003293d2ce'],
    ['programme', 'http://data.europa.eu/snb/accreditation/e57dddfcf3'],
    ['joint programme', 'http://data.europa.eu/snb/accreditation/e57dddfcf3'],
  ];
  const typeOf = (document: ReturnType<typeof aDocument>) =>
    document.credentialSubject.authorizationClaims.accreditationType;
  for (const [activityType, address] of types) {
    expect(typeOf(aDocument(someFacts({ activityType })))).toBe(activityType);
    expect(typeOf(aDocument(someFacts({ activityType }), { profile: 'eu' }))).toBe(address);
  }
});

it('hashes what a credential says, not when it was said nor where its status stands', () => {
  const options = { base: BASE, issuer: REGISTRY_DID };
  const hash = contentHash(someFacts(), options);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(contentHash(someFacts(), options)).toBe(hash);
  const others = [
    contentHash(someFacts({ decision: 'negative' }), options),
    contentHash(someFacts({ decision: null }), options),
    contentHash(someFacts({ agency: { id: 12, name: 'Renamed', acronym: 'AFT' } }), options),
    contentHash(someFacts(), { ...options, issuer: 'did:web:registry.example:agencies:12' }),
    contentHash(someFacts(), { ...options, base: 'https://other.example' }),
    contentHash(someFacts(), { ...options, profile: 'eu' }),
  ];
  expect(new Set([hash, ...others]).size).toBe(7);
});

it('brings text into the form on which all libraries agree', () => {
  const texts: [given: string, cleaned: string][] = [
    ['  Theory of Bridges ', 'Theory of Bridges'],
    ['Theory\r\n\tof Bridges', 'Theory of Bridges'],
    ['a\u0000b\u007Fc\u0085d', 'a b c d'],
    ['e\u0301', '\u00E9'],
    ['\uD83D', '\uFFFD'],
    ['\uDE00\uD83D', '\uFFFD\uFFFD'],
    ['😀', '😀'],
    ['_:b0', '_ :b0'],
    ['\u2028', ''],
  ];
  for (const [given, cleaned] of texts) expect(cleanText(given)).toBe(cleaned);
});

it('writes labels that libraries would sort differently as one text', () => {
  expect(isOrderAmbiguous(['b', 'a', '🌉', 'é'])).toBe(false);
  expect(isOrderAmbiguous(['🌉', '\uFB01'])).toBe(true);
  const labelled = aDocument(
    someFacts({ programmes: [{ id: 1, title: 'T', alternativeLabels: ['🌉', '\uFB01'], eqfLevel: 6, nqfLevel: '' }] }),
  );
  expect(labelled.credentialSubject.authorizationClaims.limitQualification).toEqual([
    { id: 'https://registry.example/programme/1', title: 'T', alternativeLabel: '🌉; \uFB01', EQFLevel: '6' },
  ]);
});

it('has a schema that takes what we issue and refuses what the contract does not allow', () => {
  const proof = { type: 'JsonWebSignature2020', created: '2026-03-02T09:15:00Z', jws: 'x' };
  const document = { ...aDocument(), proof };
  const claims = document.credentialSubject.authorizationClaims;
  const withClaims = (change: object) => ({
    ...document,
    credentialSubject: { id: 'did:example:x', authorizationClaims: { ...claims, ...change } },
  });
  const allowed = [
    document,
    withClaims({ decision: null }),
    withClaims({ accreditationType: 'institution/programme' }),
    withClaims({ accreditationType: 'http://data.europa.eu/snb/accreditation/e57dddfcf3' }),
    withClaims({ report: 'https://one.example' }),
    withClaims({ limitQFLevel: 'first cycle' }),
    withClaims({ limitQualification: [{}] }),
    { ...document, validFrom: undefined, expirationDate: undefined, credentialStatus: undefined },
  ];
  for (const one of allowed) expect(schemaProblem(one)).toBeUndefined();

  const refused: [object, string][] = [
    [{ ...document, id: undefined }, "The document must have required property 'id'."],
    [{ ...document, id: 'not an address' }, '/id must match format "uri".'],
    [{ ...document, '@context': 'x' }, '/@context must be array.'],
    [{ ...document, issuer: { id: 'x' } }, '/issuer must be string.'],
    [{ ...document, issuanceDate: '2026-03-02' }, '/issuanceDate must match format "date-time".'],
    [{ ...document, credentialSchema: { id: 'x' } }, "/credentialSchema must have required property 'type'."],
    [{ ...document, proof: { ...proof, jws: undefined } }, "/proof must have required property 'jws'."],
    [
      withClaims({ accreditationType: 'national' }),
      '/credentialSubject/authorizationClaims/accreditationType must be equal to one of the allowed values.',
    ],
    [
      withClaims({ decision: 'maybe' }),
      '/credentialSubject/authorizationClaims/decision must be equal to one of the allowed values.',
    ],
    [
      withClaims({ decision: undefined }),
      "/credentialSubject/authorizationClaims must have required property 'decision'.",
    ],
    [
      withClaims({ accreditationStatus: 'x' }),
      '/credentialSubject/authorizationClaims/accreditationStatus must be equal to one of the allowed values.',
    ],
    [withClaims({ limitField: 1 }), '/credentialSubject/authorizationClaims/limitField must be string.'],
    [
      withClaims({ limitQualification: [{ title: 1 }] }),
      '/credentialSubject/authorizationClaims/limitQualification/0/title must be string.',
    ],
  ];
  for (const [one, problem] of refused) expect(schemaProblem(JSON.parse(JSON.stringify(one)))).toBe(problem);
});
