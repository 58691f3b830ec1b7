import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { agencyToken } from './sign-in.ts';

describeInBrowser('the description of the API', ({ visit }) => {
  it('is a page that asks the registry with the token of the reader', async () => {
    await visit(async ({ page, complaints }) => {
      const token = await agencyToken(page);
      await page.goto('/webapi/v2/swagger/', { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: 'Authorize' }).click();
      await page.getByLabel('auth-bearer-value').fill(token);
      await page.getByRole('button', { name: 'Apply credentials' }).click();
      await page.getByRole('button', { name: 'Close', exact: true }).click();

      const operation = page.locator('#operations-reports-getReport');
      await operation.locator('.opblock-summary-control').click();
      await operation.getByRole('button', { name: 'Try it out' }).click();
      await operation.getByPlaceholder('reportID').fill('1');
      await operation.getByRole('button', { name: 'Execute' }).click();
      const answer = operation.locator('.live-responses-table');
      await answer.waitFor();
      expect(await answer.locator('.response-col_status').last().innerText()).toContain('200');
      expect(await answer.innerText()).toContain('"agency_acronym"');
      // The page hides its symbols by a style that our policy does not let through; nothing is seen of them anyway.
      expect(complaints.filter((text) => !text.startsWith('Applying inline style'))).toEqual([]);
    });
  }, 120_000);
});
