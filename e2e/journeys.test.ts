import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** Pages that say what went wrong, with the status to go with it. */
const FAILING = ['not-found', 'old-mail-link'];

describeInBrowser('journeys', ({ visit, baseUrl }) => {
  it('finds a misspelt university and tells whether it was covered in June 2019', async () => {
    await visit(async ({ page }) => {
      await page.goto('/');
      await page.getByLabel('Find an institution').fill('Univercity of Ahrenrode');
      await page.getByLabel('Find an institution').press('Enter');
      await page.getByRole('link', { name: 'University of Ahrenrode', exact: true }).click();
      await page.getByLabel('Was it covered on this day?').fill('2019-06-12');
      await page.getByRole('button', { name: 'Check' }).click();
      const answer = await page.getByRole('status').filter({ hasText: '2019' }).innerText();
      expect(answer.trim().replaceAll('\u00a0', ' ')).toMatch(
        /^Yes\. On 12 June 2019 the institution as a whole was covered\.\s+Positive\s+report \d+/,
      );
    });
  });

  it('offers suggestions that the keyboard alone can use', async () => {
    await visit(async ({ page }) => {
      await page.goto('/');
      const box = page.getByLabel('Find an institution');
      await box.focus();
      await page.keyboard.type('ahrenr');
      await page.getByRole('option').first().waitFor();
      expect(await page.getByRole('option').first().innerText()).toMatch(/REGINST\d+/);
      expect(await box.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('ArrowDown');
      const active = await box.getAttribute('aria-activedescendant');
      expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/institution/REGINST*');
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Ahrenrode');
    });
  });

  it('closes the suggestions with Escape and then searches for what was typed', async () => {
    await visit(async ({ page }) => {
      await page.goto('/');
      const box = page.getByLabel('Find an institution');
      await box.pressSequentially('ahrenr');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
      expect(await page.getByRole('option').count()).toBe(0);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/institutions?query=ahrenr');
    });
  });

  it('narrows a search by facets, takes one back by its chip, and downloads what is shown', async () => {
    await visit(async ({ page }) => {
      await page.goto('/institutions?query=kal');
      await page.getByRole('checkbox', { name: 'Greece' }).check();
      await page.getByRole('checkbox', { name: 'Poland' }).check();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await page.waitForURL('**/institutions?*country=Poland*');
      await page.getByRole('link', { name: /Remove Country: Poland/ }).click();
      const summary = await page.getByRole('heading', { level: 2 }).first().innerText();
      const count = Number(/^(\d+) institutions?/.exec(summary)?.[1]);
      expect(summary).toContain('match “kal” in Greece.');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'CSV' }).click(),
      ]);
      const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(rows.length - 1).toBe(count);
    });
  }, 60_000);

  it('says that a search has no such page, and leads to the last one', async () => {
    await visit(async ({ page }) => {
      await page.goto('/institutions?query=kal&page=99999');
      expect(await page.locator('.notice').first().innerText()).toContain(
        'There is no page 99,999; the last one is 2.',
      );
      await page.getByRole('link', { name: 'To the last page' }).click();
      expect(await page.locator('.records > li').count()).toBeGreaterThan(0);
    });
  });

  it('keeps empty fields out of the address of a search', async () => {
    await visit(async ({ page }) => {
      await page.goto('/institutions?query=kal&on=&ordering=&limit=20');
      expect(page.url()).toBe(`${baseUrl}/institutions?query=kal`);
    });
  });

  it('works without script: search, filter, page on, open a record, ask about a day', async () => {
    await visit(
      async ({ page, requests }) => {
        await page.goto('/');
        await page.getByLabel('Find an institution').fill('university');
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('checkbox', { name: /^Germany/ }).check();
        await page.getByLabel('Sort by').selectOption('name_sort');
        await page.getByRole('button', { name: 'Apply', exact: true }).click();
        await page.getByRole('link', { name: 'Next' }).click();
        expect(new URL(page.url()).searchParams.get('page')).toBe('2');
        await page.getByRole('listitem').getByRole('heading', { level: 3 }).getByRole('link').first().click();
        await page.getByLabel('Was it covered on this day?').fill('2020-01-01');
        await page.getByRole('button', { name: 'Check' }).click();
        expect(await page.getByRole('status').first().innerText()).toMatch(/1\s+January\s+2020|^Not in this registry/);
        expect(requests.filter((url) => url.includes('/suggest'))).toEqual([]);
      },
      { javaScriptEnabled: false, viewport: { width: 1400, height: 900 } },
    );
  }, 60_000);

  it('checks a credential that was downloaded, and refuses it once it was changed', async () => {
    await visit(async ({ page }) => {
      await page.goto('/report/1');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /Download the credential/ }).click(),
      ]);
      const credential = await readFile(await download.path(), 'utf8');
      const checkFile = async (content: string) => {
        await page.goto('/verify');
        const file = { name: 'credential.json', mimeType: 'application/json', buffer: Buffer.from(content) };
        await page.getByLabel('Credential file').setInputFiles(file);
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        await page.getByRole('heading', { name: 'What was checked' }).waitFor();
        return page.locator('.say').innerText();
      };
      const changed = credential.replace('"decision":"positive"', '"decision":"negative"');
      expect([await checkFile(credential), await checkFile(changed)]).toEqual([
        'This credential is genuine, unchanged and in force.',
        'This file was changed after it was signed.',
      ]);
      expect(await page.getByRole('row', { name: /Decision/ }).innerText()).toContain('Negative');
    });
  }, 60_000);

  it('asks nothing of anybody else, sets no cookie, and breaks none of its own rules', async () => {
    await visit(async ({ page, context, requests, complaints }) => {
      const pages = Object.entries(PUBLIC_PAGES).filter(([name]) => !FAILING.includes(name));
      for (const [, path] of pages) await page.goto(path, { waitUntil: 'load' });
      expect(requests.filter((url) => !url.startsWith(`${baseUrl}/`))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }, 120_000);

  it('says above the reports of an institution how many of them fit the filter', async () => {
    await visit(async ({ page }) => {
      await page.goto('/institution/REGINST0001');
      const aside = page.locator('#programmes header p');
      expect(await aside.innerText()).toMatch(/^\d+, newest first\. \d+ valid today\.$/);
      await page.getByLabel('Level', { exact: true }).selectOption('short cycle');
      await page.locator('#programmes').getByRole('button', { name: 'Show', exact: true }).click();
      await page.waitForURL('**/institution/REGINST0001?level=short+cycle#programmes');
      expect(await aside.innerText()).toMatch(/^\d+ of \d+, newest first\./);
    });
  });

  it('pages through all decisions of the register', async () => {
    await visit(async ({ page }) => {
      await page.goto('/agencies/decisions');
      const total = Number(/(\d+) decisions/.exec(await page.locator('.lead').innerText())?.[1]);
      const rows = async () => page.locator('tbody tr').count();
      let seen = await rows();
      while ((await page.getByRole('link', { name: 'Next' }).count()) > 0) {
        await page.getByRole('link', { name: 'Next' }).click();
        seen += await rows();
      }
      expect(seen).toBe(total);
    });
  });

  it('takes errors only in records that exist, and names them', async () => {
    await visit(async ({ page }) => {
      const missing = await page.goto('/correction?record=institution&id=999999');
      expect([missing?.status(), await page.locator('main form').count()]).toEqual([404, 0]);
      await page.goto('/correction?record=institution&id=1');
      expect(await page.locator('main').innerText()).toContain('Institution 1, University of Ahrenrode');
    });
  });

  it('says of a withdrawn report since when it no longer counts, and nothing of typing errors', async () => {
    await visit(async ({ page }) => {
      const response = await page.goto('/report/22');
      const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
      expect(response?.status()).toBe(410);
      expect(text).toMatch(/It was withdrawn on \d+ [A-Z]\w+ \d{4}\. It no longer counts/);
      expect(text).not.toContain('typing errors');
    });
  });

  it('helps whoever ends up at an address that does not exist', async () => {
    await visit(async ({ page }) => {
      const response = await page.goto('/no/such/page');
      expect([response?.status(), await page.getByRole('heading', { level: 1 }).innerText()]).toEqual([
        404,
        'There is nothing here',
      ]);
      await page.getByLabel('Search by name, identifier or place:').fill('ahrenrode');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/institutions?query=ahrenrode');
    });
  });
});
