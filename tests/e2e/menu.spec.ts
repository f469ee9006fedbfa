import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { photo } from '@/tests/builders/platform/photo';
import { addToCart, fillInCheckout, orderPlacedHeading, sendButton } from './cart';
import { signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { dialog, translationsOf, untilHydrated } from './guest';
import { DISH, DISH_LANGUAGES, type DishLanguage, LANGUAGE_NAMES } from './new-dish';
import { CART_BAR, PRODUCT_CARD } from './parts';
import { staffedApp } from './staffed-app';

const HOTEL = 'cala-verde';
/** Its room service. */
const SECTION = 102;
/** A section inside another one, with its name in a list of all. */
const OTHER_SECTION = { id: 215, path: 'Restaurants & bar › Breakfast in bed' };

const app = staffedApp(HOTEL);
// In one worker, so that the menu is taken over once.
test.describe.configure({ mode: 'serial' });

async function openMenu(page: Page, name = 'Marta', place = ''): Promise<void> {
  await signIn(page, { url: app.at(`/desk#menu${place}`), key: app.key, name });
  await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible();
}
const saved = (page: Page) => page.getByText('Saved as a draft.');
const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const show = (page: Page, view: string | RegExp) =>
  page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: view }).click();

async function publish(page: Page): Promise<void> {
  await page.goto(app.at('/desk#menu/drafts'));
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published\. Changes: /)).toBeVisible();
}

/** A guest of a language at a section, the room service if no other is named. */
async function openSection(page: Page, language: DishLanguage, section = SECTION): Promise<void> {
  await page.context().addCookies([{ name: 'lang', value: language, url: app.at('') }]);
  await page.goto(app.at(`/products/${section}`));
  await untilHydrated(page);
}
const card = (page: Page, language: DishLanguage) => page.locator(PRODUCT_CARD, { hasText: DISH[language].title });

const choosePicture = async (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').last().setInputFiles({ name, mimeType: 'image/jpeg', buffer });

test('the desk takes the menu over after a question, and guests see no change', async ({ page, newGuest }) => {
  await openMenu(page);
  await expect(page.getByRole('heading', { name: 'The menu comes from the hotel’s files' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Keep the menu here' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep the menu here' }).click();
  await expect(page.getByRole('link', { name: 'Room service', exact: true })).toBeVisible();
  await axe(page);
  const guest = await (await newGuest()).newPage();
  await openSection(guest, 'en');
  await expect(guest.locator(PRODUCT_CARD, { hasText: 'Margherita pizza' })).toBeVisible();
});

/** Writes the texts of the open dish in a language. */
async function writeTexts(page: Page, language: DishLanguage): Promise<void> {
  const { title, descr, question, choices, picture } = DISH[language];
  await page.getByRole('tab', { name: new RegExp(`^${LANGUAGE_NAMES[language]}`) }).click();
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect(field('Title')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
  await field('Title').fill(title);
  await field('Description').fill(descr);
  await field('Question').fill(question);
  for (const [place, choice] of choices.entries()) await field(`Choice ${place + 1}`).fill(choice);
  await field('What it shows').fill(picture);
}

/** Expects the texts of the dish and its picture in a sheet. */
async function expectTexts(sheet: Locator, language: DishLanguage): Promise<void> {
  const { title, descr, question, choices, picture } = DISH[language];
  await expect(sheet.getByRole('heading', { name: title })).toBeVisible();
  await expect(sheet.getByText(descr)).toBeVisible();
  const group = sheet.getByRole('radiogroup', { name: question });
  for (const choice of choices) await expect(group.getByRole('radio', { name: choice })).toBeVisible();
  // The picture is a button that enlarges it.
  await expect(sheet.getByRole('button', { name: picture })).toBeVisible();
}

/** Sends what is in the open cart, and expects the order with the guest's words. */
async function sendOrder(page: Page, language: DishLanguage): Promise<void> {
  const t = translationsOf(HOTEL, language);
  await fillInCheckout(page, t);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page, t)).toBeVisible();
}

test('a dish is made from nothing in five languages, published, and ordered by a guest of each', async ({
  page,
  newGuest,
}) => {
  test.slow();
  await openMenu(page);
  await page.getByRole('button', { name: 'What is in Room service' }).click();
  await page.getByRole('button', { name: /^New product/ }).click();
  await page.getByLabel(/^Title in English/).fill(DISH.en.title);
  await page.getByRole('button', { name: 'Create as a draft' }).click();
  await expect(page.getByRole('heading', { name: DISH.en.title, level: 2 }).first()).toBeVisible();
  await page.getByLabel('Price, €').fill('9.50');
  await page.getByRole('checkbox', { name: 'We state which allergens it contains' }).check();
  await page.getByRole('checkbox', { name: 'nuts', exact: true }).check();
  await choosePicture(page, 'soup.jpg', await photo(1600, 900).jpeg().toBuffer());
  await page.getByRole('button', { name: 'Frame of what is shown' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Use this part' }).click();
  await expect(page.getByText('On the card and first')).toBeVisible();
  await page.getByRole('button', { name: 'Details of picture 1' }).click();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('button', { name: 'Add a choice' }).click();
  for (const language of DISH_LANGUAGES) await writeTexts(page, language);
  await expect(saved(page)).toBeVisible();
  await axe(page);
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expectTexts(preview(page), 'ar');
  await expect(preview(page).locator('[dir=rtl]').first()).toBeVisible();
  await axe(page);

  const guest = await (await newGuest()).newPage();
  await openSection(guest, 'en');
  await expect(card(guest, 'en')).toHaveCount(0);
  await publish(page);
  for (const language of DISH_LANGUAGES) {
    const visitor = await (await newGuest()).newPage();
    await openSection(visitor, language);
    await card(visitor, language).click();
    await expectTexts(dialog(visitor), language);
    const [choice] = DISH[language].choices;
    await dialog(visitor).getByRole('radio', { name: choice }).check();
    await addToCart(visitor);
    await visitor.locator(CART_BAR).click();
    await expect(dialog(visitor)).toContainText(DISH[language].title);
    await expect(dialog(visitor)).toContainText(choice);
    await sendOrder(visitor, language);
  }
  await page.goto(app.at('/desk#orders'));
  // Whatever the guest's language, the kitchen reads its own.
  await expect(page.getByRole('article').filter({ hasText: DISH.en.title })).toHaveCount(DISH_LANGUAGES.length);
});

test('two managers at one dish merge what differs, and choose what both have changed', async ({
  page,
  newGuest,
  problems,
}) => {
  // The refusal of the one who is second.
  problems.allow(/status of 409|response 409/);
  const luis = await (await newGuest()).newPage();
  await openMenu(page, 'Marta', '/product:1001');
  await openMenu(luis, 'Luis', '/product:1001');
  await luis.getByRole('textbox', { name: 'Title' }).fill('Margherita');
  await expect(saved(luis)).toBeVisible();
  await page.getByLabel('Price, €').fill('15');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Margherita');

  await luis.getByLabel('Price, €').fill('16');
  const conflict = luis.getByRole('region', { name: 'Marta has changed this too.' });
  await expect(conflict).toBeVisible();
  await axe(luis);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(saved(luis)).toBeVisible();
  await expect(luis.getByLabel('Price, €')).toHaveValue('15.00');
  await expect(luis.getByRole('textbox', { name: 'Title' })).toHaveValue('Margherita');
});

test('what was published is undone by restoring the version before it', async ({ page, newGuest }) => {
  await openMenu(page, 'Marta', '/drafts');
  await publish(page);
  const guest = await (await newGuest()).newPage();
  await openSection(guest, 'en');
  await expect(card(guest, 'en')).toBeVisible();
  await show(page, 'History');
  const first = page.getByRole('listitem').filter({ hasText: 'Taken over from the files' });
  await expect(first).toContainText('Marta');
  await first.getByRole('button', { name: /^Restore/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(/is what guests see now\.$/)).toBeVisible();
  await axe(page);
  await guest.reload();
  await expect(guest.locator(PRODUCT_CARD, { hasText: 'Margherita pizza' })).toBeVisible();
  await expect(card(guest, 'en')).toHaveCount(0);
});

test('a dish moves to another section by its editor, and guests find it there once it is published', async ({
  page,
  newGuest,
}) => {
  await openMenu(page, 'Marta', '/product:1001');
  const section = page.getByLabel('Section', { exact: true });
  await expect(section).toHaveValue(String(SECTION));
  await section.selectOption({ label: OTHER_SECTION.path });
  await expect(page.getByText(/^Moved to the end of that section\./)).toBeVisible();
  await expect(section).toHaveValue(String(OTHER_SECTION.id));
  await expect(saved(page)).toBeVisible();
  await axe(page);
  await publish(page);
  const guest = await (await newGuest()).newPage();
  const pizza = guest.locator(PRODUCT_CARD, { hasText: 'Margherita pizza' });
  await openSection(guest, 'en', OTHER_SECTION.id);
  await expect(pizza).toBeVisible();
  await openSection(guest, 'en');
  await expect(pizza).toHaveCount(0);
});

test('a picture of more than 40 million pixels and a file that is none are refused before they are sent', async ({
  page,
}) => {
  await openMenu(page, 'Marta', '/product:1001');
  const large = sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#a58b6f' } });
  await choosePicture(page, 'large.jpg', await large.jpeg().toBuffer());
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('more than 40 million pixels');
  await expect(page.getByRole('button', { name: 'Use this part' })).toBeDisabled();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await choosePicture(page, 'menu.jpg', Buffer.from('<html>no picture</html>'));
  await expect(page.getByText(/^This picture cannot be used/)).toBeVisible();
});

test('what is typed survives a reload without a connection, and is saved when it is back', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|net::/);
  await openMenu(page, 'Marta', '/product:1001');
  const descr = page.getByRole('textbox', { name: 'Description' });
  await expect(descr).toBeVisible();
  await page.route('**/api/desk/v1/menu/items/**', (route) => route.abort());
  await descr.fill('Baked on stone.');
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await page.unroute('**/api/desk/v1/menu/items/**');
  await page.reload();
  await expect(descr).toHaveValue('Baked on stone.');
  await expect(saved(page)).toBeVisible();
  await page.goto(app.at('/desk#menu/drafts'));
  await page
    .getByRole('button', { name: /^Discard all drafts|^Discard/ })
    .last()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
});

test('the list of what is missing leads to its field, on a phone in Arabic too', async ({ newGuest }) => {
  const context = await newGuest({ locale: 'ar', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, { url: app.at('/desk#menu/missing'), key: app.key, name: 'Marta', language: 'ar' });
  const rows = page.getByRole('list', { name: 'ما ينقص' }).getByRole('link');
  await expect(rows.first()).toBeVisible();
  await axe(page);
  await rows.first().click();
  await expect(page).toHaveURL(/#menu\/(?:product|section):\d+\?field=/);
  await expect(page.locator(':focus')).toHaveAttribute('id', /^menu-/);
  await page.getByRole('tab', { name: 'معاينة' }).click();
  await expect(page.getByRole('complementary')).toBeVisible();
  await axe(page);
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
});
