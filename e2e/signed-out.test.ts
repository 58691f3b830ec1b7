import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { fillSignIn, signIn } from './sign-in.ts';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };
const NEW = '/portal/reports/new';

describeInBrowser('somebody who is signed out in the middle of a form', ({ visit, baseUrl }) => {
  it('is told in the form, signs in elsewhere and goes on', async () => {
    await visit(async ({ page, context }) => {
      await page.clock.install();
      await signIn(page, 'agency', NEW);
      await page.getByLabel('Your id of the report').fill('signed-out-1');
      await context.clearCookies();
      await page.clock.fastForward('10:00');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      const notice = page.getByRole('alert');
      expect(await notice.innerText()).toContain('You are signed out, and nothing was sent.');
      const [other] = await Promise.all([context.waitForEvent('page'), notice.getByRole('link').click()]);
      await fillSignIn(other, 'agency');
      expect(new URL(other.url()).pathname).toBe('/portal');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByRole('heading', { name: /need a correction/ }).waitFor();
      expect(await page.getByLabel('Your id of the report').inputValue()).toBe('signed-out-1');
    });
  }, 60_000);

  it('signs in and goes on with what was typed, without script', async () => {
    await visit(async ({ page, context }) => {
      await signIn(page, 'agency', NEW);
      await page.getByLabel('Your id of the report').fill('signed-out-2');
      await context.clearCookies();
      await page.getByRole('button', { name: 'Send the report' }).click();
      expect(await page.getByRole('alert').innerText()).toContain('What you typed is kept.');
      await page.getByLabel('Username').fill('agency');
      await page.getByLabel('Password').fill('not it');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await fillPasswordAgain();
      expect(await page.getByRole('link', { name: 'Signed in as agency' }).count()).toBe(1);
      await page.getByRole('button', { name: 'Go on with what I typed' }).click();
      expect(new URL(page.url()).pathname).toBe(NEW);
      expect(await page.getByLabel('Your id of the report').inputValue()).toBe('signed-out-2');
      expect(await page.getByRole('heading', { name: /need a correction/ }).count()).toBe(1);

      async function fillPasswordAgain(): Promise<void> {
        await page.getByLabel('Password').fill('agency');
        await page.getByRole('button', { name: 'Sign in' }).click();
      }
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('is not shown what another site has sent in their name', async () => {
    const answer = await fetch(`${baseUrl}/account/tokens`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ action: 'create', name: 'evil' }),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/sign-in?next=%2Faccount%2Ftokens']);
  });
});

describeInBrowser('a form whose button is pressed twice', ({ visit }) => {
  it('is sent once', async () => {
    await visit(async ({ page }) => {
      const name = `pressed-twice-${process.pid}`;
      await signIn(page, 'agency', '/account/tokens');
      await page.getByLabel('Name', { exact: true }).fill(name);
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') sent += 1;
      });
      await page.getByRole('button', { name: 'Create the token' }).dblclick();
      await page.locator('[data-token]').waitFor();
      expect(sent).toBe(1);
      expect(await page.getByRole('row', { name }).count()).toBe(1);
    });
  }, 60_000);

  it('reports an error once', async () => {
    await visit(async ({ page }) => {
      await page.goto('/correction?record=institution&id=1');
      await page.locator('#message').fill('The name is misspelt.');
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST') sent += 1;
      });
      await page.locator('main form button').dblclick();
      await page.waitForLoadState('networkidle');
      expect(sent).toBe(1);
    });
  }, 60_000);
});

describeInBrowser('signing in without a page in mind', ({ visit }) => {
  it.each([
    ['operator', '/desk'],
    ['agency', '/portal'],
    ['reader', '/account'],
  ])(
    'leads the %s to %s',
    async (name, path) => {
      await visit(async ({ page }) => {
        await page.goto('/sign-in');
        await fillSignIn(page, name);
        expect(new URL(page.url()).pathname).toBe(path);
        await page.goto('/sign-in');
        expect(new URL(page.url()).pathname).toBe(path);
      });
    },
    60_000,
  );
});
