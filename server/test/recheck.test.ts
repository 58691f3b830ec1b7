import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentOf } from '../src/services/import-kind.ts';
import { readJournalHead } from '../src/store/journal-store.ts';
import { findRecord } from '../src/store/record-reader.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { describeOnEachDatabase } from './database.ts';
import { aChange } from './records.ts';
import { openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

const REASON = 'The agency is official nowhere any more.';

describeOnEachDatabase('asking the rules about a report again', ({ database }) => {
  let world: SubmissionWorld;
  let id: number;

  beforeAll(async () => {
    world = await openSubmissionWorld(database());
    ({ id } = await world.create());
    world.clock.advance(60);
  });
  afterAll(() => world.close());

  it('stores nothing when nothing has changed', async () => {
    const before = await readJournalHead(database().primary);
    const answer = await recheck();
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { version: 1, state: 'published', flags: [] }]);
    expect(await readJournalHead(database().primary)).toEqual(before);
  });

  it('says what is true after a change of the agency, to which it adds nothing, and tells the agency', async () => {
    await takeCountriesAway();
    const answer = await recheck();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        version: 2,
        state: 'held',
        flags: [
          { code: 'obligatory_without_official_agency' },
          { code: 'country_not_in_focus', message: 'Austria was not among the countries of AFT.' },
        ],
      },
    ]);
    expect((await findRecord(database().primary, 'agency', 7))?.focusCountries).toEqual([]);
    const mail = (await world.mailsTo('agency@people.example')).find((one) => one.includes(`report ${id}`)) ?? '';
    for (const part of [
      `Subject: A note on report ${id}`,
      REASON,
      'The operator has asked the rules about your report again, and these notes are new:',
      '- high level: The status is obligatory, but AFT is official in no legal-seat country',
      'A report with a high-level note is held',
    ]) {
      expect(mail).toContain(part);
    }
  });

  it('tells the agency once', async () => {
    await recheck();
    const mails = await world.mailsTo('agency@people.example');
    expect(mails.filter((mail) => mail.includes(`A note on report ${id}`))).toHaveLength(1);
  });

  it('raises no flags on a withdrawn report', async () => {
    const { id: other } = await world.create();
    await world.send('POST', `/adminapi/v1/reports/${other}/withdraw`, { body: { reason: REASON }, as: 'operator' });
    const answer = await recheck(other);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'The report is withdrawn; restore it before the rules are asked again.',
    ]);
  });

  function recheck(report = id) {
    const body = { reason: REASON };
    return world.send('POST', `/adminapi/v1/reports/${report}/recheck`, { body, as: 'operator' });
  }

  async function takeCountriesAway(): Promise<void> {
    const agency = await findRecord(database().primary, 'agency', 7);
    if (agency === undefined) throw new Error('the agency is missing');
    const content = { ...contentOf(agency), focusCountries: [] };
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('agency', [{ id: 7, version: agency.version, content: content as never }]),
    );
  }
});
