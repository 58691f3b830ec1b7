import type { Page } from 'playwright-core';

/** The pages of agencies that are looked at: by tests, and by people as screenshots. */
export const PORTAL_PAGES: Readonly<Record<string, string>> = {
  portal: '/portal',
  'portal-held': '/portal?state=held',
  'portal-nothing': '/portal?query=xyzzyqq',
  'portal-report': '/portal/report/24',
  'portal-new': '/portal/reports/new',
  'portal-new-german': '/de/portal/reports/new',
  'portal-copy': '/portal/reports/new?copy=24',
  'portal-correct': '/portal/reports/24/edit',
  'portal-csv': '/portal/csv',
  'portal-csv-french': '/fr/portal/csv',
  'portal-agency': '/portal/agency',
  'portal-proposal': '/portal/institutions/new',
};

interface PortalState {
  readonly path: string;
  act(page: Page): Promise<void>;
}

const ROWS = [
  'agency,local_identifier,activities[1].id,status,decision,valid_from,valid_to,institution[1].registry_id',
  'MERQA,state-1,1,voluntary,postive,2026-02-01,2032-01-31,REGINST0001',
  'MERQA,state-2,1,voluntary,positive,2026-02-01,2032-01-31,REGINST0001',
].join('\n');

/** States of them that somebody has to bring about. Nothing is stored by that. */
export const PORTAL_STATES: Readonly<Record<string, PortalState>> = {
  'portal-form-refused': {
    path: '/portal/reports/new',
    async act(page) {
      await page.getByRole('button', { name: 'Add a programme' }).click();
      await page.getByRole('group', { name: 'Programme 1' }).getByLabel('Name', { exact: true }).fill('Bridges');
      await page.getByLabel('Name or identifier').fill('university');
      await check(page);
      await page.getByRole('alert').waitFor();
    },
  },
  'portal-form-flags': {
    path: '/portal/reports/new',
    async act(page) {
      await page.getByRole('checkbox', { name: /^Institutional accreditation/ }).check();
      await page.getByRole('radio', { name: 'Positive', exact: true }).check();
      await page.getByRole('radio', { name: 'Voluntary' }).check();
      await page.getByLabel('Valid from').fill('2026-03-01');
      await page.getByLabel('Name or identifier').fill('REGINST0001');
      await check(page);
      await page.getByRole('heading', { name: 'Nothing is wrong with the report' }).waitFor();
    },
  },
  'portal-csv-grid': {
    path: '/portal/csv',
    async act(page) {
      await page.getByLabel('Or paste rows here').fill(ROWS);
      await check(page);
      await page.getByRole('button', { name: 'Send the ready row' }).waitFor();
    },
  },
  'portal-csv-result': {
    path: '/portal/csv',
    async act(page) {
      // The checks are script themselves; only that of the page must not come.
      await page.route(/portal-csv-[^/]*\.js$/, (route) => route.abort());
      await page.reload();
      await page.getByLabel('Or paste rows here').fill(ROWS);
      await check(page);
      await page.getByRole('table').first().waitFor();
    },
  },
};

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}
