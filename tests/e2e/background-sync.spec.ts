import { CHROMIUM } from '@/playwright.config';
import { orderPlacedHeading } from './cart';
import { atHotel, expect, test } from './fixtures';
import { known, OFFLINE_ERRORS, sendWithoutNetwork } from './kept-hotel';

// The headless shell has no background sync.
test.use({
  serviceWorkers: 'allow',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ...(CHROMIUM ? { executablePath: CHROMIUM } : { channel: 'chromium' }) }),
});

test('the browser sends an order that waits while no page is open, and the next page shows it', async ({
  page,
  problems,
}) => {
  problems.allow(OFFLINE_ERRORS);
  await sendWithoutNetwork(page);
  await expect.poll(() => page.evaluate(() => caches.has('waiting-order'))).toBe(true);
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('no service worker');
  await page.goto('about:blank');
  await page.context().setOffline(false);
  // What the browser does when it finds a network.
  await worker.evaluate(async () => {
    const event = new Event('sync');
    const work: Promise<unknown>[] = [];
    Object.assign(event, { tag: 'waiting-order', waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    self.dispatchEvent(event);
    await Promise.all(work);
  });
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await page.goto(atHotel('cala-verde'));
  await expect(orderPlacedHeading(page)).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/orders'))).toEqual([]);
  expect(await known(page)).toHaveLength(1);
});
