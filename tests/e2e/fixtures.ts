import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { markAnnouncementsSeen, markCookiesRefused } from './known-device';
import { type Problems, watchForProblems } from './problems';

type Fixtures = {
  /** Whether guests see the announcements of the demo hotels, which would open over what a journey does. */
  seesAnnouncements: boolean;
  /** Whether guests are asked about cookies, by a banner that would lie over what a journey does. */
  seesCookieBanner: boolean;
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
  seesAnnouncements: [false, { option: true }],
  seesCookieBanner: [false, { option: true }],

  problems: [
    async ({ context, seesAnnouncements, seesCookieBanner }, use) => {
      const problems = watchForProblems();
      if (!seesAnnouncements) await markAnnouncementsSeen(context);
      if (!seesCookieBanner) await markCookiesRefused(context);
      await problems.watch(context);
      await use(problems);
      expect(problems.unexpected(), 'problems of the journey').toEqual([]);
    },
    { auto: true },
  ],

  newGuest: async ({ browser, contextOptions, problems, seesAnnouncements, seesCookieBanner }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ ...contextOptions, ...options });
      contexts.push(context);
      if (!seesAnnouncements) await markAnnouncementsSeen(context);
      if (!seesCookieBanner) await markCookiesRefused(context);
      await problems.watch(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
});

/** For journeys about what moves: `test.use(WITH_MOTION)`. The others run with reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' as const } };

export { expect } from '@playwright/test';
export { atHotel } from './at-hotel';
export { axe } from './axe';
export { screenshot } from './screenshot';
