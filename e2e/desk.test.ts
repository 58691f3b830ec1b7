import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { fillSignIn, signIn } from './sign-in.ts';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };

describeInBrowser('the desk of the operator', ({ visit }) => {
  it.each([{}, WITHOUT_SCRIPT])(
    'clears a flag: from signing in to the report that everybody sees (%j)',
    async (options) => {
      await visit(async ({ page }) => {
        await page.goto('/desk');
        expect(await heading(page)).toBe('Sign in');
        await fillSignIn(page, 'operator');
        expect(await heading(page)).toBe('Operator’s desk');

        await page.getByRole('link', { name: 'High flags' }).click();
        const id = await openFlagged(page, 'Only file not fetched');
        expect(await lead(page)).toContain('Held. Only its agency and you can see it.');
        expect(await statusOf(page, `/report/${id}`)).toBe(404);

        const reason = page.getByRole('region', { name: 'To decide' }).getByLabel('Reason');
        await reason.fill('   ');
        await page.getByRole('button', { name: 'Remove the flag' }).click();
        expect(await page.getByRole('alert').innerText()).toBe('Give a reason.');
        expect(await page.locator('.error').innerText()).toBe('Is required.');
        expect(await reason.getAttribute('aria-invalid')).toBe('true');

        await reason.fill('The agency has the file on paper');
        await page.getByRole('button', { name: 'Remove the flag' }).click();
        expect(await page.getByRole('status').innerText()).toBe('The flag is removed; the agency is told.');
        expect(await lead(page)).toContain('Published. Everybody can see it.');
        expect(await page.getByRole('region', { name: 'Settled flags' }).innerText()).toContain(
          'removed: The agency has the file on paper',
        );
        expect(await statusOf(page, `/report/${id}`)).toBe(200);
      }, options);
    },
    60_000,
  );

  it('tells whoever comes second that somebody else has decided, and shows what there is now', async () => {
    await visit(async ({ page, context }) => {
      await signIn(page, 'operator', '/desk/flags?level=low+level');
      const id = await openFlagged(page);
      const other = await context.newPage();
      await other.goto(page.url());
      await decide(other, 'Not the whole country', 'Confirm the flag');
      expect(await other.getByRole('status').innerText()).toBe('The flag is confirmed; the agency is told.');

      await decide(page, 'It does not matter', 'Remove the flag');
      expect(await page.getByRole('alert').innerText()).toBe(
        `Report ${id} has changed since you read it; read it again.`,
      );
      expect(await page.getByRole('region', { name: 'Settled flags' }).innerText()).toContain(
        'confirmed: Not the whole country',
      );
      await page.goto('/desk/flags?which=confirmed');
      await page.getByRole('link', { name: id, exact: true }).click();
      await page.locator('summary', { hasText: 'Remove after all' }).click();
      await decide(page, 'It does not matter', 'Remove the flag');
      expect(await page.getByRole('status').innerText()).toBe('The flag is removed; the agency is told.');
    });
  }, 60_000);

  it('grants a deletion, shows the change field by field and undoes it', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/deletions');
      const id = await openFlagged(page);
      await decide(page, 'Sent twice', 'Withdraw the report');
      expect(await page.getByRole('status').innerText()).toBe('The report is withdrawn; the agency is told.');
      expect(await statusOf(page, `/report/${id}`)).toBe(410);

      await page.getByRole('region', { name: 'History' }).getByRole('link').first().click();
      const withdrawal = page.getByRole('row', { name: /^Withdrawal / });
      expect((await withdrawal.innerText()).replaceAll(/\s+/g, ' ')).toMatch(/^Withdrawal nothing At: .* Sent twice$/);
      const change = page.url();
      await decide(page, 'The wrong one', 'Undo this change');
      expect(await page.getByRole('status').innerText()).toContain('The change is undone');
      expect(await page.getByText(/^Change \d+ undone: The wrong one$/).count()).toBe(1);
      expect(await statusOf(page, `/report/${id}`)).toBe(404);

      await page.goto(change);
      expect(await page.getByRole('region', { name: 'Undo' }).innerText()).toContain(
        'Only its last change can be undone',
      );
      expect(await page.getByRole('button', { name: 'Undo this change' }).count()).toBe(0);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('withdraws a report that nobody asked about, and restores it', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/reports');
      await page.getByLabel('Number').fill('31');
      await page.getByRole('button', { name: 'Show' }).click();
      await page.locator('summary', { hasText: 'Withdraw the report' }).click();
      await decide(page, 'On another institution', 'Withdraw the report');
      expect(await statusOf(page, '/report/31')).toBe(410);
      await page.locator('summary', { hasText: 'Restore the report' }).click();
      await decide(page, 'It was right', 'Restore the report');
      expect(await page.getByRole('status').innerText()).toBe('The report is restored; the agency is told.');
      expect(await statusOf(page, '/report/31')).toBe(200);
    });
  }, 60_000);

  it('works through what a reader has reported, and takes a decision back', async () => {
    await visit(async ({ page }) => {
      await page.goto('/correction?record=institution&id=5');
      await page.getByLabel('What is wrong?').fill('The institution has moved to another town.');
      await page.getByRole('button', { name: 'Send' }).click();

      await signIn(page, 'operator', '/desk/corrections');
      const message = page.getByRole('article').filter({ hasText: 'moved to another town' }).first();
      await message.getByLabel('What you found').fill('The new address is entered');
      await message.getByRole('button', { name: 'The record was put right' }).click();
      expect(await page.getByRole('status').innerText()).toContain('the record was put right');

      await page.getByLabel('Which').selectOption('Accepted ones');
      await page.getByRole('button', { name: 'Show' }).click();
      const settled = page.getByRole('article').filter({ hasText: 'accepted: The new address is entered' });
      await settled.getByRole('button', { name: 'Take the decision back' }).click();
      expect(await page.getByRole('status').innerText()).toContain('waits again');
      expect(await settled.count()).toBe(0);
    }, WITHOUT_SCRIPT);
  }, 60_000);

  it('opens an account for somebody, shows its mail, suspends and restores it', async () => {
    await visit(async ({ page }) => {
      const email = `desk-${process.pid}@agency.example`;
      await signIn(page, 'operator', '/desk/accounts');
      await page.getByRole('link', { name: 'Open an account for somebody' }).click();
      await page.getByLabel('Username').fill('reader');
      await page.getByLabel('Mail address').fill(email);
      await page.getByLabel('Organisation').fill('An agency');
      await page.getByLabel('Purpose').fill('Submission of reports');
      await page.getByLabel('Agency', { exact: true }).selectOption('1');
      await page.getByLabel('Reason').fill('Asked for by telephone');
      await page.getByRole('button', { name: 'Open the account' }).click();
      expect(await page.locator('#username-wrong').innerText()).toBe('Is already taken.');
      expect(await page.getByLabel('Mail address').inputValue()).toBe(email);

      await page.getByLabel('Username').fill(`desk-${process.pid}`);
      await page.getByRole('button', { name: 'Open the account' }).click();
      expect(await page.getByRole('status').innerText()).toBe('The account is open; they get a mail.');
      expect(await page.getByRole('region', { name: 'Agencies' }).innerText()).toContain('(MERQA), its own');
      const account = page.url().replace(/\?.*/, '');

      await page.goto('/desk/outbox');
      await page
        .getByRole('row', { name: new RegExp(email) })
        .getByRole('link')
        .first()
        .click();
      expect(await page.locator('pre').innerText()).toMatch(/\/accounts\/confirm\/\?code=[\w-]+\n/);

      await page.goto(account);
      await page.locator('summary', { hasText: 'Suspend the account' }).click();
      await decide(page, 'The person has left', 'Suspend the account');
      expect(await lead(page)).toBe('Suspended: The person has left');
      await page.locator('summary', { hasText: 'End the suspension' }).click();
      await decide(page, 'Came back', 'End the suspension');
      expect(await page.getByRole('region', { name: 'History' }).getByRole('row').nth(1).innerText()).toMatch(
        /restored\s+Came back\s+operator/,
      );
    });
  }, 60_000);

  it('says whom a flag is about, how to make a backup, and skips its menu', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/flags');
      const [first] = await page.getByRole('rowheader').allInnerTexts();
      expect(first?.split('\n').length).toBeGreaterThan(2);
      expect(await page.getByRole('cell', { name: /\d+ days$/ }).count()).toBeGreaterThan(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.querySelector('h1')?.textContent)).toBe('Flags');
      expect(await page.evaluate(() => document.activeElement?.querySelector('nav.desk-menu'))).toBeNull();
      await page.goto('/desk/system');
      expect(await page.getByRole('region', { name: 'Backup' }).innerText()).toContain('touchstone backup');
    });
  }, 60_000);

  it('is closed to everybody else', async () => {
    for (const name of ['reader', 'agency']) {
      await visit(async ({ page }) => {
        await signIn(page, name, '/desk/flags');
        expect(await heading(page)).toBe('This was refused');
        expect(await page.getByText('This page is for the operator of the registry.').count()).toBe(1);
        expect(await statusOf(page, '/desk/reports/1')).toBe(403);
        await page.goto('/account');
        expect(await page.getByRole('link', { name: 'Desk' }).count()).toBe(0);
      }, WITHOUT_SCRIPT);
    }
  }, 60_000);
});

/** Opens a report of the queue, none that other tests know, and gives its number. */
async function openFlagged(page: Page, rule?: string): Promise<string> {
  if (rule !== undefined) {
    await page.getByLabel('Rule').selectOption(rule);
    await page.getByRole('button', { name: 'Show' }).click();
  }
  const link = page.getByRole('row').filter({ hasNotText: 'MERQA' }).nth(1).getByRole('link').first();
  const id = await link.innerText();
  await link.click();
  return id;
}

/** Gives the reason in the form of a button, and presses it. */
async function decide(page: Page, reason: string, button: string): Promise<void> {
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button }) })
    .first();
  await form.getByLabel('Reason').fill(reason);
  await form.getByRole('button', { name: button }).click();
}

/** What an address answers to the browser, without leaving the page. */
async function statusOf(page: Page, path: string): Promise<number> {
  const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
  return answer.status();
}

function heading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText();
}

function lead(page: Page): Promise<string> {
  return page.locator('.lead').innerText();
}
