import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';

describeInBrowser('questions about a day', ({ visit }) => {
  it.each([
    ['a refusal', '/institution/REGINST1308?on=2019-06-12', /^Reviewed, and not approved\. On 12 June 2019 a negative/],
    [
      'a day after the closing',
      '/institution/REGINST0032?on=2019-06-12',
      /^The institution closed on 30 September 2015; its successor is Czaplów University of Applied Sciences\. On 12/,
    ],
    [
      'a day before the founding',
      '/institution/REGINST0033?on=2013-06-12',
      /^The institution was founded later, on 1 October 2015\. .* on its predecessor Czaplów Higher Vocational School/,
    ],
    ['the time of a predecessor', '/institution/REGINST0033?on=2016-06-12', /^Yes, through its predecessor Czaplów/],
    ['a day to come', '/institution/REGINST0001?on=2029-01-01', /^Yes\. On 1 January 2029 .* will be covered\./],
    ['a day that is none', '/institution/REGINST0001?on=2019-02-30', /^That is not a day\./],
  ])('tells %s apart from a plain yes', async (_, address, expected) => {
    await visit(async ({ page }) => {
      await page.goto(address);
      const answer = await page.locator('.ask-day form + *').innerText();
      expect(answer.trim().replaceAll(/\s+/g, ' ')).toMatch(expected);
    });
  });

  it('says in each result of a search what held on the day', async () => {
    await visit(async ({ page }) => {
      await page.goto('/institutions?query=Academy+of+Music+in+Kalinowo&on=2019-06-12');
      const state = await page.locator('.record .state').first().innerText();
      expect(state.replaceAll(/\s+/g, ' ')).toContain('Held on 12 June 2019: Positive 6 Oct 2018 – 6 Oct 2024');
    });
  });

  it.each([
    '/institutions?on=xx',
    '/institutions?on=2019-13-45',
    '/institutions?on=2019-02-30',
    '/reports?valid_on=xx',
    '/reports?valid_to_before=2019-02-29',
  ])('says at the field that %s holds no day, and shows results', async (address) => {
    await visit(async ({ page }) => {
      const response = await page.goto(address);
      const field = page.locator('input[aria-invalid=true]');
      const described = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1);
      expect([response?.status(), await page.locator(`#${described}`).innerText()]).toEqual([
        200,
        'That is not a day. Give it as year, month and day, for example 2019-06-12.',
      ]);
      expect(await page.locator('.records > li').count()).toBe(20);
    });
  });

  it('makes no file with a filter that it cannot read', async () => {
    await visit(async ({ page }) => {
      expect((await page.request.get('/reports.csv?valid_on=2019-02-30')).status()).toBe(400);
    });
  });
});
