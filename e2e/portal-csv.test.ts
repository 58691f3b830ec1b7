import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };
const PATH = '/portal/csv';
const HEADER =
  'agency,local_identifier,activities[1].id,status,decision,valid_from,valid_to,institution[1].registry_id,' +
  'programme[1].name_primary,programme[1].qf_ehea_level,programme[1].degree_outcome,file[1].original_location,' +
  'file[1].report_language[1]';

function aRow(own: string, { decision = 'positive', until = '2032-01-31' } = {}): string {
  const address = `https://www.merqa.example/${own}.pdf`;
  return `MERQA,${own},6,voluntary,${decision},2026-02-01,${until},REGINST0001,Theory of ${own},second cycle,true,${address},en`;
}

describeInBrowser('a file of reports', ({ visit }) => {
  it('is corrected in the grid by keyboard until all of its rows are in', async () => {
    await visit(async ({ page, complaints }) => {
      await signIn(page, 'agency', PATH);
      const rows = [aRow('grid-1'), aRow('grid-2', { decision: 'postive' }), aRow('grid-3', { until: '2020-01-01' })];
      const buffer = Buffer.from([HEADER, ...rows].join('\n'));
      await page.getByLabel('CSV file').setInputFiles({ name: 'autumn.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const status = page.getByRole('status').filter({ hasText: 'row' });
      await expect.poll(() => status.innerText()).toBe('1 row is in the registry, 2 rows need a correction');

      const grid = page.getByRole('grid', { name: 'Rows that need a correction' });
      expect([await grid.getAttribute('aria-rowcount'), await grid.getByRole('row').count()]).toEqual(['3', 3]);
      await page.getByRole('button', { name: 'Next problem' }).click();
      const decision = page.getByLabel('decision, row 3');
      expect(await decision.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await page.locator(`#${await decision.getAttribute('aria-describedby')}`).innerText()).toBe(
        'Not a known value: “postive”. Did you mean “positive”?',
      );
      await page.keyboard.type('positive');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      expect(await page.getByLabel('Valid to, row 4').evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('2031-12-31');
      await page.keyboard.press('Tab');
      expect(await page.getByRole('button', { name: 'Send the 2 corrected rows' }).isVisible()).toBe(true);
      await page.getByRole('button', { name: 'Send the 2 corrected rows' }).click();
      await expect.poll(() => status.innerText()).toBe('3 rows are in the registry\n\nNo row needs a correction.');

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the result' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect([lines.length, lines.filter((line) => /,accepted,\d+,$/.test(line)).length]).toEqual([4, 3]);
      await page.goto('/portal?query=grid-');
      expect(await page.getByRole('table', { name: 'Reports' }).getByRole('row').count()).toBe(4);
      expect(complaints).toEqual([]);
    });
  }, 120_000);

  it('is tried first, its good rows are sent, and a row that lacks a column gets it', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', PATH);
      const without = HEADER.replace(',decision', '');
      const bad = aRow('tried-1').replace(',positive', '');
      await page.getByLabel('Or paste rows here').fill([without, bad].join('\n'));
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByLabel('decision, row 2').fill('positive');
      await page.getByRole('button', { name: 'Check the row again' }).click();
      await page.getByRole('button', { name: 'Send the ready row' }).click();
      const status = page.getByRole('status').filter({ hasText: 'row' });
      await expect.poll(() => status.innerText()).toBe('1 row is in the registry\n\nNo row needs a correction.');
    });
  }, 90_000);

  it('shows how far it has come, and stops when it is told to', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', PATH);
      let asked = 0;
      await page.route('**/portal/csv/rows', async (route) => {
        asked += 1;
        // The second part of the rows stays on its way until it is called off.
        if (asked !== 2) await route.continue();
      });
      const rows = Array.from({ length: 120 }, (_, index) => aRow(`many-${index}`));
      await page.getByLabel('Or paste rows here').fill([HEADER, ...rows].join('\n'));
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('Checking: 40 of 120 rows').waitFor();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByText('120 rows are ready').waitFor();
      expect(await page.getByRole('button', { name: 'Send the 120 ready rows' }).count()).toBe(1);
    });
  }, 90_000);

  it('works without script: results as a page, rows to correct as text, the result as a file', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', PATH);
      const rows = [aRow('plain-1'), aRow('plain-2', { decision: 'postive' })];
      // As an old spreadsheet writes it.
      const buffer = Buffer.from(
        [HEADER, ...rows].join('\r\n').replaceAll(',', ';').replace('Theory', 'Théorie'),
        'latin1',
      );
      await page.getByLabel('CSV file').setInputFiles({ name: 'autumn.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      expect(await page.getByRole('status').innerText()).toBe('1 row is in the registry, 1 row needs a correction');
      expect(await page.getByRole('row', { name: /plain-2/ }).innerText()).toContain(
        'Decision: Not a known value: “postive”. Did you mean “positive”?',
      );
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download the result' }).click(),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toContain('refused,,decision: Not a known value');

      const text = page.getByLabel('Correct the rows below and send them again.');
      await text.fill((await text.inputValue()).replace('postive', 'positive'));
      await page.getByRole('button', { name: 'Send the corrected row' }).click();
      expect(await page.getByRole('status').innerText()).toBe('1 row is in the registry\n\nNo row needs a correction.');
      await page.goto('/portal?query=plain-');
      expect(await page.getByRole('table', { name: 'Reports' }).innerText()).toContain('Théorie of plain-1');
    }, WITHOUT_SCRIPT);
  }, 90_000);

  it.each([
    ['', 'Choose a file or paste rows first.'],
    ['agency,status', 'The file has no rows below the names of its columns.'],
    ['agency\n"MERQA', 'A quotation mark in the file is never closed.'],
  ])(
    'is refused as %j, with script and without',
    async (text, sentence) => {
      for (const options of [{}, WITHOUT_SCRIPT]) {
        await visit(async ({ page }) => {
          await signIn(page, 'agency', PATH);
          await page.getByLabel('Or paste rows here').fill(text);
          await page.getByRole('button', { name: 'Check', exact: true }).click();
          await page.getByText(sentence).waitFor();
          expect(await page.getByLabel('CSV file').getAttribute('aria-invalid')).toBe('true');
        }, options);
      }
    },
    90_000,
  );

  it('with an unknown column is refused as a whole, and nothing typed is lost', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'agency', PATH);
      const text = `${HEADER.replace('decision', 'desicion')}\n${aRow('column-1')}`;
      await page.getByLabel('Or paste rows here').fill(text);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      expect(await page.getByRole('alert').innerText()).toContain(
        'There is no column "desicion". Did you mean "decision"?',
      );
      expect(await page.getByLabel('Or paste rows here').inputValue()).toContain('column-1');
    }, WITHOUT_SCRIPT);
  }, 60_000);
});
