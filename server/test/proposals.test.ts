import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkRecords } from '../src/store/record-check.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { openAccount } from './accounts.ts';
import { type AdministeredWorld, openAdministeredWorld } from './administration.ts';
import { describeOnEachDatabase } from './database.ts';
import { aChange, anInstitution } from './records.ts';
import { writeSmallWorld } from './small-world.ts';

const REASON = 'It was looked into.';
const NEW = {
  names: [{ name_official: 'Hochschule Brenntal', name_english: 'Brenntal College' }],
  website_link: 'https://www.brenntal.example',
  countries: [{ country: 'AT', city: 'Brenntal' }],
};

const NAMESAKE = { names: [{ name_official: 'Akademie Twinning' }], countries: [{ country: 'AT' }] };

describeOnEachDatabase('proposals of institutions', ({ database }) => {
  let world: AdministeredWorld;
  let token: string;
  let otherToken: string;

  beforeAll(async () => {
    await writeSmallWorld(database(), { sha256: 'a'.repeat(64), size: 9 });
    await writeRegistry(database(), aChange(), async (writer) => {
      await writer.reserveIds('institution', 100);
      const name = { ...anInstitution().names[0], nameOfficial: 'Akademie Lindau', nameEnglish: '' } as never;
      await writer.put('institution', [
        {
          id: 60,
          version: 0,
          content: anInstitution({
            names: [name],
            websiteLink: 'https://lindau.example/en',
            identifiers: [{ resource: 'ROR', identifier: '05abc', agencyId: null, validFrom: null, validTo: null }],
          }),
        },
      ]);
    });
    world = await openAdministeredWorld(database());
    await world.reindex();
    token = await agency('proposer');
    otherToken = await agency('other');
  });

  afterAll(() => world.close());

  it('are stored at once where nothing looks alike', async () => {
    const response = await propose({ institution: NEW, note: 'New this year.' });
    expect([response.statusCode, response.json()]).toEqual([201, { id: 1, state: 'open', lookalikes: [] }]);
  });

  it.each([
    ['the web address', { website_link: 'http://LINDAU.example/' }, 'domain'],
    ['a name, whatever its accents', { names: [{ name_official: 'Akadémie LINDAU' }] }, 'name'],
    ['an identifier', { identifiers: [{ resource: 'ROR', identifier: '05abc' }] }, 'identifier'],
  ])('show first who has %s', async (_what, change, kind) => {
    const response = await propose({ institution: { ...NEW, ...change } });
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { id: null, state: 'duplicates', lookalikes: [{ registry_id: 'REGINST0060', alike_by: [kind] }] },
    ]);
  });

  it('are stored all the same once their sender has looked', async () => {
    const institution = { ...NEW, website_link: 'https://lindau.example' };
    const response = await propose({ institution, not_a_duplicate: true });
    expect([response.statusCode, response.json().state, response.json().lookalikes.length]).toEqual([201, 'open', 1]);
    const shown = await world.call('GET', `proposals/${response.json().id}/`);
    expect(shown.json().lookalikes).toMatchObject([{ registry_id: 'REGINST0060' }]);
  });

  it('are stored once under a key, with the same answer', async () => {
    const once = { institution: { ...NAMESAKE, names: [{ name_official: 'Akademie Einmal' }] }, not_a_duplicate: true };
    const [first, second] = await Promise.all([propose(once, 'p-1'), propose(once, 'p-1')]);
    const other = await propose({ ...once, note: 'Another.' }, 'p-1');
    expect([first.statusCode, second.statusCode, second.json(), other.statusCode]).toEqual([
      201,
      201,
      first.json(),
      422,
    ]);
    expect([first, second].filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(1);
    await world.call('POST', `proposals/${first.json().id}/refuse`, { reason: REASON });
  });

  it('are refused with everything that is wrong', async () => {
    const response = await propose({ institution: { names: [], countries: [{ country: 'Atlantis' }] } });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(['/institution/countries/0/country']),
    );
  });

  it('are seen by their sender and the operator only', async () => {
    expect((await read('proposals/?state=open', token)).json().count).toBe(2);
    expect((await read('proposals/', otherToken)).json().count).toBe(0);
    expect((await read('proposals/1/', otherToken)).statusCode).toBe(404);
    expect((await world.call('GET', 'proposals/?state=open')).json().count).toBe(2);
  });

  it('become institutions when the operator agrees, and the sender is told', async () => {
    const response = await world.call('POST', 'proposals/1/accept', { reason: REASON });
    const { institution_id: id, state } = response.json();
    expect([response.statusCode, state, id]).toEqual([200, 'accepted', expect.any(Number)]);
    expect((await world.call('GET', `institutions/${id}/`)).json().record).toMatchObject({
      names: [{ name_official: 'Hochschule Brenntal' }],
    });
    expect((await world.mailsTo('proposer@people.example')).join('\n')).toContain(REASON);
    expect((await world.call('POST', 'proposals/1/accept', { reason: REASON })).statusCode).toBe(409);
  });

  it('are decided once: of two decisions at the same moment one makes the institution, the other nothing', async () => {
    const { id } = (await propose({ institution: NAMESAKE, not_a_duplicate: true })).json();
    const answers = await Promise.all(
      [1, 2].map(() => world.call('POST', `proposals/${id}/accept`, { reason: REASON })),
    );
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    const { records } = await database()
      .reader.selectFrom('institution')
      .select(({ fn }) => fn.countAll<number>().as('records'))
      .where('content', 'like', '%Akademie Twinning%')
      .executeTakeFirstOrThrow();
    expect(records).toBe(1);
    expect((await checkRecords(database().reader)).discrepancies).toEqual([]);
  });

  it('are refused with the institution that they are already', async () => {
    const wrong = await world.call('POST', 'proposals/2/refuse', { reason: REASON, institution_id: 9_999 });
    const response = await world.call('POST', 'proposals/2/refuse', { reason: REASON, institution_id: 60 });
    expect([wrong.statusCode, response.json()]).toMatchObject([422, { state: 'refused', institution_id: 60 }]);
    expect((await world.mailsTo('proposer@people.example')).join('\n')).toContain('REGINST0060');
  });

  function propose(payload: object, key?: string) {
    const headers = { authorization: `Bearer ${token}`, ...(key !== undefined && { 'idempotency-key': key }) };
    return world.app.inject({ method: 'POST', url: '/submissionapi/v2/institutions/propose', headers, payload });
  }

  function read(path: string, bearer: string) {
    return world.app.inject({ url: `/adminapi/v1/${path}`, headers: { authorization: `Bearer ${bearer}` } });
  }

  async function agency(username: string): Promise<string> {
    const account = await openAccount(world.accounts, username, {
      role: 'agency',
      agencies: [{ agencyId: 7, relation: 'own', validFrom: null, validTo: null }],
    });
    return world.accounts.tokens.primary(account);
  }
});
