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
      browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] });
    });
    afterAll(() => browser?.close());

    suite({
      baseUrl,
      async visit(work, options) {
        const context = await browser.newContext({ baseURL: baseUrl, locale: 'en-GB', ...options });
        try {
          const page = await context.newPage();
          const requests: string[] = [];
          const complaints: string[] = [];
          page.on('request', (request) => requests.push(request.url()));
          page.on('console', (message) => {
            if (message.type() === 'error') complaints.push(message.text());
          });
          page.on('pageerror', (error) => complaints.push(error.message));
          return await work({ page, context, requests, complaints });
        } finally {
          await context.close();
        }
      },
    });
  });
}
