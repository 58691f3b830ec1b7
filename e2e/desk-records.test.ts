import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { agencyToken, signIn } from './sign-in.ts';

const WITHOUT_SCRIPT = { javaScriptEnabled: false };

describeInBrowser('records at the desk', ({ visit, baseUrl }) => {
  it('merges two institutions, leads old identifiers to the survivor, and takes it back', async () => {
    await visit(async ({ page, context }) => {
      await signIn(page, 'operator', '/desk/institutions?query=valmere');
      await page
        .getByRole('row', { name: /REGINST0975/ })
        .getByRole('link')
        .click();
      await page.getByRole('link', { name: 'Merge it into another' }).click();
      await page.getByRole('link', { name: 'Merge into this one REGINST0002' }).click();
      expect(await heading(page)).toBe('Merge REGINST0975 into REGINST0002?');
      const compared = page.getByRole('table', { name: 'Side by side' });
      expect(await compared.getByRole('row', { name: /^Identifiers/ }).innerText()).toContain('Mobility GB VALMERE975');
      const happens = await page.getByRole('region', { name: 'What will happen' }).innerText();
      expect(happens).toContain('4 reports that name the double will name REGINST0002');

      const other = await context.newPage();
      await other.goto(page.url());
      await mergeThem(page);
      expect(await page.getByRole('status').innerText()).toContain('The two are merged.');
      expect(page.url()).toContain('/desk/institutions/REGINST0002');
      await mergeThem(other);
      expect(await other.getByRole('status').innerText()).toContain('The two were merged already');
      expect(other.url()).toContain('/desk/institutions/REGINST0002');

      const old = await page.request.get(`${baseUrl}/institution/REGINST0975`, { maxRedirects: 0 });
      expect([old.status(), old.headers()['location']]).toEqual([308, '/institution/REGINST0002']);
      await page.goto('/desk/institutions?query=REGINST0975');
      expect(await heading(page)).toBe('REGINST0975 was merged');

      await page.getByRole('link', { name: 'Take the merge back' }).click();
      expect(await heading(page)).toBe('Take REGINST0975 out of REGINST0002?');
      expect(await page.getByText('4 reports go back to REGINST0975.').count()).toBe(1);
      await page.getByLabel('These are two institutions').check();
      await page.getByLabel('Reason').fill('They are two after all');
      await page.getByRole('button', { name: 'Take the merge back' }).click();
      expect(await page.getByRole('status').innerText()).toContain('The merge is taken back.');
      expect((await page.goto('/institution/REGINST0975'))?.url()).toBe(`${baseUrl}/institution/REGINST0975`);
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('changes the name of an institution after showing the difference, and keeps the former one', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/institutions/REGINST0006');
      const before = await page.getByLabel('English name').inputValue();
      const today = '2026-01-31';
      await page.getByLabel('Last day of this name').fill(today);
      await page.getByRole('button', { name: 'Add a name' }).click();
      const added = page.getByRole('group', { name: 'Name 2' });
      await added.getByLabel('English name').fill('Kedros University of the Arts');
      await page.getByLabel('Reason').fill('New statutes');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      expect(await page.getByRole('alert').innerText()).toBe('The record was not stored.');
      const official = added.getByLabel('Official name, in its own script');
      expect(await official.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByLabel('Reason').inputValue()).toBe('New statutes');
      expect(await added.getByLabel('English name').inputValue()).toBe('Kedros University of the Arts');

      await official.fill('Kedros University of the Arts');
      await page.getByLabel('Reason').press('Enter');
      const changes = page.getByRole('table', { name: 'What would change' });
      expect(await changes.innerText()).toContain('Kedros University of the Arts');
      await page.getByRole('button', { name: 'Go on editing' }).click();
      expect(await added.getByLabel('English name').inputValue()).toBe('Kedros University of the Arts');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.getByRole('button', { name: 'Save the change' }).click();
      expect(await page.getByRole('status').innerText()).toBe('The change is stored.');

      await page.goto('/institution/REGINST0006');
      expect(await heading(page)).toBe('Kedros University of the Arts');
      expect(await page.getByRole('main').innerText()).toContain(before);
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('shows what was typed against the version that somebody else stored meanwhile', async () => {
    await visit(async ({ page, context }) => {
      await signIn(page, 'operator', '/desk/institutions/REGINST0007');
      const other = await context.newPage();
      await other.goto('/desk/institutions/REGINST0007');
      await review(other, { Website: 'https://theirs.example/' });
      await other.getByRole('button', { name: 'Save the change' }).click();
      expect(await other.getByRole('status').innerText()).toBe('The change is stored.');
      await review(page, { Founded: '1901-02-03' });
      expect(await page.getByRole('heading', { name: /^Somebody else has stored version/ }).count()).toBe(1);
      const changes = await page.getByRole('table', { name: 'What would change' }).innerText();
      expect([changes.includes('1901-02-03'), changes.includes('https://theirs.example/')]).toEqual([true, true]);
      await page.getByRole('button', { name: 'Save the change' }).click();
      expect(await page.getByLabel('Founded').inputValue()).toBe('1901-02-03');
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('tries a file with a bad row, shows it, and imports the good ones', async () => {
    const good = {
      stats_id: 'AT9901',
      names: [{ name_official: 'Akademie Hinterwald' }],
      countries: [{ country: 'AT' }],
    };
    const bad = { stats_id: 'AT9902', names: [{ name_official: '' }], countries: [{ country: 'XX' }] };
    const changed = { registry_id: 'REGINST0008', website_link: 'https://new-home.example/' };
    const lines = [good, bad, changed].map((row) => JSON.stringify(row));
    const file = { name: 'list.ndjson', mimeType: 'application/x-ndjson', buffer: Buffer.from(lines.join('\n')) };
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/imports');
      await page.getByLabel('File', { exact: true }).setInputFiles({ ...file, buffer: gzipSync(file.buffer) });
      await page.getByLabel('Reason').fill('Yearly list');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      expect(await page.getByRole('alert').innerText()).toContain('compressed with gzip');

      await page.getByLabel('File', { exact: true }).setInputFiles(file);
      expect(await page.getByLabel('Reason').inputValue()).toBe('Yearly list');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      expect(await heading(page)).toBe('list.ndjson was tried');
      expect(await counts(page)).toEqual(['New 1', 'Changed 1', 'Unchanged 0', 'Refused 1']);
      const refused = await page.getByRole('table', { name: 'Refused rows' }).innerText();
      expect(refused).toMatch(/2\s+\/names\/0\/name_official\s+must not be empty/);
      expect(await page.getByRole('main').innerText()).toContain('https://new-home.example/');

      await page.getByRole('button', { name: 'Import 2 records' }).click();
      expect(await heading(page)).toBe('list.ndjson is imported');
      expect(await counts(page)).toEqual(['New 1', 'Changed 1', 'Unchanged 0', 'Refused 1']);
      await page.getByRole('link', { name: /Akademie Hinterwald/ }).click();
      expect(await page.getByLabel('Statistical identifier').inputValue()).toBe('AT9901');
      await page.goto('/institution/REGINST0008');
      expect(await page.getByRole('main').innerText()).toContain('new-home.example');
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('decides on the flags of a whole file of reports', async () => {
    const report = {
      agency: 1001,
      local_identifier: 'archive-1',
      activities: [{ id: 6 }],
      institutions: [{ registry_id: 'REGINST0008' }],
      status: 'voluntary',
      decision: 'positive',
      valid_from: '2025-02-01',
      valid_to: '2030-01-31',
      programmes: [{ name_primary: 'Theory of Archives', qf_ehea_level: 'second cycle', degree_outcome: true }],
    };
    const buffer = Buffer.from(JSON.stringify(report));
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/imports');
      await page.getByLabel('What it holds').selectOption('Reports');
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'archive.ndjson', mimeType: 'text/plain', buffer });
      await page.getByLabel('Reason').fill('Archive of 2004');
      await page.locator('summary', { hasText: 'Decide on flags' }).click();
      await page.getByLabel('No file', { exact: true }).check();
      await page.getByRole('button', { name: 'Show what would change' }).click();
      expect(await page.getByRole('table', { name: 'Refused rows' }).allInnerTexts()).toEqual([]);
      expect(await counts(page)).toEqual(['New 1', 'Changed 0', 'Unchanged 0', 'Refused 0']);
      expect(await page.getByRole('main').innerText()).toContain('Flags removed at once: No file');

      await page.getByRole('button', { name: 'Import 1 record' }).click();
      expect(await heading(page)).toBe('archive.ndjson is imported');
      await page.goto('/desk/reports?own_id=archive-1');
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Report \d+|^\d+$/ })
        .first()
        .click();
      const main = await page.getByRole('main').innerText();
      expect(main).toContain('Published');
      expect(main).toMatch(/The report has no file[\s\S]*removed: Archive of 2004/);
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('decides on proposals of agencies: corrects and adds one, refuses another as known', async () => {
    await visit(async ({ page }) => {
      const token = await agencyToken(page);
      const [first, second] = [
        await propose(page, token, 'Hochschule Neufundland'),
        await propose(page, token, 'Neue Akademie'),
      ];
      await signIn(page, 'operator', '/desk/proposals');
      await page.getByRole('link', { name: 'Hochschule Neufundland' }).click();
      await page.getByRole('link', { name: 'Correct it first, then add it' }).click();
      await page.getByLabel('English name').fill('Neufundland University of Applied Sciences');
      await page.getByLabel('Reason').fill('Known to the ministry');
      await page.getByRole('button', { name: 'Show what would change' }).click();
      await page.getByRole('button', { name: 'Add the record' }).click();
      expect(await page.getByRole('status').innerText()).toBe('The institution is added.');
      expect(page.url()).toContain(`/desk/proposals/${first}`);
      await page.getByRole('link', { name: /^Institution \d+$/ }).click();
      expect(await heading(page)).toBe('Neufundland University of Applied Sciences');

      await page.goto(`/desk/proposals/${second}`);
      const refuse = page.getByRole('region', { name: 'Refuse' });
      await refuse.getByLabel('The institution it is already').fill('REGINST99999');
      await refuse.getByLabel('Reason').fill('It is here');
      await refuse.getByRole('button').click();
      expect(await refuse.locator('.error').innerText()).toContain('registry identifier');
      await refuse.getByLabel('The institution it is already').fill('REGINST0009');
      await refuse.getByRole('button').click();
      expect(await page.getByRole('status').innerText()).toBe('The proposal is refused.');
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('changes an agency and the profile of a country', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/agencies');
      await page.getByRole('link', { name: 'ASTROLAVOS', exact: true }).click();
      await review(page, { 'Contact person': 'Ioanna Test' });
      await page.getByRole('button', { name: 'Save the change' }).click();
      await page.getByRole('link', { name: 'Public page' }).click();
      expect(await page.getByRole('main').innerText()).toContain('Ioanna Test');

      await page.goto('/desk/countries');
      await page.getByRole('link', { name: 'Georgia', exact: true }).click();
      await page.getByRole('button', { name: 'Add a regulation' }).click();
      await page
        .getByRole('group', { name: /^Regulation/ })
        .last()
        .getByLabel('Title')
        .fill('Act on external review');
      await review(page, {});
      await page.getByRole('button', { name: 'Save the change' }).click();
      await page.getByRole('link', { name: 'Public page' }).click();
      expect(await page.getByRole('main').textContent()).toContain('Act on external review');
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('changes a group of activities, and tells whoever comes second', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/agencies/groups/1');
      const second = await page.context().newPage();
      await second.goto('/desk/agencies/groups/1');
      const rename = async (tab: typeof page, name: string) => {
        await tab.getByLabel('What the procedure is called').fill(name);
        await tab.getByLabel('Reason').fill('Clearer name');
        await tab.getByRole('button', { name: 'Change the group' }).click();
      };
      await rename(page, 'Audit of the whole institution');
      expect(await page.getByRole('status').count()).toBe(1);

      await rename(second, 'Review of the whole institution');
      expect(await second.getByRole('alert').innerText()).toContain('Somebody else has changed the group meanwhile');
      expect(await second.getByRole('main').innerText()).toContain('Audit of the whole institution');
      expect(await second.getByLabel('What the procedure is called').inputValue()).toBe(
        'Review of the whole institution',
      );
      await rename(second, 'Review of the whole institution');
      expect(await second.getByRole('status').count()).toBe(1);
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('records a decision on an agency with its document, which is public from then on', async () => {
    const document = (name: string, text: string) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(text),
    });
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/agencies/9');
      await page.getByRole('link', { name: 'Record a decision' }).click();
      await page.getByLabel('Day').fill('2026-02-03');
      await page.getByLabel('Document').setInputFiles(document('letter.pdf', 'A letter, not a PDF'));
      await page.getByLabel('Reason').fill('Session of the board');
      await page.getByRole('button', { name: 'Record a decision' }).click();
      expect(await page.getByRole('alert').innerText()).toBe('The document was not taken.');
      expect(await page.getByLabel('Reason').inputValue()).toBe('Session of the board');

      await page.getByLabel('Document').setInputFiles(document('letter.pdf', '%PDF-1.7\nThe decision\n%%EOF\n'));
      await page.getByRole('button', { name: 'Record a decision' }).click();
      expect(await page.getByRole('status').innerText()).toBe('The decision is recorded.');
      await page.getByRole('link', { name: 'Public page' }).click();
      const address = await page.getByRole('main').locator('a[href$="letter.pdf"]').first().getAttribute('href');
      expect((await page.request.get(address ?? '')).headers()['content-type']).toContain('application/pdf');
    }, WITHOUT_SCRIPT);
  }, 120_000);

  it('leads from what the checks find to where it is put right', async () => {
    await visit(async ({ page }) => {
      await signIn(page, 'operator', '/desk/data-quality');
      await page.getByRole('link', { name: 'Institutions without a country today' }).click();
      await page
        .getByRole('link', { name: /^Change the record/ })
        .first()
        .click();
      expect(await page.getByRole('region', { name: 'Locations' }).count()).toBe(1);
      await page.goto('/desk/system');
      expect(await page.getByRole('main').innerText()).toContain('Index in this process');
    }, WITHOUT_SCRIPT);
  }, 120_000);
});

async function heading(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).innerText();
}

/** Fills in fields by their labels and asks what would change. */
async function review(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Reason').fill('Put right');
  await page.getByRole('button', { name: 'Show what would change' }).click();
}

async function counts(page: Page): Promise<readonly string[]> {
  const entries = await page.locator('.import-counts > div').allInnerTexts();
  return entries.map((text) => text.replaceAll(/\s+/g, ' '));
}

async function propose(page: Page, token: string, name: string): Promise<number> {
  const answer = await page.request.post('/submissionapi/v2/institutions/propose', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      institution: { names: [{ name_official: name }], countries: [{ country: 'AT' }] },
      not_a_duplicate: true,
      note: 'Founded last year.',
    },
  });
  return Number((await answer.json()).id);
}

async function mergeThem(page: Page): Promise<void> {
  await page.getByLabel('These two records mean the same institution').check();
  await page.getByLabel('Reason').fill('Same seat, same statutes');
  await page.getByRole('button', { name: 'Merge the two records' }).click();
}
