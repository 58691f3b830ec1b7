import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';

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

  it('lists the reports behind the months in which they end', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', '/portal');
      const all = page.getByRole('link', { name: /^List all \d+$/ });
      const [count = ''] = /\d+/.exec(await all.innerText()) ?? [];
      await all.click();
      await page.waitForURL(/ends_from=/);
      expect(await page.getByRole('status').innerText()).toContain(`${count} reports, ending from`);
      await page.getByRole('link', { name: 'Show reports of any end' }).click();
      await page.waitForURL(({ search }) => !search.includes('ends_from'));
      await page.getByRole('link', { name: /^Show all \d+$/ }).click();
      await page.waitForURL(/flags=all/);
      expect(await page.getByRole('table', { name: 'Flags' }).getByRole('row').count()).toBeGreaterThan(11);
    });
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

  it('lists reports in every state, with what nobody else sees', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', '/portal');
      await page.getByLabel('State', { exact: true }).selectOption('Held');
      await page.getByRole('button', { name: 'Show' }).click();
      const rows = page.getByRole('table', { name: 'Reports' }).getByRole('row');
      const held = rows.filter({ hasText: 'High flag: held' });
      expect(await held.count()).toBe((await rows.count()) - 1);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download CSV' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(lines.slice(1).every((line) => line.includes(',held,high level,'))).toBe(true);
      expect(lines.length).toBe(await rows.count());
      await page.getByLabel('State', { exact: true }).selectOption('Any');
      await page.getByLabel('Institution, programme or your id').fill('known/held-file');
      await page.getByRole('button', { name: 'Show' }).click();
      expect(await rows.count()).toBe(2);
      expect(await rows.last().innerText()).toContain('1 file could not be fetched.');
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('lets an agency change what it says about itself, and tells where the rest is changed', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', '/portal/agency');
      const person = page.getByLabel('Contact', { exact: true });
      await person.fill('B. Another');
      await page.getByLabel('Web site').fill('merqa.example');
      await page.getByRole('button', { name: 'Save' }).click();
      expect(await page.getByLabel('Web site').getAttribute('aria-invalid')).toBe('true');
      expect(await person.inputValue()).toBe('B. Another');
      await page.getByLabel('Web site').fill('https://www.merqa.example');
      await page.getByRole('button', { name: 'Save' }).click();
      expect(await page.getByRole('status').innerText()).toBe('The change is public now.');
      await page.goto('/agency/1');
      expect(await page.getByText('B. Another').count()).toBe(1);
      await page.goto('/portal/agency');
      await page.getByRole('link', { name: 'Write to the operator' }).click();
      expect(new URL(page.url()).search).toBe('?record=agency&id=1');
    }, WITHOUT_SCRIPT);
  }, 60_000);
});
