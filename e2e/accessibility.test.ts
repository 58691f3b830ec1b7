import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

describeInBrowser('accessibility', ({ visit }) => {
  it.each(Object.entries(PUBLIC_PAGES))('finds nothing wrong with %s (%s)', async (_name, path) => {
    const wide = { viewport: { width: 1400, height: 900 } };
    const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;
    const found = [
      await visit(({ page }) => violations(page, path), wide),
      await visit(({ page }) => violations(page, path), phone),
    ];
    expect(found).toEqual([[], []]);
  });

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

/** Everything that can be opened is open: what is hidden is not checked. */
async function violations(page: Page, path: string): Promise<readonly string[]> {
  await page.goto(path);
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
