import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type Problems, watchForProblems } from './problems';

type Fixtures = {
  /** Fails the journey on every problem that it has not allowed. */
  problems: Problems;
  /** Another guest on a separate device, checked for problems like the first. */
  newGuest: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/**
 * A journey that fails on any console error or warning, page error, blocked resource, hydration warning or failed
 * request.
 */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const problems = watchForProblems();
      await problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'problems of the journey').toEqual([]);
    },
    { auto: true },
  ],

  newGuest: async ({ browser, contextOptions, problems }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      await problems.watch(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
export { atHotel } from './at-hotel';
export { axe } from './axe';
export { screenshot } from './screenshot';
