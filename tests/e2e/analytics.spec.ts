import type { Page } from '@playwright/test';
import { writeHotel } from '@/tests/builders/platform/hotel-files';
import { METRICA_HOST } from '@/tests/peers/metrica';
import { startUpstream, type Upstream } from '@/tests/peers/upstream';
import { test } from '../peers/third-party-browser';
import { expect } from './fixtures';
import { dialog, untilAtRest } from './guest';
import { markStored } from './known-device';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { CART_BAR, PRODUCT_CARD } from './parts';

/** The operator's service. */
let service: Upstream;
let own: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  service = await startUpstream(() => ({ body: {} }));
  own = await serveOwnHotels(
    (files) => {
      writeHotel(files, { code: 'aurora', id: 1, languages: ['en'], factor: 1 });
      writeHotel(files, { code: 'bellevue', id: 2, languages: ['en'], factor: 2 });
      files.change('aurora/hotel.json', (hotel) => {
        hotel.metric_num = '12345678';
      });
    },
    { ANALYTICS_URL: `${service.origin}/count` },
  );
});
test.afterAll(async () => {
  await own.stop();
  await service.close();
});
test.beforeEach(() => {
  service.asked.length = 0;
});

async function openDecided(page: Page, code: string, accepted: boolean): Promise<void> {
  // Before the page's own code: a first visit that reads the decision late would request the counter as well.
  await markStored(page, { access_cookie: String(accepted) });
  await page.goto(own.at(code, '/products/10'));
  await untilAtRest(page);
}

async function addProduct(page: Page): Promise<void> {
  await page.locator(PRODUCT_CARD).first().click();
  await dialog(page)
    .getByRole('button', { name: /^Add at/ })
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator(CART_BAR)).toBeVisible();
}

test('a hotel’s own counter hears of the goal, and no other service does', async ({ page, requested }) => {
  await openDecided(page, 'aurora', true);
  await expect
    .poll(() => requested)
    .toEqual([`${METRICA_HOST}/metrika/tag.js`, `${METRICA_HOST}/watch/12345678?init [object Object]`]);
  await addProduct(page);
  await expect.poll(() => requested.slice(2)).toEqual([`${METRICA_HOST}/watch/12345678?reachGoal cart finish`]);
  expect(service.asked).toEqual([]);
});

test('without a counter the operator’s service hears of hotel, goal and time', async ({ page, requested }) => {
  await openDecided(page, 'bellevue', true);
  await addProduct(page);
  await expect.poll(() => service.asked.length).toBe(1);
  expect(JSON.parse(service.asked[0]?.body ?? '')).toEqual({
    hotel: 'bellevue',
    goal: 'cart finish',
    at: expect.any(String),
  });
  expect(requested).toEqual([]);
});

for (const code of ['aurora', 'bellevue'])
  test(`nothing is counted at ${code} for a guest who has refused cookies`, async ({ page, requested }) => {
    const goals: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/public/goals')) goals.push(request.url());
    });
    await openDecided(page, code, false);
    await addProduct(page);
    await page.locator(CART_BAR).click();
    await expect(dialog(page)).toBeVisible();
    expect([...requested, ...goals, ...service.asked]).toEqual([]);
  });

test('only the hotel with a counter allows its hosts', async ({ page }) => {
  const policyOf = async (code: string) =>
    (await (await page.goto(own.at(code)))?.headerValue('content-security-policy')) ?? '';
  expect(await policyOf('aurora')).toContain('https://mc.yandex.ru');
  expect(await policyOf('bellevue')).not.toContain('mc.yandex');
});
