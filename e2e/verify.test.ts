import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';

const WITHDRAWN = 22;

describeInBrowser('the check of a credential', ({ visit, baseUrl }) => {
  const addressOf = (report: number) => `${baseUrl}/credentials/reports/${report}`;
  const credential = async () => (await fetch(addressOf(1))).text();

  async function checkFile(page: Page, name: string, content: string | Buffer, language = ''): Promise<void> {
    await page.goto(`${language}/verify`);
    const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
    await page.locator('#file').setInputFiles(file);
    await page.locator('form.stack button').click();
    await page.waitForLoadState();
  }

  it.each([
    ['half of a credential', '{"@context":["https://www.w3.org/2018', 'This is not a credential.'],
    ['rubbish', 'What is this?', 'This is not a credential.'],
    ['a PDF', '%PDF-1.7 \u00e2\u00e3', 'This is a PDF.'],
    ['a file of 2 MB', 'x'.repeat(2_000_000), 'This is larger than 256 kB.'],
  ])('says under the field of the file what is wrong with %s', async (_, content, sentence) => {
    await visit(async ({ page }) => {
      await checkFile(page, 'credential.json', content);
      expect(await page.locator('#file-wrong').innerText()).toContain(sentence);
    });
  });

  it('keeps what was pasted when it cannot be read', async () => {
    await visit(async ({ page }) => {
      await page.goto('/verify');
      await page.getByLabel('or its text').fill('{"id": 1');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      expect(await page.locator('#text-wrong').innerText()).toContain('This is not a credential.');
      expect(await page.getByLabel('or its text').inputValue()).toBe('{"id": 1');
    });
  });

  it('answers for the address of a withdrawn report, as behind its code', async () => {
    await visit(async ({ page }) => {
      const response = await page.goto(`/verify?url=${encodeURIComponent(addressOf(WITHDRAWN))}`);
      expect([response?.status(), await page.locator('.say').innerText()]).toEqual([
        200,
        'This credential no longer holds: the report was withdrawn.',
      ]);
    });
  });

  it('keeps an address under which there is nothing', async () => {
    await visit(async ({ page }) => {
      await page.goto(`/verify?url=${encodeURIComponent(addressOf(99_999_999))}`);
      expect(await page.locator('#url-wrong').innerText()).toBe('The registry has no credential at that address.');
      expect(await page.locator('#url').inputValue()).toBe(addressOf(99_999_999));
    });
  });

  it('says in one sentence that a file was changed, what it claims, and what the registry says', async () => {
    const changed = (await credential()).replace('"decision":"positive"', '"decision":"negative"');
    await visit(async ({ page }) => {
      await checkFile(page, 'from-a-friend.json', changed);
      const result = await page.locator('main').innerText();
      expect(result).toContain('from-a-friend.json, checked on');
      expect(result).toContain('This file was changed after it was signed.');
      expect(result).toContain('It claims “Negative”. The registry says “Positive”.');
      expect(await page.getByRole('row', { name: /Decision/ }).innerText()).toMatch(/Negative\s+Positive/);
      expect(result).not.toContain('credentialSubject');
    });
  });

  it('says what was checked in the language of the reader', async () => {
    const genuine = await credential();
    await visit(async ({ page }) => {
      await checkFile(page, 'credential.json', genuine, '/de');
      const checks = (await page.locator('.checks').innerText()).replaceAll('\u00a0', ' ');
      expect(checks).toContain('Seit der Signatur wurde kein Zeichen verändert.');
      expect(checks).toMatch(/Er gilt bis \d+\. [A-Z]\S+ \d{4}\./);
      expect(checks).not.toMatch(/\d{4}-\d{2}-\d{2}|\b(?:the|says|it)\b/i);
    });
  });
});
