import type { Page } from '@playwright/test';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { formatClock } from '@/lib/domain/booking/schedule';
import { deskKey } from '@/lib/platform/desk-key';
import { writeHotel } from '@/tests/builders/platform/hotel-files';
import { fillInCart, send } from './booking';
import { addToCart } from './cart';
import { signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import { CART_BAR, CART_LINE, ORDER_BUTTON, ORDER_CARD, PRODUCT_CARD } from './parts';
import { telling } from './variants';

const DESK_TOKEN = 'the key of these journeys';
const ZONE = 'Europe/Madrid';

/** The kitchen of both hotels opens in two hours. */
const now = hotelNow(ZONE, new Date());
const minutes = now.minutes + 120;
const OPENS_AT = formatClock(minutes % 1440);
const soupHours = {
  days: [{ days: Array(7).fill(true), start_time: OPENS_AT, end_time: formatClock((minutes + 60) % 1440) }],
};

let hotels: OwnHotels;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  hotels = await serveOwnHotels(
    (files) => {
      for (const [code, id] of [
        ['later', 1],
        ['strict', 2],
      ] as const) {
        writeHotel(files, { code, id, languages: ['en', 'ar'], factor: 1 });
        files.change(`${code}/hotel.json`, (hotel) => {
          const variations = { orderAhead: code === 'later' };
          // Change for banknotes and unknown rooms are other journeys'.
          hotel.property = [];
          hotel.limit_room = [];
          hotel.ext_data = { ...(hotel.ext_data as object), timezone: ZONE, variations };
        });
        files.change(`${code}/sections/10-kitchen.json`, (section) => {
          const [soup] = section.products as { schedule?: unknown }[];
          if (soup) soup.schedule = soupHours;
        });
      }
    },
    { DESK_TOKEN, AUTOPILOT: 'off' },
  );
});
test.afterAll(() => hotels.stop());

const open = async (page: Page, code: string, language: string) => {
  await hotels.speak(page.context(), code, language);
  await page.goto(hotels.at(code, '/products/10'));
};
const ahead = (page: Page, t: ReturnType<typeof translationsOf>) =>
  page.getByRole('button', { name: new RegExp(t('order_for', { time: `.*${OPENS_AT}.*` })) });

/** The order at the desk: dark, in forced colours, and on a phone, light and dark. */
async function lookAtDesk(desk: Page, name: string): Promise<void> {
  for (const [look, media] of [
    ['dark', { colorScheme: 'dark' }],
    ['forced', { colorScheme: 'light', forcedColors: 'active' }],
  ] as const) {
    await desk.emulateMedia(media);
    await axe(desk);
    await screenshot(desk, `order-ahead-desk-${look}-${name}`);
  }
  await desk.emulateMedia({ forcedColors: 'none' });
  await desk.setViewportSize({ width: 390, height: 844 });
  await axe(desk);
  await screenshot(desk, `order-ahead-desk-phone-${name}`);
  await desk.emulateMedia({ colorScheme: 'dark' });
  await axe(desk);
  await screenshot(desk, `order-ahead-desk-phone-dark-${name}`);
}

for (const language of telling(['ar', 'en'], 'language'))
  test(`a closed dish is ordered for its next opening, which the guest and the desk read, in ${language}`, async ({
    page,
    newGuest,
  }) => {
    const t = translationsOf('cala-verde', language);
    await open(page, 'later', language);
    await expect(page.locator(PRODUCT_CARD).first()).toContainText(OPENS_AT);
    await axe(page);
    await screenshot(page, `order-ahead-card-${language}`);
    await ahead(page, t).click();
    await expect(dialog(page).getByText(new RegExp(t('order_ahead', { time: `.*${OPENS_AT}.*` })))).toBeVisible();
    await axe(page);
    await screenshot(page, `order-ahead-sheet-${language}`);
    await addToCart(page);
    await page.locator(CART_BAR).click();
    await expect(dialog(page).locator(CART_LINE)).toContainText(OPENS_AT);
    await axe(page);
    await screenshot(page, `order-ahead-cart-${language}`);
    await page.keyboard.press('Escape');
    await fillInCart(page, t);
    await send(page, t);
    await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: t('view_orders') })
      .click();
    await expect(dialog(page).locator(ORDER_CARD).first()).toContainText(OPENS_AT);
    await axe(page);

    const mara = await newGuest();
    const url = hotels.at('later', '/desk');
    await signIn(await mara.newPage(), { url, key: deskKey(DESK_TOKEN, 'later'), name: 'Mara' });
    // The desk speaks the browser's language, and the form in which she signs in is English.
    const viewport = { width: 1280, height: 900 };
    const browser = await newGuest({ viewport, locale: language, storageState: await mara.storageState() });
    const desk = await browser.newPage();
    await desk.goto(url);
    const card = desk.getByRole('article').first();
    // A date that ends with its year, not one of the wire.
    await expect(card.getByRole('listitem').first()).toContainText(new RegExp(`\\d{4} ${OPENS_AT}`));
    await expect(card.getByRole('time').filter({ hasText: OPENS_AT })).toBeVisible();
    await axe(desk);
    await screenshot(desk, `order-ahead-desk-${language}`);
    await lookAtDesk(desk, language);
  });

test('a closed dish says when it opens and cannot be ordered where the hotel does not allow it', async ({ page }) => {
  const t = translationsOf('cala-verde', 'en');
  await open(page, 'strict', 'en');
  const card = page.locator(PRODUCT_CARD).first();
  await expect(card).toContainText(OPENS_AT);
  await expect(ahead(page, t)).toHaveCount(0);
  await card.click();
  await expect(dialog(page).getByRole('alert')).toContainText(OPENS_AT);
  await expect(dialog(page).locator(ORDER_BUTTON)).toHaveAttribute('aria-disabled', 'true');
  await axe(page);
});

test.describe('on a dark phone', () => {
  test.use({ colorScheme: 'dark' });
  for (const language of telling(['ar', 'en'], 'language'))
    test(`a closed dish and its sheet are readable, in ${language}`, async ({ page }) => {
      await open(page, 'later', language);
      await axe(page);
      await screenshot(page, `order-ahead-card-dark-${language}`);
      await ahead(page, translationsOf('cala-verde', language)).click();
      await expect(dialog(page).getByText(OPENS_AT).first()).toBeVisible();
      await axe(page);
      await screenshot(page, `order-ahead-sheet-dark-${language}`);
    });
});
