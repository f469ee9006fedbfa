import '../../../scripts/parts/typescript.mjs';

const { markAnnouncementsSeen, markCookiesRefused } = await import('@/tests/e2e/known-device');

/**
 * A guest who has seen the announcements and refused cookies, so that nothing opens over what a benchmark taps.
 *
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function undisturbed(context) {
  await markAnnouncementsSeen(context);
  await markCookiesRefused(context);
  return context;
}
