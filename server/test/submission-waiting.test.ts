import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepReleasing } from '../src/services/waiting-submissions.ts';
import { decideProposal } from '../src/store/proposal-store.ts';
import { checkRecords } from '../src/store/record-check.ts';
import { describeOnEachDatabase } from './database.ts';
import { openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

const REASON = 'It was looked into.';

describeOnEachDatabase('a report that names a proposed institution', ({ database }) => {
  let world: SubmissionWorld;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(() => world.close());

  let proposed = 0;
  async function propose(as: 'agency' | 'other' = 'agency'): Promise<number> {
    proposed += 1;
    const institution = {
      names: [{ name_official: `Hochschule Neutal ${proposed}` }],
      countries: [{ country: 'AT', country_verified: true }],
      qf_ehea_levels: [{ qf_ehea_level: 1 }],
    };
    const answer = await world.send('POST', 'institutions/propose', {
      body: { institution, not_a_duplicate: true },
      as,
    });
    return answer.json().id;
  }

  function decide(id: number, decision: 'accept' | 'refuse', more: object = {}) {
    const body = { reason: REASON, ...more };
    return world.send('POST', `/adminapi/v1/proposals/${id}/${decision}`, { body, as: 'operator' });
  }

  const submit = (body: unknown, headers = {}) => world.send('POST', 'submit/report', { body, headers });
  const naming = (...ids: number[]) => ({ institutions: ids.map((proposal) => ({ proposal })) });
  const submission = async (id: number) => (await world.send('GET', `submissions/${id}`)).json();

  it('waits for the decision and is no report until then', async () => {
    const proposal = await propose();
    const body = world.another(naming(proposal));
    const answer = await submit(body);
    const { submission_id: id } = answer.json();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      202,
      { submission_status: 'waiting', submission_id: expect.any(Number), waiting_for: [proposal] },
    ]);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await submission(id)).toMatchObject({ result: 'waiting', report_id: null, waiting_for: [proposal] });
    expect((await world.send('GET', 'submissions/?result=waiting')).json().count).toBe(1);
    const name = String(body['local_identifier']);
    expect((await world.send('GET', `reports/?local_identifier=${name}`)).json().count).toBe(0);
    await decide(proposal, 'refuse');
  });

  it('is stored when the institution is added, and found at once; the agency gets a mail', async () => {
    const proposal = await propose();
    const body = world.another(naming(proposal));
    const { submission_id: id } = (await submit(body)).json();
    const { institution_id: institutionId } = (await decide(proposal, 'accept')).json();
    const sent = await submission(id);
    expect(sent).toMatchObject({
      result: 'accepted',
      report_version: 1,
      waiting_for: [],
      report: { local_identifier: body['local_identifier'], institutions: [{ id: institutionId }] },
    });
    expect((await world.browse(`reports/${sent.report_id}/`)).statusCode).toBe(200);
    expect((await world.browse(`reports/?query=${String(body['local_identifier'])}`)).json().count).toBe(1);
    const mails = (await world.mailsTo('agency@people.example')).join('\n');
    expect(mails).toContain(`It is report ${sent.report_id} now`);
  });

  it('names the institution that was there already, where the proposal is refused for it', async () => {
    const proposal = await propose();
    const { submission_id: id } = (await submit(world.another(naming(proposal)))).json();
    await decide(proposal, 'refuse', { institution_id: 42 });
    expect(await submission(id)).toMatchObject({ result: 'accepted', report: { institutions: [{ id: 42 }] } });
  });

  it('is refused with the reason where there will be no institution', async () => {
    const proposal = await propose();
    const { submission_id: id } = (await submit(world.another(naming(proposal)))).json();
    await decide(proposal, 'refuse');
    expect(await submission(id)).toMatchObject({
      result: 'refused',
      report_id: null,
      problems: [{ pointer: '/institutions/0', message: `Proposal ${proposal} was refused: ${REASON}` }],
    });
    const mails = (await world.mailsTo('agency@people.example')).join('\n');
    expect(mails).toContain(`Submission ${id} was refused`);
    expect(mails).toContain(`- Institution 1: Proposal ${proposal} was refused: ${REASON}`);
    expect(mails).toContain('On the web site of the registry: sign in, choose "New report"');
  });

  it('tells people in their words when its identifier was used meanwhile', async () => {
    const proposal = await propose();
    const body = world.another(naming(proposal));
    const { submission_id: id } = (await submit(body)).json();
    const name = String(body['local_identifier']);
    const { id: reportId } = await world.create({ local_identifier: name });
    await decide(proposal, 'accept');
    const mail = (await world.mailsTo('agency@people.example')).find((one) => one.includes(`Submission ${id} was`));
    const used = `The agency has already used the local identifier "${name}" for report ${reportId}.`;
    expect(mail).toContain(`It was not accepted:\n- Your id of the report: ${used}\n\nOn the web site`);
    expect(mail).not.toContain('PUT');
  });

  it('says where to correct the report that it was to change', async () => {
    const proposal = await propose();
    const { id: reportId } = await world.create();
    const patch = await world.send('PATCH', `submit/report/${reportId}`, { body: naming(proposal) });
    await decide(proposal, 'refuse');
    const mails = await world.mailsTo('agency@people.example');
    const mail = mails.find((one) => one.includes(`Submission ${patch.json().submission_id} was refused`));
    expect(mail).toContain(`sign in, open report ${reportId} under "My reports", choose "Correct this report"`);
  });

  it('tells the agency also when the report it was to change was withdrawn meanwhile', async () => {
    const proposal = await propose();
    const { id: reportId } = await world.create();
    const { submission_id: id } = (
      await world.send('PATCH', `submit/report/${reportId}`, { body: naming(proposal) })
    ).json();
    const body = { reason: REASON };
    await world.send('POST', `/adminapi/v1/reports/${reportId}/withdraw`, { body, as: 'operator' });
    await decide(proposal, 'accept');
    expect(await submission(id)).toMatchObject({ result: 'refused', agency: 'AFT', report_id: reportId });
    const mail = (await world.mailsTo('agency@people.example')).find((one) => one.includes(`Submission ${id} was`));
    expect(mail).toContain(`- Report ${reportId} was withdrawn; only the operator can bring it back.`);
    expect(mail).not.toContain('Correct this report');
  });

  it('waits until all are decided', async () => {
    const [one, other] = [await propose(), await propose()];
    const joint = { activities: [{ id: 34 }], ...naming(one, other) };
    const { submission_id: id } = (await submit(world.another(joint))).json();
    await decide(one, 'accept');
    expect((await submission(id)).result).toBe('waiting');
    await decide(other, 'accept');
    expect((await submission(id)).result).toBe('accepted');
  });

  it('needs not wait where the decision was made before', async () => {
    const proposal = await propose();
    await decide(proposal, 'accept');
    expect((await submit(world.another(naming(proposal)))).statusCode).toBe(201);
  });

  it('is told everything else that is wrong at once, and does not wait then', async () => {
    const proposal = await propose();
    const answer = await submit(world.another({ ...naming(proposal), decision: 'x', valid_to: '2024-01-01' }));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['decision', 'valid_to']]);
  });

  it.each([
    ['a proposal of somebody else', async () => naming(await propose('other')), 'There is no proposal'],
    ['a proposal that is none', async () => naming(9_999), 'There is no proposal 9999 of yours.'],
    ['what is no number', async () => ({ institutions: [{ proposal: 'x' }] }), 'This must be the number of a proposal'],
    [
      'two things at once',
      async () => ({ institutions: [{ proposal: 1, registry_id: 'REGINST0042' }] }),
      'An institution is named by exactly one of',
    ],
  ])('is refused with %s', async (_what, overrides, message) => {
    const answer = await submit(world.another(await overrides()));
    expect([answer.statusCode, JSON.stringify(answer.json().errors)]).toEqual([422, expect.stringContaining(message)]);
  });

  it('is tried without being kept', async () => {
    const proposal = await propose();
    const body = world.another(naming(proposal));
    const answer = await world.send('POST', 'submit/validate?operation=create', { body });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { submission_status: 'waiting', submission_id: null, waiting_for: [proposal] },
    ]);
  });

  it('waits once when it is sent twice under a key', async () => {
    const body = world.another(naming(await propose()));
    const [one, other] = [
      await submit(body, { 'idempotency-key': 'w1' }),
      await submit(body, { 'idempotency-key': 'w1' }),
    ];
    expect([one.statusCode, other.statusCode, other.json()]).toEqual([202, 202, one.json()]);
    expect(other.headers['idempotency-replayed']).toBe('true');
  });

  it('comes in every way: changing a report, in the older version, as a row of a file', async () => {
    const proposal = await propose();
    const { id } = await world.create();
    const patch = await world.send('PATCH', `submit/report/${id}`, { body: naming(proposal) });
    const older = world.another(naming(proposal));
    const v1 = await world.send('POST', '/submissionapi/v1/submit/report', { body: older });
    const csv = await world.send('POST', 'submit/csv', {
      body:
        'agency,local_identifier,activities[1].id,status,decision,valid_from,institution[1].proposal,' +
        'programme[1].name_primary,programme[1].qf_ehea_level,programme[1].degree_outcome,file[1].original_location,' +
        `file[1].report_language[1]\nAFT,row-1,32,1,1,2024-01-15,${proposal},Rows,1,yes,https://a.example/1.pdf,en\n`,
      headers: { 'content-type': 'text/csv', accept: 'text/csv' },
    });
    expect([patch.statusCode, v1.statusCode, v1.json().submission_status]).toEqual([202, 200, 'waiting']);
    expect(csv.body).toContain(',waiting,,');
    const { institution_id: institutionId } = (await decide(proposal, 'accept')).json();
    const named = await database()
      .reader.selectFrom('report_institution')
      .innerJoin('report', 'report.id', 'report_institution.report_id')
      .select('local_identifier')
      .where('institution_id', '=', institutionId)
      .orderBy('report.id')
      .execute();
    expect(named.map((row) => row.local_identifier)).toEqual([expect.any(String), older['local_identifier'], 'row-1']);
  });

  it.each([
    ['PUT', (id: number) => ({ ...world.another(), local_identifier: undefined, report_id: id })],
    ['PATCH', () => ({})],
  ] as const)('does not undo by %s what was changed while it waited', async (method, content) => {
    const proposal = await propose();
    const { id } = await world.create();
    const path = method === 'PUT' ? 'submit/report' : `submit/report/${id}`;
    const waiting = await world.send(method, path, { body: { ...content(id), ...naming(proposal) } });
    expect(waiting.statusCode).toBe(202);
    await world.send('PATCH', `submit/report/${id}`, { body: { decision: 'negative' } });
    await decide(proposal, 'accept');
    expect(await submission(waiting.json().submission_id)).toMatchObject({
      result: 'refused',
      problems: [{ message: expect.stringContaining('was changed while this waited: it now has version 2') }],
      report: { version: 2, decision: 'negative' },
    });
  });

  it('follows one that was sent before it', async () => {
    const proposal = await propose();
    const { id } = await world.create();
    const patch = (summary: string) =>
      world.send('PATCH', `submit/report/${id}`, { body: { ...naming(proposal), summary } });
    const answers = [await patch('First'), await patch('Second')];
    await decide(proposal, 'accept');
    for (const answer of answers) {
      expect(await submission(answer.json().submission_id)).toMatchObject({ result: 'accepted' });
    }
    expect((await world.send('GET', `reports/${id}`)).json()).toMatchObject({ version: 3, summary: 'Second' });
  });

  it('has its identifier to itself', async () => {
    const proposal = await propose();
    const body = world.another(naming(proposal));
    const { submission_id: id } = (await submit(body)).json();
    const second = await submit(body);
    expect([second.statusCode, second.json().problems]).toMatchObject([
      409,
      [{ pointer: '/local_identifier', message: expect.stringContaining(`Submission ${id} has`) }],
    ]);
    await decide(proposal, 'refuse');
  });

  it('is carried out later when the process ended right after the decision, and once by several', async () => {
    const proposal = await propose();
    const { submission_id: id } = (await submit(world.another(naming(proposal)))).json();
    const decision = { state: 'refused', institutionId: 42, decidedAt: world.clock.now(), decidedBy: 'x', reason: '' };
    await database().transaction((transaction) =>
      decideProposal(transaction, proposal, { ...decision, state: 'refused' }),
    );
    const kept = [1, 2].map(() =>
      keepReleasing(world.submissions.waiting, { onError: (error) => expect.fail(String(error)) }),
    );
    await Promise.all(kept.map(({ stop }) => stop()));
    const sent = await submission(id);
    expect(sent.result).toBe('accepted');
    expect((await world.send('GET', `submissions/?report=${sent.report_id}`)).json().count).toBe(1);
  });

  it('leaves everything whole', async () => {
    expect((await checkRecords(database().reader)).discrepancies).toEqual([]);
    expect(world.errors).toEqual([]);
  });
});
