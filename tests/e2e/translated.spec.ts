import type { Page } from '@playwright/test';
import { calendarOf, openMonth, openProduct, timesOf } from './booking';
import { chooseFirst, fillInCheckout, orderPlacedHeading, sendButton, t } from './cart';
import { openArea } from './desk-navigation';
import { signIn } from './desk-sign-in';
import { expect, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import {
  BOTTOM_BAR,
  CART_BAR,
  CART_LINE,
  LANGUAGE_BUTTON,
  LINE_TOTAL,
  LIVE_ORDER,
  ORDER_BUTTON,
  ORDER_PRICE,
  ORDER_STATUS,
} from './parts';
import { openScreen, SCREENS } from './screens';
import { staffedApp } from './staffed-app';
import { translatePage, translatePages } from './translator';

const HOTEL = 'cala-verde';
const CAKE = 'Strawberry cake';

/** Pages on which nothing is driven below. */
const PAGES = ['/home', '/sections/202', '/booking', '/lottery/405', '/payment/success', '/payment/error', '/receipt'];
const AREAS = ['Chats', 'Today', 'On sale', 'Announcements', 'Guests', 'Problems'];

const app = staffedApp(HOTEL);
const { at } = app;
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const closeAll = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await untilHydrated(page);
}

/** Types a search, changes it and empties it: each letter changes which texts are marked in the hits. */
async function search(page: Page): Promise<void> {
  await open(page, '/search');
  const field = page.getByRole('searchbox');
  const hits = page.getByRole('main').getByRole('listitem');
  for (const [typed, found] of [
    ['pizza', /pizza/i],
    ['massage', /massage/i],
  ] as const) {
    await field.pressSequentially(typed);
    await expect(hits.first()).toContainText(found);
    await tap(page, t('search_clear'));
    await expect(field).toHaveValue('');
  }
}

/** Counts, prices, errors and times of sheets change while they are translated. */
async function configure(page: Page): Promise<void> {
  await open(page, '/products/102?product=1001');
  await dialog(page).locator(ORDER_BUTTON).click();
  await expect(dialog(page).getByText(t('validation_choice')).first()).toBeVisible();
  await dialog(page).getByRole('radio').nth(1).check();
  await expect(dialog(page).locator(ORDER_PRICE)).toContainText('18.00');
  await dialog(page).getByRole('checkbox').first().check();
  await expect(dialog(page).locator(ORDER_PRICE)).toContainText('20.50');
  await chooseFirst(page);
  await closeAll(page);
  await open(page, '/products/311');
  await openProduct(page, /./);
  await openMonth(page, t);
  await calendarOf(page).locator('[data-date]:not([aria-disabled="true"]):not(:disabled)').last().click();
  await timesOf(page).first().click();
  await expect(dialog(page).locator('[data-part="hold"]')).toBeVisible();
  await closeAll(page);
}

/** Orders a cake, with the cart's count changed on the way. */
async function order(page: Page): Promise<void> {
  await open(page, '/products/102?product=1006');
  await dialog(page).locator(ORDER_BUTTON).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(CART_BAR).click();
  const total = dialog(page).locator(CART_LINE).locator(LINE_TOTAL);
  const before = await total.textContent();
  await dialog(page)
    .getByRole('button', { name: t('more') })
    .click();
  await expect(total).not.toHaveText(before ?? '');
  await sendButton(page).click();
  await expect(dialog(page).getByText(t('validation_room_number')).first()).toBeVisible();
  await fillInCheckout(page);
  await expect(dialog(page).getByText(t('validation_room_number'))).toHaveCount(0);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  await tap(page, t('view_orders'));
  await expect(dialog(page).locator(ORDER_STATUS)).toBeVisible();
}

async function chat(page: Page): Promise<void> {
  await page
    .locator(BOTTOM_BAR)
    .getByRole('button', { name: t('chat') })
    .click();
  await dialog(page)
    .getByRole('textbox', { name: t('your_name') })
    .fill('Ada');
  await tap(page, t('start_chat'));
  await dialog(page).locator('textarea').fill('Is there a bus to Palma?');
  await dialog(page).locator('textarea').press('Enter');
  await expect(dialog(page).getByText('Is there a bus to Palma?')).toBeVisible();
}

test('every screen of guest and desk works while a translator rewrites its texts', async ({ page, newGuest }) => {
  const bare: string[] = [];
  await translatePages(page.context(), (html) => bare.push(html));
  await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  for (const path of PAGES) await open(page, path);
  await open(page, '/');
  for (const name of [t('services'), t('my_orders'), t('privacy_policy'), t('cookie_settings')]) {
    await tap(page, name);
    await expect(dialog(page).getByRole('heading').first()).toBeVisible();
    await closeAll(page);
  }
  await search(page);
  await configure(page);
  await order(page);

  const staff = await newGuest({ viewport: { width: 1280, height: 800 } });
  await translatePages(staff, (html) => bare.push(html));
  const marta = await staff.newPage();
  await signIn(marta, { url: at('/desk'), key: app.key, name: 'Marta' });
  await translatePage(marta);
  const card = marta.getByRole('article');
  await expect(card).toContainText(CAKE);
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(dialog(page).locator(ORDER_STATUS)).toHaveText(t('order_status__approved'));
  await expect(card.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
  await card.getByRole('button', { name: /^Show order/ }).click();
  await expect(dialog(marta)).toContainText(CAKE);
  await closeAll(marta);

  await closeAll(page);
  await expect(page.locator(LIVE_ORDER)).toContainText(t('order_status__approved'));
  await chat(page);
  for (const area of AREAS) {
    await openArea(marta, area);
    await expect(marta.getByRole('heading', { level: 1 })).toBeVisible();
    if (area === 'Today') await expect(marta.getByRole('heading', { name: 'Orders by hour' })).toBeVisible();
  }
  await openArea(marta, 'Chats');
  await marta.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click();
  await marta.getByRole('textbox', { name: 'Message to Ada' }).fill('At ten past eight');
  await marta.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog(page).getByText('At ten past eight', { exact: true })).toBeVisible();
  await closeAll(page);

  await page.locator(LANGUAGE_BUTTON).click();
  await dialog(page).getByRole('radio', { name: 'Deutsch' }).click();
  const german = translationsOf(HOTEL, 'de');
  await expect(page.locator(BOTTOM_BAR).getByRole('button', { name: german('my_orders') })).toBeVisible();
  await expect(page.getByText(t('my_orders'), { exact: true })).toHaveCount(0);
  expect(bare, 'texts without an element of their own').toEqual([]);
});

/** Pages of the hotels with another template. */
const OTHER_TEMPLATES = {
  lido: ['/', '/products/405'],
  polar: ['/'],
  qasr: ['/', '/products/201', '/ar-promo'],
  rive: ['/'],
  'dar-lila': ['/'],
};

test('the screens on which no order is made, and the other templates, stand on a translated page', async ({
  page,
  problems,
}) => {
  problems.allow(/\b404\b/);
  const bare: string[] = [];
  await translatePages(page.context(), (html) => bare.push(html));
  await page.context().addCookies([{ name: 'lang', value: 'en', url: at('') }]);
  for (const screen of Object.values(SCREENS)) {
    // Leaves the page first: navigating to its own address again would restore the overlay that is still in the history.
    await page.goto('about:blank');
    await page.goto(at(screen.path));
    await openScreen(page, screen);
    await expect(page.locator('font').first()).toBeAttached();
  }
  for (const [code, addresses] of Object.entries(OTHER_TEMPLATES)) {
    for (const address of addresses) {
      await page.goto(at(address, code));
      await untilHydrated(page);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.locator('font').first()).toBeAttached();
    }
  }
  expect(bare, 'texts without an element of their own').toEqual([]);
});
