import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { DESK_PAGES } from './desk-pages.ts';
import { PORTAL_PAGES } from './portal-pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { signIn } from './sign-in.ts';

const FOLDER = fileURLToPath(new URL('../.cache/shots/', import.meta.url));
const WIDTHS = [360, 800, 1400];
const SCHEMES = ['light', 'dark'] as const;

/** `npm run shots`: not a test, but the same browser and the same pages, for people to look at. */
describeInBrowser('screenshots', ({ visit }) => {
  const all = WIDTHS.flatMap((width) => SCHEMES.map((colorScheme) => ({ width, colorScheme })));

  async function shoot(name: string, path: string, user?: string): Promise<number> {
    await mkdir(FOLDER, { recursive: true });
    for (const { width, colorScheme } of all) {
      const options = { viewport: { width, height: 900 }, colorScheme };
      await visit(async ({ page }) => {
        if (user !== undefined) await signIn(page, user);
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }, options);
    }
    return (await readdir(FOLDER)).filter((file) => file.startsWith(`${name}-`)).length;
  }

  it.runIf(process.env['SHOTS'] === '1').each(Object.entries(PUBLIC_PAGES))(
    'shows %s',
    async (name, path) => {
      expect(await shoot(name, path)).toBeGreaterThanOrEqual(all.length);
    },
    120_000,
  );

  it.runIf(process.env['SHOTS'] === '1').each(Object.entries(PORTAL_PAGES))(
    'shows agencies %s',
    async (name, path) => {
      expect(await shoot(name, path, 'agency')).toBeGreaterThanOrEqual(all.length);
    },
    120_000,
  );

  it.runIf(process.env['SHOTS'] === '1').each(Object.entries(DESK_PAGES))(
    'shows the operator %s',
    async (name, path) => {
      expect(await shoot(name, path, 'operator')).toBeGreaterThanOrEqual(all.length);
    },
    120_000,
  );
});
