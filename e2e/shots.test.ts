import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const FOLDER = fileURLToPath(new URL('../.cache/shots/', import.meta.url));
const WIDTHS = [360, 800, 1400];
const SCHEMES = ['light', 'dark'] as const;

/** `npm run shots`: not a test, but the same browser and the same pages, for people to look at. */
describeInBrowser('screenshots', ({ visit }) => {
  it.runIf(process.env['SHOTS'] === '1').each(Object.entries(PUBLIC_PAGES))(
    'shows %s',
    async (name, path) => {
      await mkdir(FOLDER, { recursive: true });
      for (const width of WIDTHS) {
        for (const colorScheme of SCHEMES) {
          const options = { viewport: { width, height: 900 }, colorScheme };
          await visit(async ({ page }) => {
            await page.goto(path, { waitUntil: 'networkidle' });
            const file = join(FOLDER, `${name}-${width}-${colorScheme}.png`);
            expect((await page.screenshot({ path: file, fullPage: true })).length).toBeGreaterThan(0);
          }, options);
        }
      }
    },
    120_000,
  );
});
