import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keyState } from '../src/credentials/signing-key.ts';
import type { Clock } from '../src/domain/clock.ts';
import type { Instant } from '../src/domain/day.ts';
import { addSeconds } from '../src/domain/instant.ts';
import { createAgencyConsents } from '../src/services/agency-consents.ts';
import { credentialSettings, prepareIssuing, reissueEverything } from '../src/services/open-credentials.ts';
import { readVersions } from '../src/store/credential-store.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { openTestCredentials, type TestCredentials } from './credentials.ts';
import { describeOnEachDatabase, TEST_NOW } from './database.ts';
import { change } from './indexed-world.ts';
import { aChange, anAgency, anInstitution, aReport } from './records.ts';

const change0 = { actor: 'test', reason: 'Test' };
let reportIds = 0;

describeOnEachDatabase('the keys of credentials', ({ database }) => {
  let now: Instant;
  let credentials: TestCredentials;
  let reportId: number;
  const clock: Clock = { now: () => now, today: () => now.slice(0, 10) };

  beforeEach(async () => {
    now = TEST_NOW;
    reportIds += 1;
    reportId = reportIds;
    await forgetEverything();
    await writeRegistry(database(), aChange(), async (writer) => {
      const content = anAgency({ registerNumber: reportId, activityIds: [reportId] });
      await writer.put('agency', [{ id: reportId, version: 0, content }]);
      await writer.put('institution', [{ id: reportId, version: 0, content: anInstitution() }]);
    });
    credentials = await openTestCredentials(database(), { clock });
    await writeReport();
  });

  afterEach(() => credentials?.close());

  async function forgetEverything(): Promise<void> {
    await database().transaction(async (transaction) => {
      for (const table of [
        'credential_form',
        'credential',
        'status_list',
        'credential_issuing',
        'signing_key',
      ] as const) {
        await transaction.deleteFrom(table).execute();
      }
    });
  }

  async function writeReport(): Promise<void> {
    const content = aReport({
      agencyId: reportId,
      activityIds: [reportId],
      institutionIds: [reportId],
      validFrom: '2024-01-01',
      programmes: [],
    });
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('report', [{ id: reportId, version: 0, content }]),
    );
    await credentials.settle();
  }

  const read = async () => (await credentials.access.reader.document({ reportId, format: 'vc1' })).bytes;
  const keyOf = (text: string) => JSON.parse(text).proof.verificationMethod.split('#')[1] as string;
  const resultOf = async (text: string) => (await credentials.access.verify(text)).result;

  async function statesOf() {
    const keys = await credentials.keys.list();
    return keys.map((key) => [key.kid, keyState(key, keys, now)]);
  }

  it('are made once, each in a file that only its owner can read and only the secret opens', async () => {
    const kids = (await credentials.keys.list()).map(({ kid }) => kid);
    expect(kids).toEqual([
      expect.stringMatching(/^ed25519-2026-[0-9a-f]{8}$/),
      expect.stringMatching(/^p256-2026-[0-9a-f]{8}$/),
    ]);
    const files = await readdir(credentials.folder);
    expect(files.toSorted()).toEqual(kids.map((kid) => `credential-key-${kid}.pem`));
    for (const file of files) {
      const path = join(credentials.folder, file);
      expect([(await stat(path)).mode & 0o777, await readFile(path, 'utf8')]).toEqual([
        0o600,
        expect.stringMatching(/^-----BEGIN ENCRYPTED PRIVATE KEY-----/),
      ]);
    }
    await credentials.keys.ensure(change0);
    expect((await credentials.keys.list()).map(({ kid }) => kid)).toEqual(kids);
    const other = await openTestCredentials(database(), {
      clock,
      settings: { keysFolder: credentials.folder, keySecret: 'another secret' },
    });
    const [kid = ''] = kids;
    await expect(other.files.read(kid)).rejects.toThrow(/CREDENTIAL_KEY_SECRET is not the one/);
    await expect(other.files.read('ed25519-2026-unknown')).rejects.toThrow(/is not in/);
    await other.close();
  });

  it('are made by one of several processes that start together', async () => {
    await forgetEverything();
    await Promise.all(Array.from({ length: 4 }, () => credentials.keys.ensure(change0)));
    expect((await credentials.keys.list()).map(({ algorithm }) => algorithm)).toEqual(['EdDSA', 'ES256']);
  });

  it('take over after the overlap, without a restart, and what the old ones signed stays valid', async () => {
    const old = await read();
    const [made] = await credentials.keys.rotate(['EdDSA'], 3_600, change0);
    expect(await statesOf()).toEqual([
      [keyOf(old), 'current'],
      [expect.any(String), 'current'],
      [made?.kid, 'next'],
    ]);
    const { assertionMethod } = (await credentials.access.reader.didDocument()) as { assertionMethod: string[] };
    expect(assertionMethod).toContain(`did:web:localhost#${made?.kid}`);

    await change(database(), 'report', reportId, (content) => ({ ...content, decision: 'negative' }));
    await credentials.settle();
    expect(keyOf(await read())).toBe(keyOf(old));

    now = addSeconds(now, 3_600);
    const before = await read();
    await change(database(), 'report', reportId, (content) => ({ ...content, decision: 'positive' }));
    await credentials.settle();
    const after = await read();
    expect([keyOf(before), keyOf(after)]).toEqual([keyOf(old), made?.kid]);
    expect(await statesOf()).toEqual([
      [keyOf(old), 'retired'],
      [expect.any(String), 'current'],
      [made?.kid, 'current'],
    ]);
    expect(await resultOf(after)).toBe('valid');
  });

  it('leave what a retired one signed alone', async () => {
    const old = await read();
    await credentials.keys.rotate(['EdDSA', 'ES256'], 0, change0);
    await credentials.settle();
    expect(await read()).toBe(old);
    expect(await resultOf(old)).toBe('valid');
    expect(await credentials.issuer.renew()).toBe(0);
  });

  it('that are compromised count no more, and everything they signed is signed anew', async () => {
    const old = await read();
    const token = (await credentials.access.reader.document({ reportId, format: 'vc2' })).bytes;
    await credentials.keys.compromise(keyOf(old), change0);
    expect(await resultOf(old)).toBe('invalid');
    expect(await credentials.issuer.renew()).toBe(1);
    await credentials.settle();
    const anew = await read();
    expect([keyOf(anew) === keyOf(old), await resultOf(anew), await resultOf(old), await resultOf(token)]).toEqual([
      false,
      'valid',
      'invalid',
      'invalid',
    ]);
    expect((await readVersions(database().primary, reportId)).map(({ state, reason }) => [state, reason])).toEqual([
      ['superseded', 'Its key was compromised'],
      ['current', ''],
    ]);
    const { assertionMethod } = (await credentials.access.reader.didDocument()) as { assertionMethod: string[] };
    const methods = [old, anew].map((text) => `did:web:localhost#${keyOf(text)}`);
    expect(methods.map((method) => assertionMethod.includes(method))).toEqual([false, true]);
    await expect(credentials.keys.compromise(keyOf(old), change0)).rejects.toThrow(/already/);
    await expect(credentials.keys.compromise('nonsense', change0)).rejects.toThrow('There is no key "nonsense".');
  });

  it('of tokens that are compromised take only the tokens with them', async () => {
    const old = await read();
    const token = (await credentials.access.reader.document({ reportId, format: 'jwt' })).bytes;
    const p256 = (await credentials.keys.list())[1]?.kid ?? '';
    await credentials.keys.compromise(p256, change0);
    await credentials.settle();
    const anew = (await credentials.access.reader.document({ reportId, format: 'jwt' })).bytes;
    expect([await read(), await resultOf(token), await resultOf(anew)]).toEqual([old, 'invalid', 'valid']);
  });

  it('sign the lists anew every day', async () => {
    expect(await credentials.issuer.renew()).toBe(0);
    now = addSeconds(now, 86_400);
    expect(await credentials.issuer.renew()).toBe(1);
    expect(await credentials.issuer.renew()).toBe(0);
    now = addSeconds(now, 8 * 86_400);
    // A list that nobody has renewed for so long proves nothing.
    expect(await resultOf(await read())).toBe('indeterminate');
    await credentials.issuer.renew();
    expect(await resultOf(await read())).toBe('valid');
  });

  describe('and the address in them', () => {
    const moved = (isDemo: boolean) =>
      prepareIssuing({
        database: database(),
        clock,
        settings: { ...credentials.settings, baseUrl: 'https://new.example' },
        isDemo,
      });

    it('may be another as long as nothing was issued', async () => {
      await database().transaction(async (transaction) => {
        await transaction.deleteFrom('credential_form').execute();
        await transaction.deleteFrom('credential').execute();
      });
      await moved(false);
      await expect(credentials.settle()).rejects.toThrow(
        'Credentials are issued for https://new.example, and this process has http://localhost',
      );
    });

    it('is fixed by the first document: another one is refused with a sentence that says what to do', async () => {
      await expect(moved(false)).rejects.toThrow(
        /name http:\/\/localhost, but PUBLIC_BASE_URL is https:\/\/new\.example.*touchstone credential reissue/,
      );
    });

    it('is another after everything was issued anew for it', async () => {
      const start = {
        database: database(),
        clock,
        settings: { ...credentials.settings, baseUrl: 'https://new.example' },
      };
      await reissueEverything(start, change0);
      await moved(false);
      const there = await openTestCredentials(database(), { clock, settings: start.settings });
      await there.settle();
      const { bytes } = await there.access.reader.document({ reportId, format: 'vc1' });
      expect(JSON.parse(bytes)).toMatchObject({
        id: `https://new.example/report/${reportId}`,
        issuer: 'did:web:new.example',
      });
      expect((await there.access.verify(bytes)).result).toBe('valid');
      expect((await readVersions(database().primary, reportId)).map(({ state }) => state)).toEqual([
        'superseded',
        'current',
      ]);
    });

    it('of a demo follows the settings: it begins anew', async () => {
      await moved(true);
      const there = await openTestCredentials(database(), {
        clock,
        isDemo: true,
        settings: { ...credentials.settings, baseUrl: 'https://new.example' },
      });
      await there.settle();
      const versions = await readVersions(database().primary, reportId);
      expect(versions.map(({ version, state }) => [version, state])).toEqual([[1, 'current']]);
    });
  });

  it('sign in the name of an agency only where that is set and the agency has agreed', async () => {
    const consents = createAgencyConsents({ database: database(), clock });
    const own = await openTestCredentials(database(), {
      clock,
      settings: { ...credentials.settings, isAgencyIssued: true },
    });
    const issuerOf = async () =>
      JSON.parse((await own.access.reader.document({ reportId, format: 'vc1' })).bytes).issuer as string;
    await reissueEverything({ database: database(), clock, settings: own.settings }, change0);
    await own.settle();
    expect(await issuerOf()).toBe('did:web:localhost');

    const consent = { agencyId: reportId, note: 'Letter of today', actor: 'test' };
    await consents.give(consent);
    await expect(consents.give(consent)).rejects.toThrow(/already/);
    await own.settle();
    expect(await issuerOf()).toBe(`did:web:localhost:agencies:${reportId}`);
    const { bytes } = await own.access.reader.document({ reportId, format: 'vc1' });
    const token = await own.access.reader.document({ reportId, format: 'jwt' });
    expect([(await own.access.verify(bytes)).result, (await own.access.verify(token.bytes)).result]).toEqual([
      'valid',
      'valid',
    ]);
    expect(await own.access.reader.agencyDidDocument(reportId)).toMatchObject({
      id: `did:web:localhost:agencies:${reportId}`,
    });

    await consents.end(consent);
    await expect(consents.end(consent)).rejects.toThrow(/No consent/);
    await own.settle();
    expect(await issuerOf()).toBe('did:web:localhost');
    // What was issued in the name of the agency can still be checked.
    expect((await own.access.verify(bytes)).checks).toContainEqual(
      expect.objectContaining({ check: 'signature', result: 'pass' }),
    );
    await expect(consents.give({ ...consent, agencyId: 999_999 })).rejects.toThrow('There is no agency 999999.');
  });

  it('are refused in production without a secret of the operator', async () => {
    const config = {
      publicBaseUrl: 'https://registry.example',
      isProduction: true,
      credentialKeySecret: undefined,
      credentialKeysDir: undefined,
      credentialProfile: 'plain',
      agencyIssuedCredentials: false,
    } as const;
    await expect(credentialSettings(config, credentials.folder)).rejects.toThrow(/^CREDENTIAL_KEY_SECRET is not set/);
    const set = await credentialSettings({ ...config, credentialKeySecret: 'x'.repeat(16) }, credentials.folder);
    expect(set).toEqual({
      baseUrl: 'https://registry.example',
      profile: 'plain',
      isAgencyIssued: false,
      keysFolder: credentials.folder,
      keySecret: 'x'.repeat(16),
    });
    const here = await credentialSettings({ ...config, isProduction: false }, credentials.folder);
    const secretFile = join(credentials.folder, 'credential-key-secret');
    expect([here.keySecret, (await stat(secretFile)).mode & 0o777]).toEqual([
      (await readFile(secretFile, 'utf8')).trim(),
      0o600,
    ]);
    await writeFile(secretFile, 'of the operator\n');
    expect((await credentialSettings({ ...config, isProduction: false }, credentials.folder)).keySecret).toBe(
      'of the operator',
    );
  });
});
