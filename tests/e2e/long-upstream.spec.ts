import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { ask, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { type LengtheningUpstream, lengtheningUpstream, SIXTY_LETTERS } from '../peers/lengthening-upstream';
import { calendarOf, openMonth, timesOf } from './booking';
import { chooseFirst, sendButton } from './cart';
import { expect, screenshot, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { outOfScreen } from './long-words';
import {
  BOTTOM_BAR,
  CART_BAR,
  CART_LINE,
  ILLUSTRATION,
  LIVE_ORDER,
  ORDER_BUTTON,
  ORDER_CARD,
  ORDER_CARD_BUTTON,
  PRODUCT_CARD,
  VISIBLE_SKELETON,
  WRONG_FIELD,
} from './parts';
import { waitUntilSettled } from './wait-until-settled';

const HOTEL = 'cala-verde';
const DESK_TOKEN = 'the key of the platform';
const WIDTHS = [320, 390, 1280] as const;
const PHONE = { width: 390, height: 844 };
const t = translationsOf(HOTEL, 'en');

type App = Awaited<ReturnType<typeof serveBuiltApp>>;

let platform: App;
let upstream: LengtheningUpstream;
let app: App;

// In one worker, so that the servers start once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  platform = await serveBuiltApp({ env: { DESK_TOKEN, AUTOPILOT: 'off', RATE_LIMITS: 'off' } });
  upstream = await lengtheningUpstream({ port: platform.port, host: `${HOTEL}.localhost` });
  app = await serveBuiltApp({ env: { HOTEL_API_URL: upstream.origin, RATE_LIMITS: 'off' } });
});
test.afterAll(async () => {
  await app.stop();
  await upstream.close();
  await platform.stop();
});

const tap = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();
const at = (path: string) => `http://${HOTEL}.localhost:${app.port}${path}`;

async function open(page: Page, path: string): Promise<void> {
  // Leaves the page first: navigating to its own address again would restore the overlay that is still in the history.
  await page.goto('about:blank');
  await page.goto(at(path));
  await untilHydrated(page);
}

/** Expects at each width that no part of the open page or overlay reaches beyond the screen. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.locator(VISIBLE_SKELETON)).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...PHONE, width });
    await waitUntilSettled(page);
    expect.soft(await outOfScreen(page), `${name}, ${width} wide`).toEqual([]);
    if (width !== 320) await screenshot(page, `upstream-${name.replaceAll(' ', '-')}-${width}`);
  }
  await page.setViewportSize(PHONE);
}

/** Sends the open order, although the hotel knows no such room. */
async function sendUnknownRoom(page: Page): Promise<void> {
  await sendButton(page).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('send_anyway') })
    .click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** A message of the hotel's staff in the guest's chat. */
async function staffWrite(page: Page): Promise<void> {
  const uuid = await page.evaluate(() => localStorage.getItem('chat-uuid'));
  const { status } = await ask({
    port: platform.port,
    host: `${HOTEL}.localhost`,
    path: `/api/desk/v1/chats/${uuid}/messages`,
    method: 'POST',
    headers: { authorization: `Bearer ${deskKey(DESK_TOKEN, HOTEL)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'At ten past eight' }),
  });
  expect(status).toBe(200);
}

test.beforeEach(({ page }) => page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]));

test('pages of an upstream whose every text has 60 letters without a space fit the screen', async ({
  page,
  problems,
}) => {
  problems.allow(/\b404\b/);
  for (const path of [
    '/',
    '/sections/202',
    '/products/102',
    '/booking',
    '/lottery/405',
    '/payment/error',
    '/nowhere',
  ]) {
    await open(page, path);
    await look(page, `page ${path.replaceAll('/', ' ')}`);
  }
  await open(page, '/');
  await page.setViewportSize({ ...PHONE, width: 1280 });
  const [name, bar] = [page.getByRole('banner').getByRole('link'), page.locator(BOTTOM_BAR)];
  const [end, start] = [
    await name.evaluate((element) => element.getBoundingClientRect().right),
    await bar.evaluate((element) => element.getBoundingClientRect().left),
  ];
  expect(end).toBeLessThan(start);
  await page.setViewportSize(PHONE);
  await open(page, '/search');
  await page.getByRole('searchbox').fill('Donau');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Donau');
  await look(page, 'search');
});

test('times, cart and orders of an upstream whose every text has 60 letters fit the screen', async ({
  page,
  problems,
}) => {
  problems.allow(/\/api\/v1\/orders|status of 422/);
  await open(page, '/products/311');
  await page.locator(PRODUCT_CARD).first().click();
  await openMonth(page, t);
  await calendarOf(page).locator('[data-date]:not([aria-disabled="true"]):not(:disabled)').last().click();
  await timesOf(page).first().click();
  await expect(timesOf(page).first()).toContainText(SIXTY_LETTERS);
  await look(page, 'times');
  await chooseFirst(page);
  await dialog(page).locator(ORDER_BUTTON).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await look(page, 'cart button');
  await page.locator(CART_BAR).click();
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
  await look(page, 'cart');

  await dialog(page).getByRole('radiogroup').last().getByRole('radio').first().check();
  await dialog(page).locator('input[list]').first().fill(SIXTY_LETTERS);
  await dialog(page).getByRole('checkbox').last().check();
  upstream.refuseOrders(['room_number', 'comment', '81', '90001', '90002']);
  await sendUnknownRoom(page);
  await expect(dialog(page).locator(WRONG_FIELD).first()).toBeVisible();
  await look(page, 'refused order');
  upstream.refuseOrders([]);
  await sendUnknownRoom(page);
  await expect(dialog(page).locator(ILLUSTRATION)).toBeVisible();
  await look(page, 'order placed');
  await tap(page, t('view_orders'));
  await expect(dialog(page).locator(ORDER_CARD)).toContainText(SIXTY_LETTERS);
  await look(page, 'my orders');
  await dialog(page).locator(ORDER_CARD_BUTTON).last().click();
  await look(page, 'cancel');
  await open(page, '/');
  await expect(page.locator(LIVE_ORDER)).toBeVisible();
  await look(page, 'strip');
});

test('a chat with an upstream whose every text has 60 letters fits the screen', async ({ page }) => {
  await open(page, '/');
  await page.locator(`${BOTTOM_BAR} [data-opens="chat"]`).click();
  await expect(dialog(page).getByRole('textbox').first()).toBeVisible();
  await look(page, 'chat registration');
  // At 1280 the chat stands beside the page; on the narrow screen it opens again as an overlay.
  await expect(dialog(page).getByRole('textbox').first()).toBeVisible();
  for (const field of await dialog(page).getByRole('textbox').all()) await field.fill(SIXTY_LETTERS.slice(0, 50));
  await tap(page, t('start_chat'));
  const message = dialog(page).locator('textarea');
  await expect(message).toBeVisible();
  await staffWrite(page);
  await message.fill('When does the bus leave?');
  await tap(page, t('chat_send'));
  await expect(message).toHaveValue('');
  await expect(dialog(page).getByRole('log').getByText(SIXTY_LETTERS)).not.toHaveCount(0);
  await look(page, 'chat');
});
