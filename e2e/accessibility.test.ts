import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { DESK_PAGES } from './desk-pages.ts';
import { PORTAL_PAGES, PORTAL_STATES } from './portal-pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { signIn } from './sign-in.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const WIDE = { viewport: { width: 1400, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

describeInBrowser('accessibility', ({ visit }) => {
  it.each(Object.entries(PUBLIC_PAGES))(
    'finds nothing wrong with %s (%s)',
    async (_name, path) => {
      const found = [
        await visit(({ page }) => violations(page, path), WIDE),
        await visit(({ page }) => violations(page, path), PHONE),
      ];
      expect(found).toEqual([[], []]);
    },
    240_000,
  );

  it('fits into 320 pixels, which is what 400 % zoom leaves', async () => {
    const tooWide: string[] = [];
    await visit(
      async ({ page }) => {
        for (const path of Object.values(PUBLIC_PAGES)) {
          await page.goto(path);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          if (width > 320) tooWide.push(`${path} is ${width} wide`);
        }
      },
      { viewport: { width: 320, height: 600 } },
    );
    expect(tooWide).toEqual([]);
  }, 120_000);
});

describeInBrowser('accessibility when signed in', ({ visit }) => {
  const pages = [
    ...Object.values(PORTAL_PAGES),
    '/account',
    '/account/tokens',
    '/account/settings',
    '/de/account/tokens',
    '/fr/account/settings',
  ];

  it.each(pages)(
    'finds nothing wrong with %s',
    async (path) => {
      const found: string[] = [];
      for (const options of [WIDE, PHONE]) {
        await visit(async ({ page }) => {
          await signIn(page, 'agency');
          found.push(...(await violations(page, path)), ...(await overflow(page, options)));
        }, options);
      }
      expect(found).toEqual([]);
    },
    120_000,
  );

  it.each(Object.entries(PORTAL_STATES))(
    'finds nothing wrong with %s',
    async (_name, { path, act }) => {
      const found: string[] = [];
      for (const options of [WIDE, PHONE]) {
        await visit(async ({ page }) => {
          await signIn(page, 'agency', path);
          await act(page);
          found.push(...(await violationsShown(page)), ...(await overflow(page, options)));
        }, options);
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});

describeInBrowser('accessibility of the desk', ({ visit }) => {
  it.each(Object.entries(DESK_PAGES))(
    'finds nothing wrong with %s (%s)',
    async (_name, path) => {
      const found: string[] = [];
      for (const options of [WIDE, PHONE]) {
        await visit(async ({ page }) => {
          await signIn(page, 'operator');
          found.push(...(await violations(page, path)), ...(await overflow(page, options)));
        }, options);
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});

async function overflow(page: Page, { viewport }: typeof WIDE): Promise<readonly string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return width > viewport.width ? [`The page is ${width} wide`] : [];
}

async function violations(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
  return violationsShown(page);
}

/** Everything that can be opened is open: what is hidden is not checked. */
async function violationsShown(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 160))
        .slice(0, 3)
        .join(' | ')}`,
  );
}
