import '../../../scripts/parts/typescript.mjs';

const { markAnnouncementsSeen } = await import('@/tests/e2e/announcements');
const { markCookiesRefused } = await import('@/tests/e2e/cookie-decision');

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
