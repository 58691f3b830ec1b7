import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodeList, isBitSet } from '../src/credentials/status-list.ts';
import type { Report } from '../src/domain/report.ts';
import { readCredentialEvents } from '../src/store/credential-event-store.ts';
import { readVersions, type VersionRecord } from '../src/store/credential-store.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { findServedList } from '../src/store/status-list-store.ts';
import { openTestCredentials, type TestCredentials } from './credentials.ts';
import { describeOnEachDatabase } from './database.ts';
import { change } from './indexed-world.ts';
import { aChange, aFlag, anAgency, anInstitution, aReport } from './records.ts';

const UNIVERSITY = 42;
const ACADEMY = 43;
const DOUBLE = 44;

describeOnEachDatabase('the documents of a report', ({ database }) => {
  let credentials: TestCredentials;

  beforeAll(async () => {
    await writeRegistry(database(), aChange(), async (writer) => {
      await writer.put('agency', [{ id: 7, version: 0, content: anAgency({ activityIds: [31] }) }]);
      await writer.put(
        'institution',
        [UNIVERSITY, ACADEMY, DOUBLE].map((id) => ({ id, version: 0, content: anInstitution() })),
      );
    });
    credentials = await openTestCredentials(database());
  });

  afterAll(() => credentials?.close());

  async function store(id: number, overrides: Partial<Report> = {}): Promise<void> {
    const content = aReport({
      agencyId: 7,
      activityIds: [31],
      institutionIds: [UNIVERSITY],
      programmes: [],
      ...overrides,
    });
    await writeRegistry(database(), aChange(), (writer) => writer.put('report', [{ id, version: 0, content }]));
    await credentials.settle();
  }

  async function alter(id: number, overrides: Partial<Report>): Promise<void> {
    await change(database(), 'report', id, (content) => ({ ...content, ...overrides }));
    await credentials.settle();
  }

  /** Each version of a report: institution, version, state, and whether the status list says that it is revoked. */
  async function versionsOf(id: number) {
    const versions = await readVersions(database().primary, id);
    return Promise.all(
      versions.map(async (version) => [
        version.institutionId,
        version.version,
        version.state,
        await isRevoked(version),
      ]),
    );
  }

  async function isRevoked({ statusList, statusIndex }: VersionRecord): Promise<boolean> {
    const list = await findServedList(database().primary, statusList);
    const { credentialSubject } = JSON.parse(list?.signed ?? '{}') as { credentialSubject: { encodedList: string } };
    return isBitSet(decodeList(credentialSubject.encodedList) ?? new Uint8Array(), statusIndex);
  }

  it('are issued when it appears, and superseded in the same step when it changes', async () => {
    await store(1);
    expect(await versionsOf(1)).toEqual([[UNIVERSITY, 1, 'current', false]]);
    await alter(1, { decision: 'negative' });
    expect(await versionsOf(1)).toEqual([
      [UNIVERSITY, 1, 'superseded', true],
      [UNIVERSITY, 2, 'current', false],
    ]);
  });

  it('stay as they are when nothing changes that they say', async () => {
    await store(2);
    await alter(2, { otherComment: 'Another comment', summary: 'Another summary' });
    expect(await versionsOf(2)).toEqual([[UNIVERSITY, 1, 'current', false]]);
  });

  it('are revoked with a withdrawal, and issued anew when that is taken back', async () => {
    await store(3);
    await alter(3, { withdrawal: { at: '2026-01-01T00:00:00Z', reason: 'A mistake' } });
    expect(await versionsOf(3)).toEqual([[UNIVERSITY, 1, 'revoked', true]]);
    await alter(3, { withdrawal: null });
    expect(await versionsOf(3)).toEqual([
      [UNIVERSITY, 1, 'revoked', true],
      [UNIVERSITY, 2, 'current', false],
    ]);
  });

  it('are not touched by a hold, and issued only once it is lifted', async () => {
    await store(4);
    await alter(4, { flags: [aFlag({ level: 'high level' })], decision: 'negative' });
    expect(await versionsOf(4)).toEqual([[UNIVERSITY, 1, 'current', false]]);
    await alter(4, { flags: [] });
    expect(await versionsOf(4)).toEqual([
      [UNIVERSITY, 1, 'superseded', true],
      [UNIVERSITY, 2, 'current', false],
    ]);
    await store(5, { flags: [aFlag({ level: 'high level' })] });
    expect(await versionsOf(5)).toEqual([]);
  });

  it('are superseded by the report that follows, until that one no longer counts', async () => {
    await store(6);
    await store(7, { supersedesId: 6, validFrom: '2025-01-01' });
    expect(await versionsOf(6)).toEqual([[UNIVERSITY, 1, 'superseded', true]]);
    await alter(7, { withdrawal: { at: '2026-01-01T00:00:00Z', reason: 'A mistake' } });
    expect(await versionsOf(6)).toEqual([
      [UNIVERSITY, 1, 'superseded', true],
      [UNIVERSITY, 2, 'current', false],
    ]);
  });

  it('are one for each institution; one that leaves the report has its own revoked', async () => {
    await store(8, { institutionIds: [UNIVERSITY, ACADEMY] });
    expect(await versionsOf(8)).toEqual([
      [UNIVERSITY, 1, 'current', false],
      [ACADEMY, 1, 'current', false],
    ]);
    await alter(8, { institutionIds: [ACADEMY] });
    expect(await versionsOf(8)).toEqual([
      [UNIVERSITY, 1, 'revoked', true],
      // It no longer says that others are covered.
      [ACADEMY, 1, 'superseded', true],
      [ACADEMY, 2, 'current', false],
    ]);
  });

  it('follow an institution that turns out to be a double, and one that gets a DID', async () => {
    await store(9, { institutionIds: [DOUBLE] });
    await change(database(), 'institution', DOUBLE, (content) => ({ ...content, mergedIntoId: ACADEMY }));
    await credentials.settle();
    expect(await versionsOf(9)).toEqual([
      [ACADEMY, 1, 'current', false],
      [DOUBLE, 1, 'revoked', true],
    ]);
    const did = { resource: 'DID-CHAIN', identifier: 'did:ebsi:zr2', agencyId: null, validFrom: null, validTo: null };
    await change(database(), 'institution', ACADEMY, (content) => ({ ...content, identifiers: [did] }));
    await credentials.settle();
    expect((await versionsOf(9)).slice(0, 2)).toEqual([
      [ACADEMY, 1, 'superseded', true],
      [ACADEMY, 2, 'current', false],
    ]);
  });

  it('do not change with the name of an institution, but with that of the agency', async () => {
    await store(10);
    await change(database(), 'institution', UNIVERSITY, (content) => ({
      ...content,
      names: content.names.map((name) => ({ ...name, nameOfficial: 'Neue Universität' })),
    }));
    await credentials.settle();
    expect(await versionsOf(10)).toEqual([[UNIVERSITY, 1, 'current', false]]);
    await change(database(), 'agency', 7, (content) => ({
      ...content,
      names: anAgency().names.map((name) => ({
        ...name,
        versions: name.versions.map((version) => ({ ...version, name: 'Agency of Another Name' })),
      })),
    }));
    await credentials.settle();
    expect(await versionsOf(10)).toEqual([
      [UNIVERSITY, 1, 'superseded', true],
      [UNIVERSITY, 2, 'current', false],
    ]);
  });

  it('leave a trace of who did what to them and why', async () => {
    await store(11);
    await change(database(), 'report', 11, (content) => ({
      ...content,
      withdrawal: { at: '2026-01-01T00:00:00Z', reason: 'A mistake' },
    }));
    await credentials.settle();
    const { id, sha256, content_hash, key_id } = await database()
      .primary.selectFrom('credential')
      .innerJoin('credential_form', 'credential_form.credential_id', 'credential.id')
      .select(['credential.id', 'sha256', 'content_hash', 'credential.key_id'])
      .where('report_id', '=', 11)
      .executeTakeFirstOrThrow();
    const names = { credentialId: id, keyId: key_id, contentHash: content_hash, sha256 };
    expect(await readCredentialEvents(database().primary, id)).toEqual([
      { at: credentials.clock.now(), actor: 'system', action: 'issued', reason: 'Test', ...names },
      {
        at: credentials.clock.now(),
        actor: 'system',
        action: 'revoked',
        reason: 'The report was withdrawn: Test',
        ...names,
      },
    ]);
  });
});
