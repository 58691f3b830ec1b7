import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { readLink } from './mailbox.ts';
import { type RunningRegistry, startRegistry } from './registry-process.ts';
import { signIn } from './sign-in.ts';

const PASSWORD = 'seven quiet rivers';

/** The registry of the other tests lets everybody in at once. */
describeInBrowser('registrations that wait for the operator', ({ visit }) => {
  let registry: RunningRegistry;
  beforeAll(async () => {
    registry = await startRegistry({ settings: { REGISTRATION_POLICY: 'approval' }, reports: 300 });
  }, 120_000);
  afterAll(() => registry?.stop());

  const visitThere = (work: (page: Page) => Promise<void>, javaScriptEnabled = true) =>
    visit(({ page }) => work(page), { baseURL: registry.baseUrl, javaScriptEnabled });

  it('lets somebody in, who can sign in from then on', async () => {
    await visitThere(async (page) => {
      await register(page, registry, 'ada');
      await enter(page, 'ada');
      expect(await heading(page)).toBe('Sign in');
    }, false);
    await visitThere(async (page) => {
      await signIn(page, 'operator', '/desk');
      const queue = page.getByRole('row', { name: /^Registrations/ });
      expect((await queue.innerText()).replaceAll(/\s+/g, ' ')).toContain('Registrations 1 today');
      await queue.getByRole('link').click();
      expect(await page.getByRole('row', { name: /^ada/ }).innerText()).toContain('Recognition of foreign degrees');
      await page.getByRole('link', { name: 'ada' }).click();
      await page.getByLabel('Reason').first().fill('Known from the network');
      await page.getByRole('button', { name: 'Accept the registration' }).click();
      expect(await page.getByRole('status').innerText()).toBe('The registration is accepted; they get a mail.');
      await page.goto('/desk/registrations');
      expect(await page.getByText('No registration waits.').count()).toBe(1);
    }, false);
    await visitThere(async (page) => {
      await enter(page, 'ada');
      expect(await heading(page)).toBe('Your account');
    }, false);
  }, 120_000);

  it('refuses with a reason only, and tells whoever decides second what was decided', async () => {
    await visitThere((page) => register(page, registry, 'bob'));
    await visitThere(async (page) => {
      await signIn(page, 'operator', '/desk/registrations');
      await page.getByRole('link', { name: 'bob' }).click();
      await visitThere(async (other) => {
        await signIn(other, 'operator', new URL(page.url()).pathname);

        const reason = page.getByLabel('Reason').first();
        await reason.fill(' ');
        await page.getByRole('button', { name: 'Refuse it' }).click();
        expect(await page.getByRole('alert').innerText()).toBe('Give a reason.');
        await reason.fill('The organisation does not exist');
        await page.getByRole('button', { name: 'Refuse it' }).click();
        await page.getByText('Suspended: The organisation does not exist', { exact: true }).waitFor();

        await other.getByLabel('Reason').first().fill('Looks fine');
        await other.getByRole('button', { name: 'Refuse it' }).click();
        expect(await other.getByRole('alert').innerText()).toBe('That is not possible: the account bob is suspended.');
        expect(await other.getByRole('button', { name: 'Refuse it' }).count()).toBe(0);
      });
    });
  }, 120_000);
});

async function register(page: Page, { dataDir }: RunningRegistry, username: string): Promise<void> {
  const email = `${username}@people.example`;
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Mail address').fill(email);
  await page.getByLabel('Organisation', { exact: true }).fill('Recognition office of Valmere');
  await page.getByLabel('What will you use the data for?').fill('Recognition of foreign degrees');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.goto(await readLink({ dataDir, email, kind: 'confirm' }));
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

async function enter(page: Page, username: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

function heading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText();
}
