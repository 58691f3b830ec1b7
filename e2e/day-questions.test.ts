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
});
