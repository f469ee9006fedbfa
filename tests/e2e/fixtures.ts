import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { type Problems, watchForProblems } from './problems';

type Fixtures = {
  /** Fails the journey for everything that goes wrong in it and was not allowed. */
  problems: Problems;
  /** Another guest with a phone (or another device) of their own, watched like the first one. */
  newGuest: (options?: BrowserContextOptions) => Promise<BrowserContext>;
};

/** A journey: no console error or warning, page error, refused policy, hydration warning or failed request goes unseen. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const problems = watchForProblems();
      await problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'what went wrong on the way').toEqual([]);
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
