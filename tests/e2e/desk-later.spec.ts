import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { deskKey } from '@/lib/platform/desk-key';
import { ask, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { cutTexts } from './cut-texts';
import { signIn } from './desk-sign-in';
import { axe, expect, screenshot, test } from './fixtures';
import { outOfScreen } from './long-words';
import { telling } from './variants';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'cala-verde';
const TIMEZONE = 'Europe/Madrid';
/** A name without a place to break. */
const LONG_NAME = 'Featherstonehaugh-Cholmondeley'.repeat(3);

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
});
test.afterAll(() => app.stop());

type Option = { ptype_id: string; value: unknown };
type Product = { id: number; title: { en: string }; property: { properties: Option[] } };

/** The product with that English title, with the guest's answers by the type of the option. */
async function answered(section: number, title: string, answers: Readonly<Record<string, unknown>>) {
  const path = `/api/v1/hotels/${CODE}/products/${section}`;
  const { body } = await ask({ port: app.port, host: `${CODE}.localhost`, path });
  const { products } = JSON.parse(body.toString()).data.section as { products: Product[] };
  const product = products.find((each) => each.title.en === title);
  if (product === undefined) throw new Error(`no ${title} in ${section}`);
  const properties = product.property.properties.map((option) => ({
    ...option,
    value: answers[option.ptype_id] ?? null,
  }));
  return { id: product.id, property: { ...product.property, properties } };
}

/** Orders a wake-up call for a room, on a day of the hotel. Returns its number. */
async function wakeUpCall(room: string, date: string, time: string, words: string): Promise<string> {
  const hotel = await orderable({ port: app.port, host: `${CODE}.localhost`, code: CODE });
  const product = await answered(703, 'Wake-up call', { date, time });
  const line = { product, quantity: 1, total_price: 0, from_recommendation: false };
  const body = { ...hotel.body, payment: null, room_number: room, comment: words, products: [line] };
  const { order } = await placeOrderNow({ ...hotel, body }, randomUUID());
  return order.num;
}

const openDesk = (page: Page, address: string, language = 'en') =>
  signIn(page, {
    url: `http://${CODE}.localhost:${app.port}/desk?lang=${language}${address}`,
    key: deskKey(DESK_TOKEN, CODE),
    name: 'Nuria',
    language,
  });

const clock = () => hotelNow(TIMEZONE, new Date());

test('a wake-up call stands by its time, is never late before it, and stays after Accept', async ({ page }) => {
  const tomorrow = addDays(clock().date, 1);
  const number = await wakeUpCall('101', tomorrow, '06:15', LONG_NAME);
  await openDesk(page, '');
  const card = page.getByRole('article', { name: `Order #${number}` });
  await expect(card).toContainText('06:15');
  await page.getByRole('navigation').getByRole('link', { name: 'Later' }).click();
  const day = page.getByRole('region', { name: 'Tomorrow' });
  const entry = day.getByRole('link', { name: /101 · Wake-up call/ });
  await expect(entry).toContainText('06:15');
  await expect(entry).toContainText('New');
  await axe(page);
  await page.getByRole('button', { name: 'Accept all: 1' }).click();
  await expect(entry).toContainText('Nuria');
  await expect(page.getByText('Not yet accepted')).toHaveCount(0);
  await entry.click();
  const details = page.getByRole('dialog', { name: `Order #${number}` });
  await expect(details).toContainText('06:15');
  await details.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(entry).toBeVisible();
  const navigation = page.getByRole('navigation');
  await navigation.getByRole('button', { name: 'More' }).click();
  await navigation.getByRole('link', { name: 'Problems' }).click();
  await expect(page.getByText('Nothing waits too long right now.')).toBeVisible();
});

for (const language of telling(['ar', 'en', 'de'], 'language'))
  test(`what is for later fits every screen, in ${language}`, async ({ page }) => {
    const tomorrow = addDays(clock().date, 1);
    for (const time of ['05:30', '06:45']) await wakeUpCall('120', tomorrow, time, LONG_NAME);
    await wakeUpCall('108', addDays(tomorrow, 1), '04:00', 'Please in Russian');
    await openDesk(page, '#later', language);
    await expect(page.getByRole('link', { name: /108 · / }).first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => outOfScreen(page), `${width}`).toEqual([]);
        expect(await cutTexts(page), `${width}`).toEqual([]);
        await screenshot(page, `desk-later-${language}-${colorScheme}-${width}`);
      }
      await axe(page);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    await screenshot(page, `desk-later-${language}-forced`);
  });
