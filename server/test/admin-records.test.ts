import { afterAll, beforeAll, expect, it } from 'vitest';
import { COUNTRIES } from '../src/reference/countries.ts';
import { type AdministeredWorld, openAdministeredWorld } from './administration.ts';
import { describeOnEachDatabase } from './database.ts';
import { writeSmallWorld } from './small-world.ts';

const AUSTRIA = COUNTRIES.find(({ alpha2 }) => alpha2 === 'AT')?.id ?? 0;

describeOnEachDatabase('records that the operator changes', ({ database }) => {
  let world: AdministeredWorld;

  beforeAll(async () => {
    world = await openAdministeredWorld(database());
    await writeSmallWorld(database(), { sha256: 'a'.repeat(64), size: 1 });
  });
  afterAll(() => world?.close());

  async function editable(path: string) {
    const response = await world.call('GET', path);
    expect([path, response.statusCode]).toEqual([path, 200]);
    return response.json<{ id: number; version: number; record: Record<string, unknown> }>();
  }

  it.each(['institutions/42/', 'institutions/REGINST0043/', 'agencies/7/', `countries/${AUSTRIA}/`])(
    'change nothing when %s is sent back as it was read',
    async (path) => {
      const { record, version } = await editable(path);
      const response = await world.call('PATCH', `${path}?reason=Test`, record);
      expect([response.json().outcome, response.json().differences]).toEqual(['unchanged', []]);
      expect((await editable(path)).version).toBe(version);
    },
  );

  it('are changed by a merge patch under its own name too', async () => {
    const type = { 'content-type': 'application/merge-patch+json' };
    const { record } = await editable('institutions/42/');
    const response = await world.call('PATCH', 'institutions/42/?reason=Test&dry_run=true', record, type);
    expect([response.statusCode, response.json().outcome]).toEqual([200, 'unchanged']);
  });

  it('show what would change before they do, and keep who changed them and why', async () => {
    const names = [{ name_official: 'Hochschule Valmere', name_english: 'Valmere College' }];
    const before = await editable('institutions/42/');
    const rehearsed = await world.call('PATCH', 'institutions/42/?reason=Test&dry_run=true', { names });
    expect(rehearsed.json().differences).toContainEqual(
      expect.objectContaining({ path: 'names[0].name_english', after: 'Valmere College' }),
    );
    expect(await editable('institutions/42/')).toEqual(before);

    const changed = await world.call('PATCH', 'institutions/42/?reason=New%20statutes', { names });
    expect([changed.statusCode, changed.json().outcome]).toEqual([200, 'changed']);
    expect((await editable('institutions/42/')).record).toEqual({
      ...before.record,
      names: [
        {
          name_official: 'Hochschule Valmere',
          name_official_transliterated: '',
          name_english: 'Valmere College',
          acronym: '',
          name_source_note: '',
          name_valid_to: null,
          name_versions: [],
        },
      ],
    });
    const entry = await database()
      .reader.selectFrom('journal')
      .select(['actor', 'reason'])
      .where('record_type', '=', 'institution')
      .where('record_id', '=', 42)
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ actor: `account:${world.operator.id}`, reason: 'New statutes' });
  });

  it('are not overwritten by somebody who has not seen the last change', async () => {
    const { version } = await editable('agencies/7/');
    const change = (ifMatch: number, note: string) =>
      world.call('PATCH', 'agencies/7/?reason=Test', { description_note: note }, { 'if-match': `"${ifMatch}"` });
    expect((await change(version, 'first')).statusCode).toBe(200);
    const late = await change(version, 'second');
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      `The record has version ${version + 1} by now, not ${version}; read it again.`,
    ]);
    expect((await editable('agencies/7/')).record['description_note']).toBe('first');
  });

  it('can be added, also without an identifier, but not twice', async () => {
    const row = {
      stats_id: 'AT0777',
      names: [{ name_official: 'Akademie Lindental' }],
      countries: [{ country: 'AT', country_verified: true }],
    };
    const added = await world.call('POST', 'institutions/?reason=Proposed', row);
    expect([added.statusCode, added.json().outcome]).toEqual([201, 'new']);
    expect((await editable(`institutions/${added.json().id}/`)).record).toMatchObject({ stats_id: 'AT0777' });
    expect((await world.call('POST', 'institutions/?reason=Proposed', row)).statusCode).toBe(409);

    const { stats_id: _, ...withoutKey } = row;
    expect((await world.call('POST', 'institutions/?reason=Proposed', withoutKey)).statusCode).toBe(201);
  });

  it('are refused with everything that is wrong', async () => {
    const row = { names: [], countries: [{ country: 'Atlantis' }], colour: 'blue' };
    const response = await world.call('POST', 'institutions/?reason=Test', row);
    expect(response.statusCode).toBe(422);
    expect(
      response
        .json()
        .errors.map(({ pointer }: { pointer: string }) => pointer)
        .toSorted(),
    ).toEqual(['/colour', '/countries/0/country', '/names']);
  });

  it.each([
    ['without a reason', 'PATCH', 'agencies/7/', { description_note: 'x' }, 400],
    ['with an If-Match that is none', 'PATCH', 'agencies/7/?reason=Test', { description_note: 'x' }, 400],
    ['that are not there', 'PATCH', 'institutions/999/?reason=Test', { closure_date: null }, 404],
    ['that were merged', 'PATCH', 'institutions/44/?reason=Test', { closure_date: '2020-01-01' }, 422],
    ['as a list', 'PATCH', 'agencies/7/?reason=Test', [], 400],
  ] as const)('are refused %s', async (what, method, path, body, status) => {
    const headers = what.includes('If-Match') ? { 'if-match': 'latest' } : {};
    expect((await world.call(method, path, body, headers)).statusCode).toBe(status);
  });

  it('can come in a file, tried out first', async () => {
    const file = [
      JSON.stringify({ stats_id: 'AT0801', names: [{ name_official: 'Erste' }] }),
      JSON.stringify({ stats_id: 'AT0802', names: [] }),
      JSON.stringify({ registry_id: 'REGINST0042', website_link: 'https://valmere.example/' }),
    ].join('\n');
    const send = (query: string) =>
      world.send(`imports/institutions/?reason=Yearly&${query}`, file, 'application/x-ndjson');
    const rehearsed = await send('dry_run=true');
    const counts = { new: 1, changed: 1, unchanged: 0, refused: 1, is_stopped: false };
    expect(rehearsed.json()).toMatchObject({ is_dry_run: true, ...counts });
    expect(rehearsed.json().problems).toEqual([expect.objectContaining({ line: 2, pointer: '/names' })]);
    expect((await send('')).json()).toMatchObject({ is_dry_run: false, ...counts });
    expect((await send('')).json()).toMatchObject({ new: 0, changed: 0, unchanged: 2, refused: 1 });
  });

  it('come in a file of CSV that says so by its type', async () => {
    const path = 'imports/institutions/?reason=Test&dry_run=true';
    const file = 'stats_id,name_official,country\nAT0899,Neue Hochschule,AT\n';
    const named = await world.send(`${path}&format=csv`, file, 'application/octet-stream');
    const typed = await world.send(path, file, 'text/csv; charset=utf-8');
    expect([typed.statusCode, typed.json()]).toEqual([200, named.json()]);
    expect(typed.json()).toMatchObject({ new: 1, refused: 0 });
    const agencies = await world.send('imports/agencies/?reason=Test', file, 'text/csv');
    expect([agencies.statusCode, agencies.json().detail]).toEqual([
      400,
      'The parameter format cannot be csv for agencies.',
    ]);
  });

  it.each([
    ['imports/planets/?reason=Test', 404],
    ['imports/agencies/?reason=Test&format=csv', 400],
    ['imports/agencies/', 400],
  ])('cannot come by %s', async (path, status) => {
    expect((await world.send(path, '{}', 'application/x-ndjson')).statusCode).toBe(status);
  });
});
