import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Report } from '../src/domain/report.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import type { RegistryReader } from '../src/http/registry-reader.ts';
import { buildTestApp, TEST_BASE, TEST_TOKEN } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { change } from './indexed-world.ts';
import { aFlag } from './records.ts';
import { openSmallWorld, type SmallWorld } from './small-world.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const REPORT = 1;
const URL = `/credentials/reports/${REPORT}`;

describeOnEachDatabase('credentials over HTTP', ({ database }) => {
  let world: SmallWorld;

  beforeAll(async () => {
    world = await openSmallWorld(database());
    await alter(2, { institutionIds: [42, 43] });
  });

  afterAll(() => world?.close());

  const get = (url: string, headers: Readonly<Record<string, string>> = {}) => world.app.inject({ url, headers });

  const verify = (body: string, type = 'application/json') =>
    world.app.inject({ method: 'POST', url: '/credentials/verify', headers: { 'content-type': type }, payload: body });

  async function alter(id: number, overrides: Partial<Report>): Promise<void> {
    await change(database(), 'report', id, (content) => ({ ...content, ...overrides }));
    await world.credentials.settle();
  }

  it('are the same bytes for everybody, tagged with their hash', async () => {
    const first = await get(URL);
    const sha256 = createHash('sha256').update(first.rawPayload).digest('hex');
    expect([first.statusCode, first.headers['content-type'], first.headers.etag]).toEqual([
      200,
      'application/vc+ld+json',
      `"${sha256}"`,
    ]);
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(String(first.headers.vary).split(', ')).toEqual(expect.arrayContaining(['Accept', 'Accept-Encoding']));
    for (const other of [
      URL,
      `${URL}/`,
      `${URL}?institution=REGINST0042`,
      `${URL}?institution=42`,
      `${URL}?institution=`,
    ]) {
      expect([other, (await get(other)).body]).toEqual([other, first.body]);
    }
    const behindToken = await get(`/webapi/v2/browse/reports/${REPORT}/credential/`, {
      authorization: `Bearer ${TEST_TOKEN}`,
    });
    expect([behindToken.body, behindToken.headers.etag]).toEqual([first.body, first.headers.etag]);
    expect((await get(`/webapi/v2/browse/reports/${REPORT}/credential/`)).statusCode).toBe(401);
  });

  it('are not sent again to who has them, and another encoding has another tag', async () => {
    const plain = await get(URL);
    const tag = String(plain.headers.etag);
    const again = await get(URL, { 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const compressed = await get(URL, { 'accept-encoding': 'gzip' });
    expect([compressed.headers['content-encoding'], compressed.headers.etag]).toEqual([
      'gzip',
      tag.replace(/"$/, '-gzip"'),
    ]);
    const head = await world.app.inject({ method: 'HEAD', url: URL });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', tag]);
  });

  it.each([
    [undefined, 'application/vc+ld+json'],
    ['application/json', 'application/json'],
    ['application/ld+json', 'application/ld+json'],
    ['application/vc+ld+json', 'application/vc+ld+json'],
    ['text/html, */*;q=0.1', 'application/vc+ld+json'],
  ])('are the 1.1 document to who accepts %j', async (accept, type) => {
    const response = await get(URL, accept === undefined ? {} : { accept });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
    expect(response.json()).toMatchObject({
      id: `${TEST_BASE}/report/${REPORT}`,
      issuer: 'did:web:localhost',
      proof: { type: 'JsonWebSignature2020' },
    });
  });

  it('are a 2.0 document or a token to who asks for it, made once and kept', async () => {
    const vc2 = await get(URL, { accept: 'application/vc' });
    expect([vc2.statusCode, vc2.headers['content-type']]).toEqual([200, 'application/vc']);
    expect(vc2.json()).toMatchObject({ proof: { cryptosuite: 'eddsa-rdfc-2022' } });
    const token = await get(URL, { accept: 'application/vc+jwt' });
    expect([token.statusCode, token.headers['content-type'], token.body.split('.').length]).toEqual([
      200,
      'application/vc+jwt',
      3,
    ]);
    expect((await get(URL, { accept: 'application/vc' })).body).toBe(vc2.body);
    expect((await get(URL, { accept: 'application/vc+jwt' })).body).toBe(token.body);
    // Who would rather have something else is not given what somebody else was.
    const other = 'application/vp+ld+json';
    expect((await get(URL, { accept: `${other}, application/vc+jwt;q=0.5` })).body).toBe(token.body);
    expect((await get(URL, { accept: `${other}, application/vc;q=0.5` })).body).toBe(vc2.body);
    for (const text of [vc2.body, token.body]) expect((await verify(text)).json()).toMatchObject({ result: 'valid' });
  });

  it('are refused in a form that does not exist', async () => {
    const response = await get(URL, { accept: 'text/turtle' });
    expect([response.statusCode, response.json().code]).toEqual([406, 'not_acceptable']);
    expect((await get('/status/revocation/1', { accept: 'image/png' })).statusCode).toBe(406);
    expect((await get('/credentials/institutions/REGINST0042', { accept: 'image/png' })).statusCode).toBe(406);
  });

  it('are one for each of several institutions, linked', async () => {
    const first = await get('/credentials/reports/2');
    const second = await get('/credentials/reports/2?institution=REGINST0043');
    expect([first.json().credentialSubject.id, second.json().credentialSubject.id]).toEqual([
      `${TEST_BASE}/institution/REGINST0042`,
      `${TEST_BASE}/institution/REGINST0043`,
    ]);
    expect([first.json().id, second.json().id]).toEqual([
      `${TEST_BASE}/report/2#institution=REGINST0042`,
      `${TEST_BASE}/report/2#institution=REGINST0043`,
    ]);
    const base = `${TEST_BASE}/credentials/reports/2`;
    expect(first.headers['content-location']).toBe(`${base}?institution=REGINST0042`);
    expect(first.headers['link']).toBe(
      `<${base}/versions>; rel="version-history", ` +
        `<${base}?institution=REGINST0042>; rel="item", <${base}?institution=REGINST0043>; rel="item"`,
    );
    // A double is found under the institution it turned out to be.
    expect((await get('/credentials/reports/2?institution=44')).body).toBe(first.body);
    for (const { body } of [first, second]) expect((await verify(body)).json()).toMatchObject({ result: 'valid' });
  });

  it.each([
    ['/credentials/reports/999', 404],
    ['/credentials/reports/nonsense', 404],
    ['/credentials/reports/99999999999', 404],
    ['/credentials/reports/1?institution=REGINST0043', 404],
    ['/credentials/reports/1?institution=nonsense', 404],
    ['/credentials/reports/5', 404],
    ['/credentials/reports/5/versions', 404],
    ['/credentials/reports/6', 410],
    ['/credentials/reports/6/versions', 410],
    ['/credentials/institutions/REGINST9999', 404],
    ['/status/revocation/999', 404],
    ['/status/revocation/0', 404],
    ['/agencies/7/did.json', 404],
    ['/agencies/999/did.json', 404],
    ['/context/v2.jsonld', 404],
  ])('%s is answered with %i and a problem document', async (url, status) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      status,
      expect.stringMatching(/^application\/problem\+json/),
    ]);
    expect(response.json()).toMatchObject({ status });
  });

  it('of an institution come as one presentation of the current ones, byte for byte', async () => {
    const response = await get('/credentials/institutions/REGINST0042');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/vp+ld+json']);
    const ids = response.json().verifiableCredential.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(
      [1, 2, 4].map((id) => `${TEST_BASE}/report/${id}${id === 2 ? '#institution=REGINST0042' : ''}`),
    );
    expect(response.body).toContain((await get(URL)).body);
    expect((await get('/credentials/institutions/44')).body).toBe(response.body);
  });

  it('point at things that can be had', async () => {
    const { proof, credentialStatus, credentialSchema, ...document } = (await get(URL)).json();
    const paths = [
      credentialStatus.statusListCredential,
      credentialSchema.id,
      document['@context'][3],
      `${TEST_BASE}/.well-known/jwks.json`,
    ].map((url: string) => url.slice(TEST_BASE.length));
    for (const path of paths) expect([path, (await get(path)).statusCode]).toEqual([path, 200]);
    const did = (await get('/.well-known/did.json')).json();
    expect(did).toMatchObject({
      id: document.issuer,
      assertionMethod: expect.arrayContaining([proof.verificationMethod]),
    });
  });

  it.each([
    ['/status/revocation/1', 'application/vc', 'public, max-age=300'],
    ['/.well-known/did.json', 'application/did+ld+json', 'public, max-age=300'],
    ['/.well-known/jwks.json', 'application/jwk-set+json', 'public, max-age=300'],
    ['/context/v1.jsonld', 'application/ld+json', 'public, max-age=31536000, immutable'],
    ['/schemas/verifiable-accreditation/v1.json', 'application/schema+json', 'public, max-age=31536000, immutable'],
  ])('%s may be kept as long as it holds', async (url, type, cacheControl) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      type,
      cacheControl,
    ]);
    expect((await get(url, { 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304);
  });

  it('are named in the record of the report', async () => {
    const authorization = `Bearer ${TEST_TOKEN}`;
    const record = await get(`/webapi/v2/browse/reports/${REPORT}/`, { authorization });
    expect(record.json().credential_url).toBe(`${TEST_BASE}${URL}`);
    const list = await get('/webapi/v1/browse/reports/institutional/by-institution/42/', { authorization });
    expect(list.json().results.map((row: { credential_url: string }) => row.credential_url)).toEqual([
      `${TEST_BASE}${URL}`,
    ]);
  });

  describe('the check', () => {
    it('says of a good one that it is valid, and what the registry has', async () => {
      const credential = await get(URL);
      const response = await verify(credential.body);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(response.json()).toEqual({
        result: 'valid',
        checks: expect.arrayContaining([{ check: 'signature', result: 'pass', detail: expect.any(String) }]),
        registry: {
          report_id: REPORT,
          state: 'published',
          credential_url: `${TEST_BASE}${URL}`,
          version: {
            version: 1,
            state: 'current',
            reason: '',
            issued_at: world.credentials.clock.now(),
            ended_at: null,
          },
          document: credential.json(),
        },
      });
    });

    it.each([
      'application/json',
      'application/ld+json',
      'application/vc+ld+json',
      'text/plain',
      'application/x-unheard-of',
    ])('takes it as %s', async (type) => {
      expect((await verify((await get(URL)).body, type)).json()).toMatchObject({ result: 'valid' });
    });

    it('takes it inside an object, or as a presentation of one', async () => {
      const verifiableCredential = (await get(URL)).json();
      for (const body of [{ verifiableCredential }, { verifiableCredential: [verifiableCredential] }]) {
        expect((await verify(JSON.stringify(body))).json()).toMatchObject({ result: 'valid' });
      }
    });

    it('believes nothing of a changed one, and shows what the registry says instead', async () => {
      const { body } = await get('/credentials/reports/3');
      const response = await verify(body.replace('"negative"', '"positive"'));
      expect(response.json()).toMatchObject({
        result: 'invalid',
        registry: {
          report_id: 3,
          version: null,
          document: { credentialSubject: { authorizationClaims: { decision: 'negative' } } },
        },
      });
      expect(response.json().checks.at(-1)).toMatchObject({ check: 'signature', result: 'fail' });
    });

    it.each([
      ['', 400],
      ['   ', 400],
      ['nonsense', 400],
      ['[]', 400],
      ['{"verifiableCredential":[{},{}]}', 400],
      [`${'['.repeat(100)}${']'.repeat(100)}`, 400],
      [`"${'x'.repeat(256 * 1024)}"`, 413],
    ])('refuses what cannot be read: %#', async (body, status) => {
      const response = await verify(body);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        status,
        expect.stringMatching(/^application\/problem\+json/),
      ]);
    });

    it.each(['{}', '{"id":"http://localhost/report/1"}', '{"id":1,"proof":7}', '{"verifiableCredential":{}}'])(
      'answers %j, which can be read but is no credential',
      async (body) => {
        const response = await verify(body);
        expect([response.statusCode, response.json().result]).toEqual([200, 'invalid']);
      },
    );

    it('tells of a report under review only who shows its credential, and not what is in it', async () => {
      const { body } = await get('/credentials/reports/4');
      await alter(4, { flags: [aFlag({ level: 'high level' })] });
      const shown = (await verify(body)).json();
      expect(shown.checks).toContainEqual({
        check: 'record',
        result: 'unknown',
        detail: expect.stringContaining('under review'),
      });
      expect(shown.checks).toContainEqual(expect.objectContaining({ check: 'status', result: 'pass' }));
      expect(shown.registry).toMatchObject({
        report_id: 4,
        state: 'under review',
        credential_url: null,
        document: null,
      });
      expect((await get('/credentials/reports/4')).statusCode).toBe(404);
      for (const guess of ['{"id":"http://localhost/report/4"}', '{"id":"http://localhost/report/5"}']) {
        expect((await verify(guess)).json().registry).toEqual({
          report_id: null,
          state: 'unknown',
          credential_url: null,
          version: null,
          document: null,
        });
      }
      await alter(4, { flags: [] });
      expect((await get('/credentials/reports/4')).body).toBe(body);
    });

    it('says of one whose report was withdrawn that it was revoked', async () => {
      const { body } = await get('/credentials/reports/3');
      expect((await verify(body)).json()).toMatchObject({ result: 'valid' });
      await alter(3, { withdrawal: { at: '2026-01-01T00:00:00Z', reason: 'A mistake' } });
      const shown = (await verify(body)).json();
      expect([shown.result, shown.registry.state, shown.registry.version.state]).toEqual([
        'invalid',
        'withdrawn',
        'revoked',
      ]);
      expect(shown.checks).toContainEqual({
        check: 'status',
        result: 'fail',
        detail: expect.stringContaining('revoked'),
      });
      expect((await get('/credentials/reports/3')).statusCode).toBe(410);
      await alter(3, { withdrawal: null });
      expect((await verify(body)).json()).toMatchObject({ result: 'invalid' });
      expect((await verify((await get('/credentials/reports/3')).body)).json()).toMatchObject({ result: 'valid' });
      const versions = (await get('/credentials/reports/3/versions')).json();
      expect(versions.map(({ version, state }: { version: number; state: string }) => [version, state])).toEqual([
        [1, 'revoked'],
        [2, 'current'],
      ]);
    });

    it('is put off when it takes longer than a second', async () => {
      const credentials = { ...world.credentials.access, verify: () => new Promise<never>(() => undefined) };
      const files = createFolderStorage(tmpdir());
      const app = await buildTestApp({ registry: {} as RegistryReader, files, credentials });
      const response = await app.inject({ method: 'POST', url: '/credentials/verify', payload: {} });
      await app.close();
      expect([response.statusCode, response.headers['retry-after'], response.json()]).toMatchObject([
        503,
        '5',
        { code: 'unavailable', detail: 'The document could not be checked within a second; ask again in a moment.' },
      ]);
    });

    it('is not made for one caller more than sixty times a minute', async () => {
      const statuses = new Set<number>();
      for (let call = 0; call < 61; call += 1) statuses.add((await verify('{}')).statusCode);
      const refused = await verify('{}');
      expect([statuses.has(429), refused.statusCode, refused.json().code]).toEqual([true, 429, 'rate_limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });
  });
});
