import type { Page } from '@playwright/test';
import { chooseFirst, sendButton } from './cart';
import { expect, screenshot, test } from './fixtures';
import { dialog } from './guest';
import { LONG_WORD_HOTEL as CODE, longWordHotel, outOfScreen } from './long-words';
import { type OwnHotels, serveOwnHotels } from './own-hotels';
import {
  BAR_ENTRY,
  BOTTOM_BAR,
  CART_BAR,
  CART_LINE,
  COUNTRY_BUTTON,
  FOOTER_BUTTON,
  ILLUSTRATION,
  LANGUAGE_BUTTON,
  LIST_ITEM,
  ORDER_BAR,
  ORDER_BUTTON,
  ORDER_CARD,
  ORDER_CARD_BUTTON,
  PRODUCT_CARD,
  RICH_TEXT,
  SHEET_CONTENTS,
  VISIBLE_SKELETON,
} from './parts';
import { telling } from './variants';
import { waitUntilSettled } from './wait-until-settled';

const HEIGHT = 844;
const WIDTHS = [320, 390, 1280] as const;

let own: OwnHotels;

// In one worker, so that the server starts once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  own = await serveOwnHotels((files) => longWordHotel(files));
});
test.afterAll(() => own.stop());

/** Expects at each width that no part of the open page or overlay reaches beyond the screen. */
async function look(page: Page, at: string): Promise<void> {
  await expect(page.locator(VISIBLE_SKELETON)).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await waitUntilSettled(page);
    expect.soft(await outOfScreen(page), `${at}, ${width} wide`).toEqual([]);
    if (width !== 320) await screenshot(page, `long-${at.replaceAll(' ', '-')}-${width}`);
  }
  await page.setViewportSize({ width: 390, height: HEIGHT });
}

const open = async (page: Page, path: string, at: number) => {
  // Leaves the page first: navigating to its own address again would restore the overlay that is still in the history.
  await page.goto('about:blank');
  await page.goto(own.at(CODE, path));
  await page.locator(PRODUCT_CARD).nth(at).click();
  await expect(dialog(page).locator(ORDER_BAR)).toBeVisible();
  await expect(dialog(page).locator(SHEET_CONTENTS).first()).toBeVisible();
};

const close = async (page: Page) => {
  const before = await page.locator('dialog[open]').count();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(before - 1);
};

/** Product sheets: their content, the page from which they open and the index of the product card there. */
const SHEETS = [
  ['choices', '/products/102', 0],
  ['slots', '/products/311', 0],
  ['day and time', '/products/703', 6],
  ['a calendar', '/products/703', 8],
  ['a building', '/products/604', 3],
  ['a fast order', '/products/503', 0],
] as const;

for (const language of telling(['ar', 'en'], 'language')) {
  test.describe(`a hotel whose texts are words of 300 letters, in ${language}`, () => {
    test.beforeEach(({ page }) => own.speak(page.context(), CODE, language));

    test(`pages, services, languages and legal texts with words of 300 letters fit the screen, in ${language}`, async ({
      page,
      problems,
    }) => {
      problems.allow(/\b404\b/);
      await page.goto(own.at(CODE));
      await look(page, `home ${language}`);
      await page.locator(LANGUAGE_BUTTON).click();
      await look(page, `languages ${language}`);
      await close(page);
      await page.locator(BAR_ENTRY).nth(1).click();
      await expect(dialog(page).locator(LIST_ITEM).first()).toBeVisible();
      await look(page, `services ${language}`);
      await close(page);
      await page.locator(FOOTER_BUTTON).first().click();
      await expect(dialog(page).locator(RICH_TEXT)).not.toBeEmpty();
      await look(page, `legal ${language}`);
      for (const [path, name] of [
        ['/sections/202', 'sections'],
        ['/products/102', 'products'],
        ['/nowhere', 'missing'],
        ['/payment/error', 'payment'],
      ]) {
        await page.goto(own.at(CODE, path));
        await look(page, `${name} ${language}`);
      }
    });

    for (const [kind, path, at] of SHEETS) {
      test(`a sheet with ${kind}, words of 300 letters and its errors fits the screen, in ${language}`, async ({
        page,
      }) => {
        await open(page, path, at);
        await dialog(page).locator(ORDER_BUTTON).click();
        await look(page, `${kind} ${language}`);
      });
    }

    test(`the country list and the age confirmation with long words fit the screen, in ${language}`, async ({
      page,
    }) => {
      await open(page, '/products/503', 1);
      await dialog(page).locator(COUNTRY_BUTTON).click();
      await look(page, `countries ${language}`);
      await open(page, '/products/102', 9);
      await dialog(page).locator(ORDER_BUTTON).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look(page, `age ${language}`);
    });

    test(`the cart, the order confirmation and my orders with long words fit the screen, in ${language}`, async ({
      page,
    }) => {
      const products = [
        { at: 0, hasOptions: true },
        { at: 3, hasOptions: true },
        { at: 7, hasOptions: false },
      ];
      for (const { at, hasOptions } of products) {
        await open(page, '/products/102', at);
        if (hasOptions) await chooseFirst(page);
        await dialog(page).locator(ORDER_BUTTON).click();
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
      await look(page, `cart bar ${language}`);
      await page.locator(CART_BAR).click();
      await expect(dialog(page).locator(CART_LINE)).toHaveCount(3);
      await look(page, `cart ${language}`);
      await sendButton(page).click();
      await look(page, `cart with errors ${language}`);
      await dialog(page).getByRole('radio').first().check();
      await dialog(page).locator('input[list]').first().fill('W'.repeat(60));
      await dialog(page).locator('textarea').last().fill('W'.repeat(300));
      await dialog(page).getByRole('checkbox').last().check();
      await sendButton(page).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await look(page, `unknown room ${language}`);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(dialog(page).locator(ILLUSTRATION)).toBeVisible();
      await look(page, `order success ${language}`);
      await page.goto(own.at(CODE));
      await page.locator(`${BOTTOM_BAR} [data-opens="orders"]`).click();
      await expect(dialog(page).locator(ORDER_CARD).first()).toBeVisible();
      await look(page, `orders ${language}`);
      await dialog(page).locator(ORDER_CARD_BUTTON).last().click();
      await look(page, `cancel ${language}`);
    });
  });
}
