import type { Page } from '@playwright/test';
import { openProduct } from './booking';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';

const t = translationsOf('cala-verde', 'en');
const FOR_YOUR_ROOM = '/products/703';
const BAR = '/products/214';
const DESK = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };

const add = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: t('send_to_cart') })
    .click();
const strip = (page: Page) => dialog(page).getByRole('region', { name: t('recommended_title') });
/**
 * Makes the open sheet narrower or wider once it has its strip, because what stands for it while it loads is another
 * element. Three products fit into a sheet of a desktop's usual width.
 */
async function setSheetWidth(page: Page, pixels: number) {
  await expect(strip(page)).toBeVisible();
  await dialog(page).evaluate((sheet, width) => sheet.style.setProperty('inline-size', `${width}px`), pixels);
}
/** The space between the price of each card and its '+', in px. */
const gapsBesidePlus = (page: Page) =>
  strip(page)
    .getByRole('button', { name: /^Add/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const price = document.createRange();
        price.selectNodeContents(button.previousElementSibling ?? button);
        return button.getBoundingClientRect().left - price.getBoundingClientRect().right;
      }),
    );
const dialogs = (page: Page) => page.locator('dialog[open]');

test('the strip of recommended products adds products, counts them, and opens those with required options', async ({
  page,
}) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: BAR });
  await openProduct(page, 'Coffee, your way');
  await expect(strip(page)).toBeVisible();
  await strip(page).scrollIntoViewIfNeeded();
  const juice = strip(page).getByRole('article', { name: /^Orange juice/ });
  await juice.getByRole('button', { name: /^Add/ }).click();
  await juice.getByRole('button', { name: t('more') }).click();
  await expect(juice.getByRole('status')).toHaveText('2');
  await axe(page);
  await screenshot(page, 'strip-en');
  await page.emulateMedia({ forcedColors: 'active' });
  await axe(page);
  await screenshot(page, 'strip-forced-colors');
  expect(Math.min(...(await gapsBesidePlus(page)))).toBeGreaterThanOrEqual(8);
  await page.emulateMedia({ forcedColors: 'none' });
  await juice.getByRole('button', { name: t('fewer') }).click();

  const ensaimada = strip(page).getByRole('article', { name: 'Ensaimada' });
  await ensaimada.getByRole('button', { name: /^Add/ }).click();
  await expect(dialogs(page)).toHaveCount(2);
  await expect(dialog(page).getByRole('heading', { name: 'Ensaimada' })).toBeVisible();
  const required = dialog(page).getByRole('radiogroup');
  for (const group of await required.all()) await group.getByRole('radio').first().check();
  await add(page);
  await expect(dialogs(page)).toHaveCount(1);
  await expect(dialog(page).getByRole('heading', { name: 'Coffee, your way' })).toBeVisible();
  // The cart is stored a moment after it has changed.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').products))
    .toMatchObject([
      { product: { id: 2404 }, quantity: 1, from_recommendation: true },
      { product: { id: 2402 }, quantity: 1, from_recommendation: true },
    ]);
});

test('the strip of recommended products asks for the age before it adds a bottle', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: FOR_YOUR_ROOM });
  await openProduct(page, 'Flowers from the market');
  const cava = strip(page).getByRole('article', { name: 'Cava on ice' });
  await cava.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('button', { name: t('adult_yes') }).click();
  await expect(cava.getByRole('status')).toHaveText('1');
  await expect(cava.getByRole('button', { name: t('more') })).toBeFocused();
});

test('a mouse drags the strip of recommended products without adding one, and its arrows move it by 50 pixels', async ({
  newGuest,
}) => {
  const desk = await newGuest(DESK);
  const page = await desk.newPage();
  await openHotel(page, 'cala-verde', { language: 'en', path: BAR });
  await openProduct(page, 'Coffee, your way');
  await setSheetWidth(page, 400);
  const cards = strip(page).getByRole('group', { name: t('recommended_title') });
  await cards.scrollIntoViewIfNeeded();
  const left = () => cards.evaluate((element) => Math.round(element.scrollLeft));
  await strip(page)
    .getByRole('button', { name: t('strip_next') })
    .click();
  await expect.poll(left).toBe(50);
  await strip(page)
    .getByRole('button', { name: t('strip_previous') })
    .click();
  await expect.poll(left).toBe(0);

  const plus = await strip(page)
    .getByRole('button', { name: /^Add: Orange/ })
    .boundingBox();
  const first = await strip(page).getByRole('button', { name: /^Add/ }).first().boundingBox();
  if (!plus || !first) throw new Error('the strip has no buttons');
  await page.mouse.move(first.x + 20, first.y + 20);
  await page.mouse.down();
  await page.mouse.move(first.x - 40, first.y + 20, { steps: 6 });
  expect(await left()).toBe(60);
  await page.mouse.up();
  await expect(dialogs(page)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();

  await cards.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(60);
  await screenshot(page, 'sheet-1280');
});

test('the strip of recommended products has arrows on a desktop at every opening, but only while it does not fit', async ({
  newGuest,
}) => {
  const page = await (await newGuest(DESK)).newPage();
  await openHotel(page, 'cala-verde', { language: 'en', path: BAR });
  const next = strip(page).getByRole('button', { name: t('strip_next') });
  for (const opening of ['first', 'second', 'third']) {
    await openProduct(page, 'Coffee, your way');
    await setSheetWidth(page, 400);
    await expect(next, `the ${opening} opening`).toBeVisible();
    const sheet = await dialog(page).boundingBox();
    expect(sheet?.height).toBeLessThanOrEqual(DESK.viewport.height * 0.9);
    await page.keyboard.press('Escape');
    await expect(dialogs(page)).toHaveCount(0);
  }
  await openProduct(page, 'Coffee, your way');
  await setSheetWidth(page, 400);
  await expect(next).toBeVisible();
  await setSheetWidth(page, 1200);
  await expect(next).toHaveCount(0);
});
