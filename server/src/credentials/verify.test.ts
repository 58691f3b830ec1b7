import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFacts } from '../../test/credential-facts.ts';
import {
  aDocument,
  aKey,
  createCredentialWorld,
  documentLoader,
  ISSUED,
  NOW,
  published,
  REGISTRY_DID,
  signerOf,
  someFacts,
} from '../../test/credential-world.ts';
import { isSoak } from '../../test/services.ts';
import { agencyDid, didDocument } from './did.ts';
import { signDocument } from './proof.ts';
import { signVcJwt } from './vc-jwt.ts';
import { signVc2, vc2Document } from './vc2.ts';
import type { Verification } from './verification.ts';

const world = createCredentialWorld();
const BASE = 'https://registry.example';

const vc2 = vc2Document(aDocument(), BASE);
const signedVc2 = () => signVc2(vc2, world.signer, { created: ISSUED, documentLoader });

/** The results in order, and the sentence of the first that is no pass. */
function summary({ result, checks }: Verification) {
  const trouble = checks.find((check) => check.result !== 'pass' && check.result !== 'skipped');
  return {
    result,
    checks: checks.map((check) => `${check.check} ${check.result}`),
    ...(trouble && { detail: trouble.detail }),
  };
}

const ALL_PASS = ['structure', 'context', 'key', 'signature', 'agency', 'dates', 'status', 'schema', 'record'].map(
  (check) => `${check} pass`,
);

it('makes all checks in their order, online', async () => {
  const credential = await world.issue();
  expect(summary(await world.verify(credential, world.registry(credential)))).toEqual({
    result: 'valid',
    checks: ALL_PASS,
  });
});

it('says offline what only the registry could tell', async () => {
  const { result, checks } = await world.verify(await world.issue());
  expect(result).toBe('valid');
  expect(checks.filter((check) => check.result === 'skipped')).toEqual([
    { check: 'agency', result: 'skipped', detail: 'Not checked: only the registry itself knows.' },
    {
      check: 'record',
      result: 'skipped',
      detail: 'Not checked: only the registry itself knows. The order of items in lists is not signed.',
    },
  ]);
});

it('accepts each form, and a credential inside another object', async () => {
  const credential = await world.issue();
  const token = await signVcJwt(vc2, world.tokenSigner, ISSUED);
  const forms: unknown[] = [
    credential,
    await signedVc2(),
    token,
    ` ${token}\n`,
    JSON.stringify(token),
    JSON.stringify(credential, null, 2),
    { verifiableCredential: credential },
    { verifiableCredential: [credential] },
    { verifiableCredential: token },
    { type: ['VerifiablePresentation'], verifiableCredential: [await signedVc2()] },
  ];
  for (const form of forms) {
    expect(summary(await world.verify(form, world.registry(credential)))).toEqual({
      result: 'valid',
      checks: ALL_PASS,
    });
  }
});

it('accepts whatever is issued, whatever the report says', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyFacts, async (facts) => {
      const document = aDocument({ ...facts, validFrom: '2020-01-15', validToCalculated: '2026-03-05' });
      const credential = await world.issue(document);
      expect(summary(await world.verify(credential, world.registry(credential)))).toEqual({
        result: 'valid',
        checks: ALL_PASS,
      });
    }),
    { numRuns: isSoak ? 5_000 : 200 },
  );
});

it('accepts a P-256 key for the 1.1 document too', async () => {
  const credential = await signDocument(aDocument(), world.tokenSigner, ISSUED);
  expect((await world.verify(credential)).result).toBe('valid');
});

it('cannot read what is no credential at all', async () => {
  const deep = `${'['.repeat(33)}${']'.repeat(33)}`;
  const unreadable: [text: string, message: string][] = [
    ['', 'This is not JSON'],
    ['hello', 'This is not JSON'],
    ['{"a":1', 'This is not JSON'],
    ['42', 'A credential is a JSON object or a token of three parts'],
    ['null', 'A credential is a JSON object or a token of three parts'],
    ['"text"', 'A credential is a JSON object or a token of three parts'],
    ['[]', 'Credentials are checked one by one, and these are 0'],
    ['{"verifiableCredential":[{},{}]}', 'Credentials are checked one by one, and these are 2'],
    [deep, 'The document is nested more than 32 levels deep'],
    [`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'The document is nested more than 32 levels deep'],
    [`"${'x'.repeat(262_143)}"`, 'A credential of more than 256 KiB is not checked'],
    [
      JSON.stringify({ a: Array.from({ length: 1_001 }, () => 'x') }),
      'A credential with a list of more than 1000 items is not checked',
    ],
    [
      JSON.stringify({ a: Array.from({ length: 11 }, () => Array.from({ length: 910 }, () => 'x')) }),
      'A credential with more than 10000 values is not checked',
    ],
    [
      JSON.stringify({ a: Array.from({ length: 51 }, () => ({ type: 'VerifiableCredential' })) }),
      'A credential with more than 50 objects with a type is not checked',
    ],
    ['aGk.aGk.aGk', 'This is not JSON'],
    ['MQ.MQ.MQ', 'Header and payload of the token must be JSON objects'],
    ['e31.e30.x', 'The token is not in canonical base64url'],
  ];
  for (const [text, message] of unreadable) {
    await expect(world.verify(text)).rejects.toThrow(message);
  }
});

it('measures text of up to 256 KiB and 32 levels', async () => {
  const text = JSON.stringify(await world.issue());
  const padded = `${text}${' '.repeat(262_144 - Buffer.byteLength(text))}`;
  expect((await world.verify(padded)).result).toBe('valid');
  const deep = `${'{"a":'.repeat(31)}[]${'}'.repeat(31)}`;
  expect((await world.verify(deep)).result).toBe('invalid');
});

it('refuses what says nothing that a signature would cover', async () => {
  const { proof, ...document } = await world.issue();
  const claims = document.credentialSubject.authorizationClaims;
  const withClaims = (more: object) => ({
    ...document,
    credentialSubject: { ...document.credentialSubject, authorizationClaims: { ...claims, ...more } },
    proof,
  });
  const changed: [credential: unknown, detail: string][] = [
    [{ ...document, proof, termsOfUse: null }, '/termsOfUse is neither text nor a list nor an object.'],
    [{ ...document, proof, termsOfUse: [] }, '/termsOfUse is empty.'],
    [{ ...document, proof, termsOfUse: {} }, '/termsOfUse is empty.'],
    [{ ...document, proof, '@index': 'x' }, '/ has the member "@index", which is not allowed there.'],
    [
      { ...document, proof: { ...proof, '@index': 'x' } },
      '/proof has the member "@index", which is not allowed there.',
    ],
    [
      withClaims({ '@context': {} }),
      '/credentialSubject/authorizationClaims has the member "@context", which is not allowed there.',
    ],
    [
      withClaims({ limitField: null }),
      '/credentialSubject/authorizationClaims/limitField is neither text nor a list nor an object.',
    ],
    [
      withClaims({ limitField: 1 }),
      '/credentialSubject/authorizationClaims/limitField is neither text nor a list nor an object.',
    ],
    [
      withClaims({ report: [...claims.report, claims.report[0]] }),
      '/credentialSubject/authorizationClaims/report has an item twice.',
    ],
    [
      withClaims({ limitField: { '@value': 'Engineering' } }),
      '/credentialSubject/authorizationClaims/limitField has the member "@value", which is not allowed there.',
    ],
    [
      withClaims({ limitField: 'Engine\u0007ering' }),
      '/credentialSubject/authorizationClaims/limitField has a control character or half a character.',
    ],
    [
      withClaims({ limitField: 'Engine\uD83Dering' }),
      '/credentialSubject/authorizationClaims/limitField has a control character or half a character.',
    ],
    [
      withClaims({ limitField: '_:b0' }),
      '/credentialSubject/authorizationClaims/limitField is a name for something without an address.',
    ],
    [
      withClaims({
        limitQualification: [
          { id: 'urn:one', title: 'A' },
          { id: 'urn:one', EQFLevel: '6' },
        ],
      }),
      'Two objects have the id urn:one.',
    ],
    [{ ...document, proof, issuer: { id: REGISTRY_DID } }, 'The issuer is not given as text.'],
    [{ ...document, proof: [proof] }, '/proof is empty.'],
    [document, '/proof is empty.'],
    [
      { ...document, proof: { ...proof, type: 'Ed25519Signature2018' } },
      'The credential has no proof of the kind JsonWebSignature2020 or DataIntegrityProof.',
    ],
    [{ proof, ...document, type: ['VerifiablePresentation'] }, 'This is no VerifiableCredential.'],
    [
      JSON.stringify({ ...document, proof }).replace('{', '{"__proto__":"x",'),
      '/ has the member "__proto__", which is not allowed there.',
    ],
  ];
  for (const [credential, detail] of changed) {
    expect(summary(await world.verify(credential))).toEqual({
      result: 'invalid',
      checks: ['structure fail'],
      detail,
    });
  }
});

it('compares with the record of the registry', async () => {
  const credential = await world.issue();
  const verifyAgainst = async (
    recorded: Awaited<ReturnType<NonNullable<ReturnType<typeof world.registry>['recordedCredential']>>>,
  ) =>
    (
      await world.verify(credential, world.registry(credential, { recordedCredential: async () => recorded }))
    ).checks.at(-1);
  const newer = await world.issue(
    aDocument(someFacts({ decision: 'negative' }), { issuanceDate: '2026-03-04T08:00:00Z' }),
  );
  expect(await verifyAgainst({ state: 'current', credential: newer })).toEqual({
    check: 'record',
    result: 'fail',
    detail: 'A newer version was issued on 2026-03-04.',
  });
  expect(await verifyAgainst({ state: 'unknown' })).toEqual({
    check: 'record',
    result: 'fail',
    detail: 'The registry has no such credential.',
  });
  expect(await verifyAgainst({ state: 'ended', reason: 'the report no longer covers the institution' })).toEqual({
    check: 'record',
    result: 'fail',
    detail: 'The registry issued it, but has no such credential any more: the report no longer covers the institution.',
  });
  expect(await verifyAgainst({ state: 'withdrawn' })).toEqual({
    check: 'record',
    result: 'fail',
    detail: 'The report was withdrawn.',
  });
  expect(await verifyAgainst({ state: 'held' })).toEqual({
    check: 'record',
    result: 'unknown',
    detail: 'The report is under review and not public at the moment.',
  });
});

it('asks whether the agency was registered on the first day of the report', async () => {
  const credential = await world.issue();
  const asked: unknown[] = [];
  const verifyWith = async (answer: boolean | undefined) =>
    summary(
      await world.verify(
        credential,
        world.registry(credential, {
          isAgencyRegistered: async (...question) => {
            asked.push(question);
            return answer;
          },
        }),
      ),
    );
  expect(await verifyWith(false)).toMatchObject({
    result: 'invalid',
    detail: 'Agency 12 was not registered on 2025-09-01.',
  });
  expect(await verifyWith(undefined)).toMatchObject({
    result: 'indeterminate',
    detail: 'Whether agency 12 was registered is not known.',
  });
  expect(asked).toEqual([
    [12, '2025-09-01'],
    [12, '2025-09-01'],
  ]);
});

it('accepts what an agency issued about its own reports, and only about those', async () => {
  const key = aKey('agency-2026-1');
  const verifyIssuedBy = async (agencyId: number) => {
    const did = agencyDid(REGISTRY_DID, agencyId);
    const signer = signerOf(key, did);
    const credential = await signDocument(aDocument(someFacts(), { issuer: did }), signer, ISSUED);
    const sources = world.bundle({
      didDocument: async (asked) => (asked === did ? didDocument(did, [published(key)]) : undefined),
      statusList: async () => world.statusList([], signer),
    });
    return summary(await world.verify(credential, sources, NOW));
  };
  expect(await verifyIssuedBy(12)).toMatchObject({ result: 'valid' });
  expect(await verifyIssuedBy(13)).toMatchObject({
    result: 'invalid',
    detail: 'Agency 13 issued it, but agency 12 carried the procedure out.',
  });
});
