import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { readLink } from './mailbox.ts';

const PASSWORD = 'seven quiet rivers';
const WITHOUT_SCRIPT = { javaScriptEnabled: false };
let people = 0;

describeInBrowser('accounts', ({ visit, baseUrl }) => {
  const ask = (path: string, token: string) =>
    fetch(`${baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });

  it('registers, opens the link of the mail, gets a token and uses it, all without script', async () => {
    await visit(async ({ page, context }) => {
      const { username, email } = somebody();
      await page.goto('/');
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByRole('link', { name: 'Register', exact: true }).click();
      await fillRegistration(page, { username, email });
      await page.getByRole('button', { name: 'Register' }).click();
      expect(await heading(page)).toBe('Look into your mailbox');
      expect(await context.cookies()).toEqual([]);

      await page.goto(await linkInMail(email, 'confirm'));
      expect(new URL(page.url()).pathname).toBe('/account/confirm');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Open the account' }).click();
      expect(await heading(page)).toBe('Your account');
      expect(await page.getByRole('status').innerText()).toContain('Your account is open');

      await page.getByRole('link', { name: 'Tokens' }).click();
      await page.getByRole('button', { name: 'Show the token' }).click();
      const token = await page.locator('[data-token]').innerText();
      const answer = await ask('/webapi/v2/browse/countries/', token);
      expect(answer.status).toBe(200);

      await page.getByRole('button', { name: 'Sign out' }).click();
      expect(await context.cookies()).toEqual([]);
      await page.goto('/account/tokens');
      expect(await heading(page)).toBe('Sign in');
      await signIn(page, username);
      expect(await heading(page)).toBe('Tokens');
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('says at the fields what is wrong with a registration, and keeps what was typed', async () => {
    await visit(async ({ page }) => {
      await page.goto('/register');
      await fillRegistration(page, { username: 'reader', email: 'new@people.example' });
      await page.getByRole('button', { name: 'Register' }).click();
      const field = page.getByLabel('Username');
      expect([await field.inputValue(), await field.getAttribute('aria-invalid')]).toEqual(['reader', 'true']);
      expect(await page.locator('#username-wrong').innerText()).toBe('Is already taken.');
      expect(await page.getByRole('alert').innerText()).toContain('already taken');
    }, WITHOUT_SCRIPT);
  });

  it('sets a forgotten password by the link of the mail, which works once', async () => {
    await visit(async ({ page }) => {
      const { username, email } = await registered(page);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.goto('/account/forgotten');
      await page.getByLabel('Username or mail address').fill(username);
      await page.getByRole('button', { name: 'Send the link' }).click();
      expect(await heading(page)).toBe('Look into your mailbox');
      const link = await linkInMail(email, 'password-reset');
      await page.goto(link);
      await page.getByLabel('New password').fill('nine loud hills');
      await page.getByRole('button', { name: 'Set the password' }).click();
      expect(await page.getByRole('status').innerText()).toContain('The password is set');
      await signIn(page, username, 'nine loud hills');
      expect(await heading(page)).toBe('Your account');
      await page.goto(link);
      expect(await heading(page)).toBe('This link no longer works');
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('creates a named token that is shown once, lists it, and revokes it', async () => {
    await visit(async ({ page }) => {
      await registered(page);
      await page.goto('/account/tokens');
      await page.getByRole('textbox', { name: 'Name' }).fill('Nightly harvest');
      await page.getByLabel('Last day').fill('2099-01-01');
      await page.getByRole('button', { name: 'Create the token' }).click();
      const token = await page.locator('[data-token]').innerText();
      expect((await ask('/accounts/me/', token)).status).toBe(200);
      await page.goto('/account/tokens');
      expect(await page.locator('[data-token]').count()).toBe(0);
      expect(await page.getByRole('row', { name: /Nightly harvest/ }).innerText()).toContain('1\u00a0Jan 2099');
      await page.getByRole('button', { name: 'Revoke Nightly harvest' }).click();
      expect(await page.getByRole('status').innerText()).toContain('The token is revoked');
      await expect.poll(async () => (await ask('/accounts/me/', token)).status, { timeout: 5_000 }).toBe(401);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('renews the primary token only when that is confirmed', async () => {
    await visit(async ({ page }) => {
      await registered(page);
      await page.goto('/account/tokens');
      await page.getByRole('button', { name: 'Show the token' }).click();
      const before = await page.locator('[data-token]').innerText();
      await page.locator('summary', { hasText: 'Renew it' }).click();
      await page.getByRole('checkbox', { name: /Programs that use the old token/ }).check();
      await page.getByRole('button', { name: 'Renew it' }).click();
      const after = await page.locator('[data-token]').innerText();
      expect(after).not.toBe(before);
      expect((await ask('/accounts/me/', after)).status).toBe(200);
      await expect.poll(async () => (await ask('/accounts/me/', before)).status, { timeout: 5_000 }).toBe(401);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('changes the password and stays signed in here alone', async () => {
    await visit(async ({ page, context }) => {
      await registered(page);
      const [old] = await context.cookies();
      await page.goto('/account/settings');
      const form = page.getByRole('region', { name: 'Password', exact: true });
      await form.getByLabel('Current password').fill('not the password');
      await form.getByLabel('New password').fill('nine loud hills');
      await form.getByRole('button').click();
      expect(await page.getByRole('alert').innerText()).toBe('The username or the password is not right.');
      await form.getByLabel('Current password').fill(PASSWORD);
      await form.getByLabel('New password').fill('nine loud hills');
      await form.getByRole('button').click();
      expect(await page.getByRole('status').innerText()).toContain('The password is changed');
      const [fresh] = await context.cookies();
      expect(fresh?.value).not.toBe(old?.value);
      await expect
        .poll(async () => (await ask('/accounts/me/', old?.value ?? '')).status, { timeout: 5_000 })
        .toBe(401);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('changes the mail address once its mailbox has confirmed it', async () => {
    await visit(async ({ page }) => {
      const { username } = await registered(page);
      const email = `${username}@elsewhere.example`;
      await page.goto('/account/settings');
      await page.getByLabel('New mail address').fill(email);
      await page.locator('#password-for-mail').fill(PASSWORD);
      await page.getByRole('button', { name: 'Change the address' }).click();
      expect(await page.getByRole('status').innerText()).toContain('A mail is on its way');
      await page.goto(await linkInMail(email, 'email'));
      await page.getByRole('button', { name: 'Use this address' }).click();
      expect(await page.getByText(`Now: ${email}`).count()).toBe(1);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('erases the account of whoever types its name', async () => {
    await visit(async ({ page, context }) => {
      const { username } = await registered(page);
      await page.goto('/account/settings');
      await page.getByLabel(/Type your username/).fill('somebody else');
      await page.getByRole('button', { name: 'Erase the account' }).click();
      expect(await page.getByRole('alert').innerText()).toBe('The account was not erased.');
      await page.getByLabel(/Type your username/).fill(username);
      await page.getByRole('button', { name: 'Erase the account' }).click();
      expect(await page.getByRole('status').innerText()).toContain('The account is gone');
      expect(await context.cookies()).toEqual([]);
      await signIn(page, username);
      expect(await page.getByRole('alert').innerText()).toBe('The username or the password is not right.');
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('keeps the session where no script and no other site can reach it, and pages of it nowhere', async () => {
    await visit(async ({ page, context }) => {
      await page.goto('/sign-in');
      await signIn(page, 'reader', 'reader');
      const [cookie, ...others] = await context.cookies();
      expect(others).toEqual([]);
      expect(cookie).toMatchObject({ name: 'session', path: '/', httpOnly: true, sameSite: 'Lax', secure: false });
      expect(await page.evaluate(() => document.cookie)).toBe('');
      const kept = [];
      for (const path of ['/account', '/account/tokens', '/', '/institutions']) {
        kept.push((await page.goto(path))?.headers()['cache-control']);
      }
      expect(kept).toEqual(['no-store', 'no-store', 'no-store', 'no-store']);
      expect(await page.getByRole('link', { name: 'Signed in as reader' }).count()).toBe(1);
    });
    const visitor = await fetch(`${baseUrl}/institutions`);
    expect([visitor.headers.get('set-cookie'), (await visitor.text()).includes('Signed in as')]).toEqual([null, false]);
  }, 60_000);

  it('does not ask somebody to sign in again who ends up where nothing is', async () => {
    await visit(async ({ page }) => {
      await page.goto('/sign-in');
      await signIn(page, 'reader', 'reader');
      await page.waitForURL('**/account');
      await page.goto('/nowhere');
      expect(await page.getByRole('link', { name: 'Sign in' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Account' }).click();
      expect(new URL(page.url()).pathname).toBe('/account');
    });
  }, 60_000);

  it('refuses forms that another site or another session has made', async () => {
    await visit(async ({ page, context }) => {
      await page.goto('/sign-in');
      await signIn(page, 'reader', 'reader');
      const [{ value: session } = { value: '' }] = await context.cookies();
      await page.goto('/account/tokens');
      const formToken = (await page.locator('input[name=form_token]').first().getAttribute('value')) ?? '';
      const send = (fields: Record<string, string>, headers: Record<string, string>, path = '/account/tokens') =>
        fetch(`${baseUrl}${path}`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: `session=${session}`, ...headers },
          body: new URLSearchParams(fields),
        });
      const here = { 'sec-fetch-site': 'same-origin' };
      const statuses = [
        (await send({ action: 'show', form_token: formToken }, here)).status,
        (await send({ action: 'show' }, here)).status,
        (await send({ action: 'show', form_token: 'salt.signature' }, here)).status,
        (await send({ action: 'show', form_token: formToken }, { 'sec-fetch-site': 'cross-site' })).status,
        (await send({ action: 'show', form_token: formToken }, { origin: 'https://evil.example' })).status,
        (await send({ action: 'show', form_token: formToken }, {})).status,
        (await send({}, here, '/sign-out')).status,
        (await send({ username: 'reader', password: 'reader' }, { 'sec-fetch-site': 'cross-site' }, '/sign-in')).status,
        (await send({ username: 'reader', password: 'reader' }, { origin: baseUrl }, '/sign-in')).status,
      ];
      expect(statuses).toEqual([200, 403, 403, 403, 403, 403, 403, 403, 303]);
    });
  }, 60_000);

  it('begins a new session with each sign-in, and leads to pages of this site only', async () => {
    const enter = async (next: string, cookie = '') => {
      const response = await fetch(`${baseUrl}/sign-in`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin', cookie },
        body: new URLSearchParams({ username: 'reader', password: 'reader', next }),
      });
      const session = /^(session=[0-9a-f]{40});/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
      return { session, location: response.headers.get('location') };
    };
    const first = await enter('/account/tokens');
    const second = await enter('//evil.example/', first.session);
    expect([first.location, second.location]).toEqual(['/account/tokens', '/account']);
    expect(second.session).not.toBe(first.session);
    const gone = () => ask('/accounts/me/', first.session.slice('session='.length));
    await expect.poll(async () => (await gone()).status, { timeout: 5_000 }).toBe(401);
  }, 60_000);

  it('shows what the registry says to somebody who guesses too often', async () => {
    await visit(async ({ page }) => {
      await page.goto('/sign-in');
      for (let count = 0; count < 11; count += 1) await signIn(page, 'nobody-here', `guess number ${count}`);
      expect(await page.getByRole('alert').innerText()).toMatch(
        /^There were too many failed attempts; please wait before the next\.\s+You can try again in \d+ s\.$/,
      );
    }, WITHOUT_SCRIPT);
  }, 60_000);
});

function somebody() {
  people += 1;
  const username = `person-${process.pid}-${people}`;
  return { username, email: `${username}@people.example` };
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

async function fillRegistration(page: Page, { username, email }: { username: string; email: string }): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Mail address').fill(email);
  await page.getByLabel('Organisation', { exact: true }).fill('Recognition office of Valmere');
  await page.getByLabel('What will you use the data for?').fill('Recognition of foreign degrees');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
}

/** Somebody new, signed in. */
async function registered(page: Page) {
  const person = somebody();
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.goto(await linkInMail(person.email, 'confirm'));
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open the account' }).click();
  return person;
}

async function signIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function linkInMail(email: string, kind: string): Promise<string> {
  return readLink({ dataDir: inject('dataDir'), email, kind });
}
