import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './browser.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

const KILOBYTE = 1_000;
const LIMITS = { script: 40 * KILOBYTE, stylesheet: 20 * KILOBYTE };

interface Weight {
  document: number;
  script: number;
  stylesheet: number;
  font: number;
}

describeInBrowser('weight', ({ visit }) => {
  it('keeps script and styles of every public page small', async () => {
    const weights = new Map<string, Weight>();
    for (const [name, path] of Object.entries(PUBLIC_PAGES)) weights.set(name, await weigh(path));
    console.table(Object.fromEntries([...weights].map(([name, weight]) => [name, inKilobytes(weight)])));
    const tooHeavy = [...weights].filter(
      ([, { script, stylesheet }]) => script > LIMITS.script || stylesheet > LIMITS.stylesheet,
    );
    expect(tooHeavy).toEqual([]);
  }, 180_000);

  /** As a browser gets it: text compressed, fonts as they are. */
  function weigh(path: string): Promise<Weight> {
    return visit(async ({ page }) => {
      const weight: Weight = { document: 0, script: 0, stylesheet: 0, font: 0 };
      const bodies: Promise<void>[] = [];
      page.on('response', (response) => {
        const kind = response.request().resourceType() as keyof Weight;
        if (!(kind in weight)) return;
        bodies.push(add(weight, kind, response));
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await Promise.all(bodies);
      return weight;
    });
  }
});

async function add(weight: Weight, kind: keyof Weight, response: Response): Promise<void> {
  const body = await response.body();
  weight[kind] += kind === 'font' ? body.length : gzipSync(body).length;
}

function inKilobytes(weight: Weight): Record<string, string> {
  return Object.fromEntries(
    Object.entries(weight).map(([kind, bytes]) => [kind, `${(bytes / KILOBYTE).toFixed(1)} kB`]),
  );
}
