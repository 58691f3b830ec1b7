import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, inject } from 'vitest';

const executablePath = process.env['TEST_CHROMIUM'];

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page asked for, and what the browser complained about. */
  readonly requests: string[];
  readonly complaints: string[];
}

export interface Visitors {
  /** A new visitor; gone at the end of the work. */
  visit<Result>(work: (visit: Visit) => Promise<Result>, options?: BrowserContextOptions): Promise<Result>;
  readonly baseUrl: string;
}

/** A suite in a real browser; without one it is skipped and the run says so. */
export function describeInBrowser(name: string, suite: (visitors: Visitors) => void): void {
  describe.skipIf(!executablePath)(`${name} in a browser`, () => {
    let browser: Browser;
    const baseUrl = inject('baseUrl');

    beforeAll(async () => {
      browser = await launch();
    });
    afterAll(() => browser && closeSoon(browser));

    /** A browser that opens no page has hung up by itself, so there is another one then. */
    async function open(options: BrowserContextOptions): Promise<{ context: BrowserContext; page: Page }> {
      try {
        return await withinPatience(openPage(browser, options));
      } catch {
        await closeSoon(browser);
        browser = await launch();
        return withinPatience(openPage(browser, options));
      }
    }

    suite({
      baseUrl,
      async visit(work, options) {
        const { context, page } = await open({ baseURL: baseUrl, locale: 'en-GB', ...options });
        try {
          const requests: string[] = [];
          const complaints: string[] = [];
          page.on('request', (request) => requests.push(request.url()));
          page.on('console', (message) => {
            if (message.type() === 'error') complaints.push(message.text());
          });
          page.on('pageerror', (error) => complaints.push(error.message));
          return await work({ page, context, requests, complaints });
        } finally {
          await closeSoon(context);
        }
      },
    });
  });
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
}

async function openPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage() };
}

/** For what the browser is asked to do by itself; what is asked of pages has its own limits. */
const PATIENCE_MS = 15_000;

function withinPatience<Value>(work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    pause(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`The browser has not answered for ${PATIENCE_MS} ms`);
    }),
  ]);
}

/** Closing is no part of a test: one that hangs must not hide what the test has found. */
async function closeSoon(closing: { close(): Promise<void> }): Promise<void> {
  await withinPatience(closing.close()).catch(() => undefined);
}
