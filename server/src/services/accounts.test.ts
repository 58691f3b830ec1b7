import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRegistration, codeIn, openTestAccounts } from '../../test/accounts.ts';
import { describeOnEachDatabase } from '../../test/database.ts';
import { findAccount, findAccountByUsername, listPublishedUsers } from '../store/account-store.ts';
import { readJournalHead } from '../store/journal-store.ts';
import { readAudit } from '../store/private-audit-store.ts';

const ADDRESS = '192.0.2.7';
const PASSWORD = 'seven quiet rivers';
const OPERATOR = { actor: 'account:1', reason: 'Asked by letter' };

describeOnEachDatabase('accounts', ({ database }) => {
  let world: Awaited<ReturnType<typeof openTestAccounts>>;
  let people = 0;

  beforeAll(async () => {
    world = await openTestAccounts(database());
  });
  afterAll(() => world.close());

  /** Registers and confirms somebody new; the clock moves on so that nobody waits for somebody else's attempts. */
  async function somebody(overrides: Parameters<typeof aRegistration>[0] = {}) {
    people += 1;
    const username = `person${people}`;
    const form = aRegistration({ username, email: `${username}@people.example`, ...overrides });
    world.clock.advance(7_200);
    await world.accounts.registration.register(form, ADDRESS);
    const [mail] = await world.mailsTo(form.email);
    const account = await world.accounts.registration.confirm(codeIn(mail), PASSWORD);
    return { account, form, login: () => world.accounts.login({ username, password: PASSWORD, address: ADDRESS }) };
  }

  it('opens an account once the mailbox has confirmed it and a password is set', async () => {
    const { accounts, clock, mailsTo } = world;
    await accounts.registration.register(aRegistration(), ADDRESS);
    const early = accounts.login({ username: 'ada', password: PASSWORD, address: ADDRESS });
    await expect(early).rejects.toMatchObject({ code: 'unauthenticated' });

    const [mail, ...others] = await mailsTo('ada@people.example');
    const confirmed = await accounts.registration.confirm(codeIn(mail), PASSWORD);
    const signedIn = await accounts.login({ username: 'ADA', password: PASSWORD, address: ADDRESS });

    expect(others).toEqual([]);
    expect(signedIn).toEqual({
      id: confirmed.id,
      username: 'ada',
      email: 'ada@people.example',
      passwordHash: expect.stringContaining('$argon2id$'),
      displayName: '',
      organisation: 'University of Valmere',
      purpose: 'Recognition of foreign degrees',
      role: 'consumer',
      status: 'active',
      statusReason: '',
      isListed: true,
      isHidden: false,
      termsVersion: '2026-01',
      tokenGeneration: 1,
      createdAt: clock.now(),
      confirmedAt: clock.now(),
    });
    const again = accounts.registration.confirm(codeIn(mail), PASSWORD);
    await expect(again).rejects.toMatchObject({ code: 'invalid_record' });
  });

  it('tells only the mailbox that it already has an account', async () => {
    const { form } = await somebody();
    world.clock.advance(7_200);
    await world.accounts.registration.register({ ...form, username: 'another-name' }, ADDRESS);
    const mails = await world.mailsTo(form.email);

    expect(mails.at(-1)).toContain(`belongs to "${form.username}"`);
    expect(await findAccountByUsername(database().reader, 'another-name')).toBeUndefined();
  });

  it('refuses a username that somebody has, whatever the case of its letters', async () => {
    const { form } = await somebody();
    world.clock.advance(7_200);
    const taken = { ...form, username: form.username.toUpperCase(), email: 'other@people.example' };
    await expect(world.accounts.registration.register(taken, ADDRESS)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('gives a name back that was not confirmed for three days', async () => {
    const { accounts, clock } = world;
    clock.advance(7_200);
    await accounts.registration.register(aRegistration({ username: 'lazy', email: 'a@lazy.example' }), ADDRESS);
    clock.advance(72 * 3_600 + 1);
    await accounts.registration.register(aRegistration({ username: 'lazy', email: 'b@lazy.example' }), ADDRESS);
    expect(await findAccountByUsername(database().reader, 'lazy')).toMatchObject({ email: 'b@lazy.example' });
  });

  it('lets the newer registration of a mailbox take the place of the unconfirmed one', async () => {
    const { accounts, clock, mailsTo } = world;
    clock.advance(7_200);
    const email = 'twice@people.example';
    await accounts.registration.register(aRegistration({ username: 'first-try', email }), ADDRESS);
    await accounts.idle();
    clock.advance(10);
    await accounts.registration.register(aRegistration({ username: 'second-try', email }), ADDRESS);
    const [first, second] = await mailsTo(email);

    await expect(accounts.registration.confirm(codeIn(first), PASSWORD)).rejects.toMatchObject({
      code: 'invalid_record',
    });
    expect(await accounts.registration.confirm(codeIn(second), PASSWORD)).toMatchObject({ username: 'second-try' });
  });

  it.each([
    [{ username: 'a b' }, '/username'],
    [{ username: 'ab' }, '/username'],
    [{ username: 'x'.repeat(65) }, '/username'],
    [{ email: 'nobody' }, '/email'],
    [{ email: 'two@signs@people.example' }, '/email'],
    [{ email: 'line\nbreak@people.example' }, '/email'],
    [{ organisation: '' }, '/organisation'],
    [{ organisation: 'Buy at https://spam.example' }, '/organisation'],
    [{ displayName: 'Two\nlines' }, '/display_name'],
    [{ purpose: '' }, '/purpose'],
    [{ purpose: '<b>bold</b>' }, '/purpose'],
    [{ purpose: 'x'.repeat(1_001) }, '/purpose'],
    [{ termsVersion: '2025-01' }, '/terms_version'],
  ])('refuses a registration with %j', async (overrides, pointer) => {
    const refused = world.accounts.registration.register(aRegistration({ username: 'ok.name', ...overrides }), ADDRESS);
    await expect(refused).rejects.toMatchObject({ code: 'invalid_record', problems: [{ pointer }] });
  });

  it('refuses passwords that are easily guessed', async () => {
    const { accounts, clock, mailsTo } = world;
    clock.advance(7_200);
    await accounts.registration.register(aRegistration({ username: 'weak', email: 'w@people.example' }), ADDRESS);
    const code = codeIn((await mailsTo('w@people.example'))[0]);
    for (const password of ['short', 'aaaaaaaaaaaaaa', 'weak-weak-weak', 'x'.repeat(257)]) {
      await expect(accounts.registration.confirm(code, password)).rejects.toMatchObject({ code: 'invalid_record' });
    }
    expect(await accounts.registration.confirm(code, PASSWORD)).toMatchObject({ status: 'active' });
  });

  it('waits for the operator where the policy says so', async () => {
    const careful = await openTestAccounts(database(), { registrationPolicy: 'approval' });
    const { accounts, mailsTo } = careful;
    try {
      await accounts.registration.register(
        aRegistration({ username: 'eve', email: 'eve@people.example' }),
        '192.0.2.8',
      );
      const { id } = await accounts.registration.confirm(codeIn((await mailsTo('eve@people.example'))[0]), PASSWORD);
      const login = () => accounts.login({ username: 'eve', password: PASSWORD, address: ADDRESS });

      await expect(login()).rejects.toMatchObject({ code: 'forbidden' });
      await accounts.administration.restore(id, OPERATOR);
      expect(await login()).toMatchObject({ id, status: 'active' });
    } finally {
      await careful.close();
    }
  });

  it('publishes those who agreed, by organisation or chosen name, unless the operator hides them', async () => {
    const named = await somebody({ displayName: 'Office for Degrees', isListed: true });
    const silent = await somebody({ organisation: 'Silent College', isListed: false });
    const hidden = await somebody({ organisation: 'Hidden College' });
    await world.accounts.administration.setHidden(hidden.account.id, true, OPERATOR);
    const { items } = await listPublishedUsers(database().reader, { limit: null, offset: 0 });
    const names = items.map(({ name }) => name);

    expect(items).toContainEqual({
      name: 'Office for Degrees',
      purpose: 'Recognition of foreign degrees',
      since: named.account.confirmedAt?.slice(0, 10),
    });
    expect(names).not.toContain(silent.form.organisation);
    expect(names).not.toContain('Hidden College');
  });

  it('changes the password only for who knows the old one, and the primary token with it', async () => {
    const { account, form, login } = await somebody();
    const before = await world.accounts.tokens.primary(account);
    const change = (password: string) =>
      world.accounts.changes.changePassword(form.username, {
        password,
        newPassword: 'nine loud hills',
        address: ADDRESS,
      });

    await expect(change('wrong')).rejects.toMatchObject({ code: 'unauthenticated' });
    await change(PASSWORD);
    await expect(login()).rejects.toMatchObject({ code: 'unauthenticated' });
    const after = await world.accounts.login({
      username: form.username,
      password: 'nine loud hills',
      address: ADDRESS,
    });

    expect(await world.accounts.tokens.primary(after)).not.toBe(before);
    expect(await world.accounts.tokenCheck.authenticate(before)).toBeUndefined();
  });

  it('resets a password by mail, once and within an hour', async () => {
    const { form } = await somebody();
    const { accounts, clock, mailsTo } = world;
    await accounts.changes.requestReset(form.email, ADDRESS);
    const late = codeIn((await mailsTo(form.email)).at(-1));
    clock.advance(3_601);
    await expect(accounts.changes.resetPassword(late, 'nine loud hills')).rejects.toMatchObject({
      code: 'invalid_record',
    });

    await accounts.changes.requestReset(form.username, ADDRESS);
    const code = codeIn((await mailsTo(form.email)).at(-1));
    await accounts.changes.resetPassword(code, 'nine loud hills');
    const twice = accounts.changes.resetPassword(code, 'ten louder hills');

    await expect(twice).rejects.toMatchObject({ code: 'invalid_record' });
    const credentials = { username: form.username, password: 'nine loud hills', address: ADDRESS };
    expect(await accounts.login(credentials)).toMatchObject({ username: form.username });
  });

  it('writes no more than three mails an hour to a mailbox, and none to strangers', async () => {
    const { form } = await somebody();
    const { accounts, mailsTo } = world;
    for (let time = 0; time < 5; time += 1) await accounts.changes.requestReset(form.username, '192.0.2.9');
    await accounts.changes.requestReset('nobody@people.example', '192.0.2.9');

    expect(await mailsTo('nobody@people.example')).toEqual([]);
    expect(await mailsTo(form.email)).toHaveLength(3);
  });

  it('changes the mail address after the new mailbox has agreed, and tells the old one', async () => {
    const { account, form } = await somebody();
    const { accounts, mailsTo } = world;
    const email = `new.${form.email}`;
    await accounts.changes.requestEmail(form.username, { password: PASSWORD, email, address: ADDRESS });
    const [mail] = await mailsTo(email);
    expect(await findAccount(database().reader, account.id)).toMatchObject({ email: form.email });
    world.clock.advance(1);
    await accounts.changes.confirmEmail(codeIn(mail));

    expect(await findAccount(database().reader, account.id)).toMatchObject({ email });
    expect((await mailsTo(form.email)).at(-1)).toContain('Subject: Your mail address was changed');
  });

  it('suspends with a reason that is told and kept, and restores with new tokens', async () => {
    const { account, login } = await somebody();
    const { accounts } = world;
    const token = await accounts.tokens.primary(account);
    await accounts.administration.suspend(account.id, { actor: 'account:1', reason: 'Resold the data' });

    expect(await accounts.tokenCheck.authenticate(token)).toEqual({ state: 'suspended', reason: 'Resold the data' });
    await expect(login()).rejects.toMatchObject({
      code: 'forbidden',
      message: 'The account is suspended: Resold the data',
    });
    await accounts.administration.restore(account.id, OPERATOR);
    expect(await accounts.tokens.primary(await login())).not.toBe(token);
    expect((await readAudit(database().reader, account.id)).map(({ action, reason }) => [action, reason])).toEqual([
      ['registered', ''],
      ['confirmed', ''],
      ['suspended', 'Resold the data'],
      ['restored', 'Asked by letter'],
    ]);
  });

  it('forgets a person: nothing of them is left, their tokens end, and the name is free', async () => {
    const { account, form } = await somebody({ organisation: 'Forgotten College' });
    const { accounts } = world;
    const token = await accounts.tokens.primary(account);
    await accounts.changes.requestReset(form.username, ADDRESS);
    await accounts.idle();
    await accounts.administration.erase(account.id, { actor: `account:${account.id}` });

    expect(await findAccount(database().reader, account.id)).toMatchObject({
      username: `#${account.id}`,
      email: null,
      passwordHash: null,
      displayName: '',
      organisation: '',
      purpose: '',
      status: 'erased',
      isListed: false,
    });
    expect(await accounts.tokenCheck.authenticate(token)).toBeUndefined();
    for (const table of ['token', 'one_time_code', 'account_agency'] as const) {
      const rows = await database().reader.selectFrom(table).selectAll().where('account_id', '=', account.id).execute();
      expect(rows).toEqual([]);
    }
    world.clock.advance(90_000);
    await accounts.registration.register(form, ADDRESS);
    expect(await findAccountByUsername(database().reader, form.username)).toMatchObject({ status: 'pending' });
  });

  it('never loses the last operator', async () => {
    const { accounts } = world;
    const opened = (name: string) =>
      accounts.administration.open(
        {
          username: name,
          email: `${name}@registry.example`,
          displayName: 'The operator',
          organisation: '',
          purpose: 'Operation',
          role: 'operator',
          agencies: [],
          password: PASSWORD,
        },
        OPERATOR,
      );
    const [one, other] = [await opened('operator.one'), await opened('operator.two')];
    await accounts.administration.suspend(one.id, OPERATOR);
    await expect(accounts.administration.suspend(other.id, OPERATOR)).rejects.toMatchObject({ code: 'conflict' });
    await expect(accounts.administration.erase(other.id, OPERATOR)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('leaves no trace of accounts in the journal', async () => {
    const before = await readJournalHead(database().reader);
    const { account } = await somebody();
    await world.accounts.administration.erase(account.id, OPERATOR);
    expect(await readJournalHead(database().reader)).toEqual(before);
    expect(world.errors).toEqual([]);
  });

  it.each([
    ['de', 'innerhalb von drei Tagen', '/de/account/confirm?code=', 'Passwort vergessen'],
    ['fr', 'dans les trois jours', '/fr/account/confirm?code=', 'mot de passe, demandez-en un nouveau'],
    ['en', 'within three days', '/accounts/confirm/?code=', 'forgotten the password'],
  ] as const)('writes to whoever registers in the language of the page: %s', async (language, said, link, known) => {
    const { form } = await somebody({ language });
    const [mail = ''] = await world.mailsTo(form.email);
    expect([mail.includes(said), mail.includes(link)]).toEqual([true, true]);
    await world.accounts.registration.register({ ...form, username: `${form.username}-again` }, ADDRESS);
    const mails = await world.mailsTo(form.email);
    expect(mails.filter((text) => text.includes(known))).toHaveLength(1);
  });
});
