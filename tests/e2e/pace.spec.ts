import type { Page } from '@playwright/test';
import { v4 } from 'uuid';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { deskKey } from '@/lib/platform/desk-key';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { writeHotel } from '@/tests/builders/platform/hotel-files';
import { fillInCart, send } from './booking';
import { addToCart, REFUSED } from './cart';
import { callDesk } from './desk-call';
import { signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { ORDER_CARD, PRODUCT_CARD } from './parts';
import { telling } from './variants';

const DESK_TOKEN = 'the key of these journeys';
const ZONE = 'Europe/Madrid';
const CODES = ['calm', 'narrow', 'shut'] as const;

let hotels: OwnHotels;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(
    (files) => {
      for (const [place, code] of CODES.entries()) {
        writeHotel(files, { code, id: place + 1, languages: ['en', 'ar'], factor: 1 });
        files.change(`${code}/hotel.json`, (hotel) => {
          // Change for banknotes and unknown rooms are other journeys'.
          hotel.property = [];
          hotel.limit_room = [];
          // One order in two hours, so that the second one never fits.
          const max_orders_per_interval = code === 'narrow' ? { orders: 1, minutes: 120 } : null;
          const kitchen = { id: 'kitchen', title: 'Kitchen', sections: [10], max_orders_per_interval };
          const desk = { promise_minutes: { '10': 20 }, stations: [kitchen] };
          hotel.ext_data = { ...(hotel.ext_data as object), timezone: ZONE, variations: { orderAhead: true }, desk };
        });
      }
    },
    { DESK_TOKEN, AUTOPILOT: 'off' },
  );
});
test.afterAll(() => hotels.stop());

const clockIn = (minutes: number): string => hotelNow(ZONE, new Date(Date.now() + minutes * 60_000)).time;
/** A time that may be a minute later when it is read. */
const timeIn = (minutes: number) => new RegExp(`${clockIn(minutes)}|${clockIn(minutes + 1)}|${clockIn(minutes - 1)}`);

/** What staff say of the kitchen by the staff API. */
const sayOfKitchen = (code: string, notice: object) =>
  callDesk({ port: hotels.port, hotel: code, deskToken: DESK_TOKEN }, '/pace/kitchen', notice);

/** Calls the guests' API. Returns the data of the response. */
async function post(code: string, path: string, body: object) {
  const response = await ask({
    port: hotels.port,
    host: `${code}.localhost`,
    path: `/api/v1${path}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return JSON.parse(response.body.toString()).data;
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function fillCart(page: Page, code: string, language: string): Promise<void> {
  await hotels.speak(page.context(), code, language);
  await page.goto(hotels.at(code, '/products/10'));
  await page.locator(PRODUCT_CARD).first().click();
  await addToCart(page);
}

for (const language of telling(['ar', 'en'], 'language'))
  test(`a guest reads when it is ready, also while the kitchen is busy, and the order carries it, in ${language}`, async ({
    page,
    newGuest,
  }) => {
    const t = translationsOf('cala-verde', language);
    await sayOfKitchen('calm', {});
    await fillCart(page, 'calm', language);
    await fillInCart(page, t);
    const quote = dialog(page)
      .getByRole('status')
      .filter({ hasText: /\d:\d\d/ });
    await expect(quote).toContainText(timeIn(20));
    await axe(page);
    await screenshot(page, `pace-quoted-${language}`);

    await sayOfKitchen('calm', { busy_minutes: 20, busy_until: inMinutes(60) });
    // Another page between, so that the cart is not opened again by itself.
    await page.goto(hotels.at('calm'));
    await page.goto(hotels.at('calm', '/products/10'));
    await fillInCart(page, t);
    await expect(quote).toContainText(t('busy_now'));
    await expect(quote).toContainText(timeIn(40));
    await axe(page);
    await screenshot(page, `pace-busy-${language}`);
    await send(page, t);
    await dialog(page)
      .getByRole('button', { name: t('view_orders') })
      .click();
    await expect(dialog(page).locator(ORDER_CARD).first()).toContainText(timeIn(40));
    await axe(page);
    await screenshot(page, `pace-order-${language}`);

    const desk = await (await newGuest({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(desk, { url: hotels.at('calm', '/desk'), key: deskKey(DESK_TOKEN, 'calm'), name: 'Marta' });
    // Accepting proposes what is left of the time that the guest was quoted.
    await expect(desk.getByRole('article').first()).toContainText(timeIn(40));
    await axe(desk);
  });

/** Takes the only place of the running interval and of the next one, so that the test may cross into it. */
async function fillNarrowKitchen(): Promise<void> {
  const products = [{ product: { id: 100, property: null }, quantity: 1, total_price: 4.5 }];
  const order = { hotel_id: 2, language: 'en', payment: 2, room_number: '', is_temporary: true, products };
  await post('narrow', '/orders', { ...order, uuid: v4() });
  const quote = await post('narrow', '/orders/quote', { hotel_id: 2, products: [{ product: { id: 100 } }] });
  const { date, time } = hotelNow(ZONE, new Date(quote.next_free_at));
  await post('narrow', '/orders', { ...order, uuid: v4(), ordered_for: `${date}T${time}` });
}

for (const language of telling(['en', 'ar'], 'language'))
  test(`what does not fit is refused, offered for the next free time, and ordered for it, in ${language}`, async ({
    page,
    problems,
  }) => {
    const t = translationsOf('cala-verde', language);
    await fillCart(page, 'narrow', language);
    await fillInCart(page, t);
    await expect(
      dialog(page)
        .getByRole('status')
        .filter({ hasText: /\d:\d\d/ }),
    ).toBeVisible();
    await fillNarrowKitchen();
    problems.allow(REFUSED);
    await send(page, t);
    const offer = dialog(page).getByRole('button', { name: new RegExp(t('order_for', { time: '.*\\d\\d:\\d\\d.*' })) });
    await expect(offer).toBeVisible();
    await expect(dialog(page).getByRole('alert').first()).toBeVisible();
    await axe(page);
    await screenshot(page, `pace-refused-${language}`);
    await offer.click();
    await expect(offer).toHaveAttribute('aria-pressed', 'true');
    await axe(page);
    await screenshot(page, `pace-offered-${language}`);
    await send(page, t);
    await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();
  });

test('a closed kitchen takes orders for when it opens again, and its end comes by itself', async ({ page }) => {
  const t = translationsOf('cala-verde', 'en');
  await sayOfKitchen('shut', { closed_until: inMinutes(90) });
  await fillCart(page, 'shut', 'en');
  await fillInCart(page, t);
  await expect(
    dialog(page)
      .getByRole('status')
      .filter({ hasText: timeIn(90) }),
  ).toBeVisible();
  await axe(page);
  await dialog(page)
    .getByRole('button', { name: new RegExp(t('order_for', { time: '.*' })) })
    .click();
  await send(page, t);
  await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();

  await sayOfKitchen('shut', { closed_until: inMinutes(1) });
  await expect(async () => {
    const quote = await post('shut', '/orders/quote', { hotel_id: 3, products: [{ product: { id: 100 } }] });
    expect(quote.is_possible).toBe(true);
  }).toPass({ timeout: 150_000, intervals: [5_000] });
});
