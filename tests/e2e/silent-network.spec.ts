import { stallingProxy } from '@/tests/peers/stalling-proxy';
import { axe, expect, screenshot, test } from './fixtures';
import { translationsOf } from './guest';
import { OFFLINE_ERRORS, tap, waitUntilKept } from './kept-hotel';
import { PRODUCT_CARD, SECTION_TILE } from './parts';
import { markStopped } from './stopped-servers';

test.use({ serviceWorkers: 'allow' });

test('on a network that accepts and never answers, kept pages open by reload and link and say of when they are', async ({
  page,
  problems,
}) => {
  problems.allow(OFFLINE_ERRORS);
  // The requests that the proxy has dropped.
  problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_NETWORK_CHANGED|ERR_ABORTED/);
  const t = translationsOf('cala-verde', 'en');
  const proxy = await stallingProxy({ host: 'localhost', port: Number(process.env.E2E_PORT || '3410') });
  const address = (path: string) => `http://cala-verde.localhost:${proxy.port}${path}`;
  await page.context().addCookies([{ name: 'lang', value: 'en', url: address('/') }]);
  await page.goto(address('/'));
  await tap(page);
  await waitUntilKept(page, 'en');

  proxy.stall();
  await page.reload();
  const line = page.getByRole('status').locator('p', { hasText: t('offline_as_of', { time: '' }).trim() });
  await expect(line).toBeVisible();
  await screenshot(page, 'silent-network-en');
  await page.locator(SECTION_TILE).first().click();
  await expect(page).toHaveURL(address('/products/102'));
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  await expect(line).toBeVisible();
  await axe(page);

  proxy.recover();
  await expect(line).toBeHidden();
  await expect(page.locator('html')).not.toHaveAttribute('data-kept-at', /./);
  markStopped(proxy.port);
  await proxy.close();
});
