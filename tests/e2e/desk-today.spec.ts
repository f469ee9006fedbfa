import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';
import { bruteForce } from '@/tests/builders/figures/brute-force';
import { type SimulatedOrder, simulatedOrders } from '@/tests/builders/figures/simulated-orders';
import { storeSimulated } from '@/tests/builders/figures/store-simulated';
import { seeded } from '@/tests/builders/generated/seeded';
import { throughOtherConnection } from '@/tests/builders/platform/store-contents';
import { callDesk } from './desk-call';
import { signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { screenshot } from './screenshot';
import { telling } from './variants';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'cala-verde';
const DAY_MS = 86_400_000;

/** Dishes of sections of the hotel, one of them with a name that has nowhere to break. */
const line = (product: number, title: string, section: number, price: number) => ({
  ...{ product, title, section, top: section, price, slotMinutes: null },
});
const ORDERED = [
  line(1, 'Margherita', 102, 14_000),
  line(2, 'Donaudampfschifffahrtsgesellschaftskapitänsteller', 102, 12_500),
  line(3, 'Sunset spritz', 202, 10_500),
  line(4, '=1+1', 202, 8000),
  line(5, 'Extra towels', 703, 0),
];

let app: Awaited<ReturnType<typeof serveBuiltApp>>;
let orders: readonly SimulatedOrder[];
// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  app = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
  const now = Date.now();
  const span = { count: 1500, from: now - 12 * DAY_MS, to: now - DAY_MS };
  orders = simulatedOrders(seeded(3), { ...span, hotels: [CODE, 'polar'], dishes: ORDERED });
  const store = { url: `file:${join(app.dataDir, 'hotel.db')}` };
  await throughOtherConnection(store, (db) => storeSimulated(db, orders));
});
test.afterAll(() => app.stop());

const dates = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short' });
/** A day that is over wherever the journey runs, with a week before it. */
const pastDay = () => dates.format(Date.now() - 3 * DAY_MS);
const simulatedOn = (day: string, code = CODE) =>
  bruteForce(
    orders.filter(({ hotel, sentAt }) => hotel === code && dates.format(sentAt) === day),
    5,
  );

const openDesk = (page: Page, address: string, code = CODE) =>
  signIn(page, {
    url: `http://${code}.localhost:${app.port}/desk${address}`,
    key: deskKey(DESK_TOKEN, code),
    name: 'Marta',
  });

const figure = (page: Page, title: string) => page.locator('dl', { has: page.locator('dt', { hasText: title }) });

test('the figures of today follow the orders, and those of a day back are what was ordered and can be saved', async ({
  page,
  newGuest,
}) => {
  const desk = { port: app.port, hotel: CODE, deskToken: DESK_TOKEN };
  const hotel = await orderable({ port: app.port, host: `${CODE}.localhost`, code: CODE });
  await openDesk(page, '#today');
  const today = figure(page, 'Orders').locator('dd').first();
  await expect(today).toHaveText('0');
  const uuid = randomUUID();
  await placeOrderNow(hotel, uuid);
  await expect(today).toHaveText('1');
  await callDesk(desk, `/orders/${uuid}/approve`, { expected_seconds: 1800 });
  await expect(figure(page, 'Time to accept')).toContainText('100%');

  const day = pastDay();
  const field = page.getByLabel('Day', { exact: true }).and(page.locator('input'));
  await field.fill(day);
  await expect(page).toHaveURL(new RegExp(`#today/${day}$`));
  const simulated = simulatedOn(day);
  await expect(today).toHaveText(String(simulated.orders));
  await expect(figure(page, 'Delivered late').locator('dd').first()).toHaveText(
    `${(simulated.promise.places[3] ?? 0) + (simulated.promise.places[4] ?? 0)} of ${simulated.promise.taken.count}`,
  );
  await page.reload();
  await expect(today).toHaveText(String(simulated.orders));
  await axe(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved.startsWith('\ufeff"Group",')).toBe(true);
  expect(saved).toContain(`"Numbers of the day","","Orders","${simulated.orders}",`);
  expect(saved).toContain(`"Top dishes","'=1+1",`);

  const elsewhere = await (await newGuest()).newPage();
  await openDesk(elsewhere, `#today/${day}`, 'polar');
  await expect(figure(elsewhere, 'Orders').locator('dd').first()).toHaveText(String(simulatedOn(day, 'polar').orders));
});

test('the keyboard alone goes through the days and the tables', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const day = pastDay();
  await openDesk(page, `#today/${day}`);
  await page.getByRole('button', { name: 'Next day' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${day}$`));
  await expect(page.getByRole('button', { name: 'Next day' })).toBeFocused();
  await page.getByRole('button', { name: 'Day before' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${day}$`));
  await page.getByRole('button', { name: 'Print' }).focus();
  const table = page.getByRole('region', { name: 'By section' }).last();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(table).toBeFocused({ timeout: 100 });
  }).toPass();
});

for (const [width, height, language, scheme] of telling(
  [
    [390, 844, 'ar', 'dark'],
    [1280, 800, 'en', 'light'],
    [768, 1024, 'de', 'light'],
    [390, 844, 'en', 'light'],
    [1280, 800, 'ar', 'dark'],
    [1920, 1080, 'ru', 'light'],
    [834, 1112, 'fr', 'light'],
  ] as const,
  'width',
  3,
))
  test(`the figures fit the screen: ${language}, ${scheme}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    const day = pastDay();
    await openDesk(page, `#today/${day}`);
    await page.goto(`http://${CODE}.localhost:${app.port}/desk?lang=${language}#today/${day}`);
    await expect(page.locator('dl').first().locator('dd').first()).toHaveText(String(simulatedOn(day).orders));
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // Nothing but what scrolls by itself is wider than its box.
    const cut = await page.locator('main *').evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('svg, .sr-only, .overflow-x-auto'))
        .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(cut).toEqual([]);
    await axe(page);
    await screenshot(page, `desk-today-${language}-${scheme}-${width}`, { fullPage: true });
  });
