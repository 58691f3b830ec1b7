import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser, type Visit } from './browser.ts';
import { DESK_PAGES } from './desk-pages.ts';
import { PORTAL_PAGES, PORTAL_STATES } from './portal-pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { signIn } from './sign-in.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const WIDE = { viewport: { width: 1400, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;
/** What 400 % zoom leaves of a usual screen. */
const ZOOMED = { viewport: { width: 320, height: 600 } };

const OWN_PAGES = [
  ...Object.values(PORTAL_PAGES),
  '/account',
  '/account/tokens',
  '/account/settings',
  '/de/account/tokens',
  '/fr/account/settings',
];

describeInBrowser('accessibility', ({ visit }) => {
  for (const [screen, options] of [
    ['a wide screen', WIDE],
    ['a dark phone', PHONE],
  ] as const) {
    it(`finds nothing wrong with the public pages on ${screen}`, async () => {
      expect(await visit((visitor) => check(visitor, Object.values(PUBLIC_PAGES)), options)).toEqual([]);
    }, 300_000);

    it(`finds nothing wrong with the pages of agencies on ${screen}`, async () => {
      const found = await visit(async (visitor) => {
        await signIn(visitor.page, 'agency');
        return check(visitor, OWN_PAGES);
      }, options);
      expect(found).toEqual([]);
    }, 300_000);

    it(`finds nothing wrong with the desk on ${screen}`, async () => {
      const found = await visit(async (visitor) => {
        await signIn(visitor.page, 'operator');
        return check(visitor, Object.values(DESK_PAGES));
      }, options);
      expect(found).toEqual([]);
    }, 300_000);

    it.each(Object.entries(PORTAL_STATES))(
      `finds nothing wrong with %s on ${screen}`,
      async (_name, { path, act }) => {
        const found = await visit(async ({ page }) => {
          await signIn(page, 'agency', path);
          await act(page);
          return [...(await violations(page)), ...(await overflow(page))];
        }, options);
        expect(found).toEqual([]);
      },
      120_000,
    );
  }

  it('fits into 320 pixels, which is what 400 % zoom leaves', async () => {
    const tooWide: string[] = [];
    await visit(async ({ page }) => {
      for (const path of Object.values(PUBLIC_PAGES)) {
        await page.goto(path);
        tooWide.push(...(await overflow(page)).map((text) => `${path}: ${text}`));
      }
    }, ZOOMED);
    expect(tooWide).toEqual([]);
  }, 120_000);
});

/** Everything that is wrong with some pages, each with its address. Two tabs at a time, for two processors. */
async function check({ page, context }: Visit, paths: readonly string[]): Promise<string[]> {
  const waiting = [...paths];
  const found: string[] = [];
  const work = async (tab: Page): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await tab.goto(path);
      const wrong = [...(await overflow(tab)), ...(await violations(tab))];
      found.push(...wrong.map((text) => `${path}: ${text}`));
    }
  };
  await Promise.all([work(page), work(await context.newPage())]);
  return found;
}

async function overflow(page: Page): Promise<readonly string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > (page.viewportSize()?.width ?? 0) ? [`the page is ${width} wide`] : [];
}

/** Everything that can be opened is open: what is hidden is not checked. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  // No page has frames, so nothing has to be gathered from several in a tab of its own, which takes longer than the rest.
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
