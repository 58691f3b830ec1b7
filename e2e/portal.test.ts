import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };

describeInBrowser('the portal of agencies', ({ visit }) => {
  it('shows what is held and why, narrows the list, and takes a request to delete a report', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', '/portal');
      expect(await page.getByRole('heading', { name: /^\d+ reports? (is|are) held and not public$/ }).count()).toBe(1);
      const held = page.getByRole('row', { name: /known\/held-file/ });
      expect(await held.innerText()).toContain('The only file of the report could not be fetched.');

      await page.getByLabel('Flag', { exact: true }).selectOption('low level');
      await page.getByRole('button', { name: 'Show' }).click();
      const rows = page.getByRole('table', { name: 'Reports' }).getByRole('row');
      const flagged = rows.filter({ hasText: 'Low flag: published' });
      expect(await flagged.count()).toBe((await rows.count()) - 1);

      await flagged.first().getByRole('link').click();
      expect(await page.getByText('Published. Everybody can see this report.').count()).toBe(1);
      await page.getByLabel('Why shall the report go?').fill('Sent twice');
      await page.getByRole('button', { name: 'Ask for deletion' }).click();
      expect(await page.getByRole('status').innerText()).toContain('The request is with the operator');
      expect(await page.getByText('Held. Only you and the operator can see this report.').count()).toBe(1);
      const address = page.url().replace('/portal/', '/').replace(/\?.*/, '');
      expect((await page.goto(address))?.status()).toBe(404);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('is for agencies alone', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'reader', '/portal');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('This was refused');
      await page.goto('/account');
      expect(await page.getByRole('link', { name: 'My reports' }).count()).toBe(0);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('shows no report of another agency', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', '/reports?query=VELARIA');
      const [id] = /\d+$/.exec((await page.locator('h3 a').first().getAttribute('href')) ?? '') ?? [];
      expect((await page.goto(`/portal/report/${id}`))?.status()).toBe(404);
    }, WITHOUT_SCRIPT);
  }, 60_000);
});

async function signIn(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`/sign-in?next=${encodeURIComponent(path)}`);
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
