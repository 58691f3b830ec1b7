import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };
const NEW = '/portal/reports/new';

describeInBrowser('the form for a report', ({ visit }) => {
  it('tells what is wrong at its field, then takes the report, which everybody sees', async () => {
    await visit(async ({ page, complaints }) => {
      await signIn(page, 'agency', NEW);
      await page.getByLabel('Your id of the report').fill('by-form-1');
      await page.getByRole('radio', { name: 'Positive', exact: true }).check();
      await page.getByRole('radio', { name: 'Voluntary' }).check();
      await page.getByLabel('Valid from').fill('2026-02-01');
      await page.getByLabel('Valid to').fill('2025-01-31');
      await page.getByRole('checkbox', { name: /^Programme accreditation/ }).check();
      await chooseInstitution(page, 'University of Ahrenrode');
      await page.getByRole('button', { name: 'Add a programme' }).click();
      const programme = page.getByRole('group', { name: 'Programme 1' });
      await programme.getByLabel('Name', { exact: true }).fill('Theory of Bridges');
      await programme.getByLabel('Level', { exact: true }).selectOption('second cycle');
      await page.getByLabel('Address of the PDF').fill('https://www.merqa.example/by-form-1.pdf');
      await page.getByLabel('Languages').fill('English');
      await page.getByRole('button', { name: 'Send the report' }).click();

      const problems = page.getByRole('alert');
      expect(await problems.getByRole('heading').innerText()).toBe('2 things need a correction; nothing was stored');
      expect(await problems.getByRole('listitem').allInnerTexts()).toEqual([
        'Valid to: The validity ends before it begins.',
        'Programme 1, Full recognised degree: Choose whether the programme leads to a full degree.',
      ]);
      await problems.getByRole('link', { name: /^Valid to/ }).click();
      const end = page.getByLabel('Valid to');
      expect(await end.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await end.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByLabel('Your id of the report').inputValue()).toBe('by-form-1');
      await end.fill('2032-01-31');
      await page.getByRole('radio', { name: 'Yes' }).check();
      await page.getByRole('button', { name: 'Send the report' }).click();

      expect(await page.getByRole('status').innerText()).toBe('The report is in the registry.');
      await page.getByRole('link', { name: 'Its public page' }).click();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('University of Ahrenrode');
      expect(await page.getByText('Theory of Bridges').count()).toBeGreaterThan(0);
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    });
  }, 90_000);

  it('does the same without script: names are looked up when the form is sent, rows come by buttons', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', NEW);
      await page.getByLabel('Your id of the report').fill('by-form-2');
      await page.getByRole('radio', { name: 'Positive', exact: true }).check();
      await page.getByRole('radio', { name: 'Voluntary' }).check();
      await page.getByLabel('Valid from').fill('2026-02-01');
      await page.getByRole('checkbox', { name: /^Programme accreditation/ }).check();
      await page.getByLabel('Name or identifier').fill('ahrenrode');
      await page.getByRole('button', { name: 'Add a programme' }).click();
      await page.getByRole('button', { name: 'Add a programme' }).click();
      await page.getByRole('button', { name: 'Remove Programme 2' }).click();
      const programme = page.getByRole('group', { name: 'Programme 1' });
      await programme.getByLabel('Name', { exact: true }).fill('Theory of Tunnels');
      await programme.getByLabel('Level', { exact: true }).selectOption('second cycle');
      await programme.getByRole('radio', { name: 'Yes' }).check();
      const pdf = {
        name: 'tunnels.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4 tunnels \xff', 'latin1'),
      };
      await page.getByLabel('Or the PDF itself').setInputFiles(pdf);
      await page.getByLabel('Languages').fill('en');
      await page.getByRole('button', { name: 'Check', exact: true }).click();

      expect(await page.getByRole('alert').getByRole('listitem').allInnerTexts()).toEqual([
        'Institution 1, Name or identifier: Which institution is “ahrenrode”?',
      ]);
      expect(await page.getByText('tunnels.pdf (1 kB) is ready to be sent').count()).toBe(1);
      await page
        .getByRole('button', { name: /University of Ahrenrode/ })
        .first()
        .click();
      expect(await page.getByLabel('Name or identifier').inputValue()).toBe('REGINST0001');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      expect(await page.getByRole('status').getByRole('heading').innerText()).toBe('Nothing is wrong with the report');
      await page.getByRole('button', { name: 'Send the report' }).click();
      expect(await page.getByRole('status').innerText()).toBe('The report is in the registry.');
      expect(await page.getByRole('table', { name: 'Files' }).innerText()).toContain('stored');
    }, WITHOUT_SCRIPT);
  }, 90_000);

  it('explains the flags that would be raised', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', NEW);
      await fillInstitutional(page, 'by-form-flags');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      const told = await page.getByRole('status').innerText();
      expect(told).toContain('The report would be held: nobody but you and the operator would see it.');
      expect(told).toContain('The report has no file. Add one, and it is published at once.');
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('leads back from a report that was checked and sent', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', NEW);
      await fillInstitutional(page, 'by-form-back');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByRole('status').getByRole('heading').waitFor();
      await page.getByRole('button', { name: 'Send the report' }).click();
      await page.waitForURL(/\/portal\/report\/\d+\?done=sent#main$/);
      expect((await page.goBack())?.status()).toBe(200);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('New report');
    });
  }, 60_000);

  it('makes one report of a form that is sent twice', async () => {
    await visit(async ({ page, context }) => {
      await signIn(page, 'agency', NEW);
      await fillInstitutional(page, 'by-form-twice');
      const form = await page.locator('form.report-form').evaluate((element) => {
        const entries = [...new FormData(element as HTMLFormElement)].filter(([name]) => !name.endsWith('upload'));
        return Object.fromEntries(entries) as Record<string, string>;
      });
      const send = () =>
        context.request.post(NEW, {
          multipart: { ...form, act: 'send' },
          headers: { origin: new URL(page.url()).origin },
          maxRedirects: 0,
        });
      const [first, second] = [await send(), await send()];
      expect([first.status(), second.status()]).toEqual([303, 303]);
      expect(second.headers()['location']).toBe(first.headers()['location']);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('asks before something typed is left behind, and only then', async () => {
    await visit(async ({ page }) => {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.type());
        void dialog.dismiss();
      });
      await signIn(page, 'agency', NEW);
      await page.getByRole('link', { name: 'My reports' }).first().click();
      await page.waitForURL(/\/portal$/);
      expect(asked).toEqual([]);
      await page.goto(NEW);
      await page.getByLabel('Your id of the report').pressSequentially('typed');
      await page.getByRole('link', { name: 'My agency' }).click();
      await expect.poll(() => asked).toEqual(['beforeunload']);
      expect(await page.getByLabel('Your id of the report').inputValue()).toBe('typed');
    });
  }, 60_000);

  it('tells whoever was overtaken, and lets them decide', async () => {
    await visit(async ({ page, context }) => {
      await signIn(page, 'agency', NEW);
      await fillInstitutional(page, 'by-form-conflict');
      await page.getByRole('button', { name: 'Send the report' }).click();
      await page.getByRole('link', { name: 'Correct this report' }).click();
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByRole('radio', { name: 'Negative' }).check();
      await other.getByRole('button', { name: 'Send the correction' }).click();
      expect(await other.getByRole('status').innerText()).toBe('The correction is in the registry.');

      await page.getByRole('radio', { name: 'Not applicable' }).check();
      await page.getByRole('button', { name: 'Send the correction' }).click();
      expect(await page.getByRole('alert').getByRole('heading').innerText()).toBe(
        'Somebody else has changed the report since you opened it',
      );
      expect(await page.getByRole('radio', { name: 'Not applicable' }).isChecked()).toBe(true);
      await page.getByRole('button', { name: 'Replace it with what is typed here' }).click();
      expect(await page.getByRole('status').innerText()).toBe('The correction is in the registry.');
      expect(await page.locator('#record').innerText()).toContain('Not applicable');
    }, WITHOUT_SCRIPT);
  }, 90_000);

  it('takes a report on an institution that is only proposed, which then waits', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', '/portal/institutions/new');
      const name = page.getByLabel('Official name');
      await name.fill('Universität Ahrenrode');
      await page.getByLabel('Country of its legal seat').selectOption('AT');
      await page.getByRole('button', { name: 'Propose', exact: true }).click();
      const alike = page.getByRole('alert');
      expect(await alike.innerText()).toContain('University of Ahrenrode, REGINST0001 (similar name)');
      await name.fill('Seefahrtschule Obergurgl');
      await page.getByRole('button', { name: 'Propose', exact: true }).click();
      const [number] = /\d+/.exec(await page.getByRole('status').getByRole('heading').innerText()) ?? [];
      await page.goto(NEW);
      await fillInstitutional(page, 'by-form-waiting');
      await page.getByLabel('Name or identifier').fill(`proposal ${number}`);
      await page.getByRole('button', { name: 'Send the report' }).click();
      expect(await page.getByRole('status').first().innerText()).toContain('The report waits for the institution');
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('starts from another report, without what identifies that one', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', '/portal/report/24');
      await page.getByRole('link', { name: 'Copy as a start for another' }).click();
      expect(await page.getByText('Copied from report 24, without its files and your id.').count()).toBe(1);
      expect(await page.getByLabel('Your id of the report').inputValue()).toBe('');
      expect(await page.getByLabel('Name or identifier').first().inputValue()).toMatch(/^REGINST\d+$/);
    }, WITHOUT_SCRIPT);
  }, 60_000);
});

/** Types a name and takes the first suggestion by keyboard. */
async function chooseInstitution(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Name or identifier');
  await field.pressSequentially(name.toLowerCase());
  await expect.poll(() => page.getByRole('option').first().innerText()).toContain(name);
  await field.press('ArrowDown');
  await field.press('Enter');
  expect(await field.inputValue()).toMatch(/^REGINST\d+$/);
  expect(await page.locator('.found-name').first().innerText()).toContain(name);
}

/** A report on an institution as a whole, without a file. */
async function fillInstitutional(page: Page, own: string): Promise<void> {
  await page.getByLabel('Your id of the report').fill(own);
  await page.getByRole('checkbox', { name: /^Institutional accreditation/ }).check();
  await page.getByRole('radio', { name: 'Positive', exact: true }).check();
  await page.getByRole('radio', { name: 'Voluntary' }).check();
  await page.getByLabel('Valid from').fill('2026-03-01');
  await page.getByLabel('Name or identifier').fill('REGINST0001');
}
