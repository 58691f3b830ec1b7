import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  aDocument,
  aKey,
  BASE,
  createCredentialWorld,
  documentLoader,
  ISSUED,
  signerOf,
} from '../../test/credential-world.ts';
import { signWithDataIntegrity } from './data-integrity.ts';
import type { CredentialStatus } from './document.ts';
import type { StatusListDocument } from './status-list.ts';

const world = createCredentialWorld();
const INDEX = 94567;
const credential = await world.issue();
const goodList = await world.statusList();

function listWith(change: object) {
  const { proof: _proof, ...document } = goodList;
  const changed: StatusListDocument = { ...document, ...change };
  return signWithDataIntegrity(changed, world.signer, { created: ISSUED, documentLoader });
}

const listOf = (encodedList: string) => listWith({ credentialSubject: { ...goodList.credentialSubject, encodedList } });

async function statusCheck(list: unknown, of: unknown = credential) {
  const { result, checks } = await world.verify(of, world.bundle({ statusList: async () => list }));
  const { result: checkResult, detail } = checks.find(({ check }) => check === 'status') ?? {};
  return [result, checkResult, detail];
}

it('reads the one bit that belongs to the credential', async () => {
  const fine = ['valid', 'pass', 'It was not revoked, says the list signed 2026-03-05T00:00:00Z.'];
  expect(await statusCheck(goodList)).toEqual(fine);
  expect(await statusCheck(await world.statusList([INDEX - 1, INDEX + 1]))).toEqual(fine);
  expect(await statusCheck(await world.statusList([INDEX]))).toEqual([
    'invalid',
    'fail',
    'It was revoked; the registry itself says why.',
  ]);
});

it('never takes a list that it cannot trust for an answer', async () => {
  const stranger = aKey('ed25519-2026-1');
  const { encodedList } = goodList.credentialSubject;
  const revoked = await world.statusList([INDEX]);
  const bomb = `u${gzipSync(Buffer.alloc(20_000_000)).toString('base64url')}`;
  const notOurs = 'The status list is not one of 131072 entries.';
  const lists: [list: unknown, detail: string][] = [
    [undefined, 'The status list could not be had; whether it was revoked is not known.'],
    ['x', 'The status list cannot be trusted: it is no credential.'],
    [
      { ...revoked, credentialSubject: { ...revoked.credentialSubject, encodedList } },
      'The status list cannot be trusted: The signature does not fit the document.',
    ],
    [
      await world.statusList([], signerOf(stranger)),
      'The status list cannot be trusted: The signature does not fit the document.',
    ],
    [
      await world.statusList([], signerOf(world.ed25519, 'did:web:x.example')),
      'The status list cannot be trusted: it has another issuer than the credential.',
    ],
    [await listWith({ id: `${BASE}/status/revocation/2` }), 'The status list cannot be trusted: it is another list.'],
    [await listWith({ type: ['VerifiableCredential'] }), 'The status list cannot be trusted: it is no status list.'],
    [
      await listWith({ credentialSubject: { ...goodList.credentialSubject, statusPurpose: 'suspension' } }),
      'The status list cannot be trusted: it is not about revocation.',
    ],
    [
      await listWith({ validUntil: '2026-03-05T11:59:59Z' }),
      'The status list cannot be trusted: it is too old, valid until 2026-03-05T11:59:59Z.',
    ],
    [{ ...goodList, proof: undefined }, 'The status list cannot be trusted: it is not signed.'],
    [
      { ...goodList, '@context': [...goodList['@context'], { x: 'urn:x' }] },
      'The status list cannot be trusted: it has other contexts.',
    ],
    [await listOf(bomb), notOurs],
    [await listOf(`u${gzipSync(Buffer.alloc(16_383)).toString('base64url')}`), notOurs],
    [await listOf(`u${gzipSync(Buffer.alloc(16_385)).toString('base64url')}`), notOurs],
    [await listOf('uAAAA'), notOurs],
    [await listOf(encodedList.slice(1)), notOurs],
  ];
  for (const [list, detail] of lists) expect(await statusCheck(list)).toEqual(['indeterminate', 'unknown', detail]);
});

it('asks no address but that of a list of this registry', async () => {
  const { credentialStatus, ...document } = aDocument();
  const entries: Partial<Record<keyof CredentialStatus, string>>[] = [
    { statusListCredential: 'http://127.0.0.1/status/revocation/1' },
    { statusListCredential: `${BASE}/status/revocation/1?x` },
    { statusListCredential: `${BASE}/status/revocation/01` },
    { statusListCredential: `${BASE}/status/revocation/` },
    { statusListCredential: `${BASE}/status/revocation/../../x` },
    { statusListIndex: '94568' },
    { statusListIndex: '-1', id: `${BASE}/status/revocation/1#-1` },
    { statusListIndex: '131072', id: `${BASE}/status/revocation/1#131072` },
    { statusListIndex: '094567', id: `${BASE}/status/revocation/1#094567` },
    { statusListIndex: '1e3', id: `${BASE}/status/revocation/1#1e3` },
    { statusPurpose: 'suspension' },
  ];
  for (const entry of entries) {
    const pointing = { ...document, credentialStatus: { ...credentialStatus, ...entry } as CredentialStatus };
    const asked: string[] = [];
    const { result, checks } = await world.verify(
      await world.issue(pointing),
      world.bundle({ statusList: async (url) => asked.push(url) }),
    );
    const detail = checks.find(({ check }) => check === 'status')?.detail;
    expect([result, detail, asked]).toEqual([
      'invalid',
      'The entry does not point into a status list of this registry.',
      [],
    ]);
  }
});
