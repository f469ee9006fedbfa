import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deskKey } from '@/lib/platform/desk-key';
import { inEncoding } from '@/tests/builders/in-encoding';
import { type HotelFiles, writeHotel } from '@/tests/builders/platform/hotel-files';
import { callDesk } from './desk-call';
import { deskWords, signIn } from './desk-sign-in';
import { axe, expect, test } from './fixtures';
import { type OwnHotels, serveOwnHotels } from './own-hotels';

const DESK_TOKEN = 'the operator’s own token';
const CODE = 'plain';

function writeHotels(files: HotelFiles): void {
  writeHotel(files, { code: CODE, id: 1, languages: ['en', 'de'], factor: 1 });
  // A pop-up would cover what the journeys tap.
  files.remove(`${CODE}/announcements.json`);
}

let hotels: OwnHotels;
// In one worker, so that the server starts once, and the menu is taken over once.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  hotels = await serveOwnHotels(writeHotels, { DESK_TOKEN });
});
test.afterAll(() => hotels.stop());

const key = deskKey(DESK_TOKEN, CODE);

/** A call of the hotel's own system. */
const call = (path: string, body: object) =>
  callDesk({ port: hotels.port, hotel: CODE, deskToken: DESK_TOKEN }, path, body);

async function openSheet(page: Page, language: string): Promise<(word: string) => string> {
  const t = deskWords(language);
  await call('/menu/keep', { keeper: 'desk' });
  // Playwright catches choosers only while somebody listens, and a key can be faster than the beginning of that.
  page.on('filechooser', () => undefined);
  await signIn(page, { url: hotels.at(CODE, '/desk#menu/more'), key, name: 'Marta', language });
  await expect(page.getByRole('heading', { name: t('menu_sheet') })).toBeVisible();
  return t;
}

/** Uploads a file by the button, as with the keyboard. */
async function upload(page: Page, t: (word: string) => string, content: string | Uint8Array): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('menu_sheet_choose') }).press('Enter');
  const buffer = Buffer.from(typeof content === 'string' ? Buffer.from(content) : content);
  await (await choosing).setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer });
}

async function download(page: Page, t: (word: string) => string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: t('menu_sheet_download') }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

const count = (page: Page, name: string) =>
  page.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

/** Messages in the browser's console when the desk refuses a file. */
const REFUSED = /status of 422|response 422/;
const refusal = (page: Page, t: (word: string) => string) =>
  page.getByRole('region', { name: t('menu_sheet_upload') }).getByRole('alert');

test('a manager changes prices in a German spreadsheet that saves in Windows-1252, and publishes them', async ({
  newGuest,
  page: guest,
}) => {
  const page = await (await newGuest({ locale: 'de-DE' })).newPage();
  const t = await openSheet(page, 'de');
  const menu = await download(page, t);
  expect(menu).toContain('price (0,00)');

  await upload(page, t, inEncoding(menu, 'windows-1252'));
  await expect(page.getByText(t('menu_sheet_nothing'))).toBeVisible();
  await expect(page.getByText('windows-1252')).toBeVisible();

  await upload(page, t, inEncoding(menu.replace(';"4,50";', ';5,75;'), 'windows-1252'));
  await expect(count(page, t('menu_sheet_changed'))).toHaveText('1');
  await axe(page);
  await page.getByRole('button', { name: t('menu_sheet_apply') }).click();
  await expect(page.getByText(t('menu_sheet_applied').replace('{count}', '1'))).toBeVisible();

  await guest.goto(hotels.at(CODE, '/products/10'));
  await expect(guest.getByText('4.50').first()).toBeVisible();
  await call('/menu/publish', {});
  await guest.reload();
  await expect(guest.getByText('5.75').first()).toBeVisible();
});

test('problems are shown by their cells on a phone in Arabic, and nothing is applied', async ({ newGuest }) => {
  const page = await (await newGuest({ locale: 'ar', viewport: { width: 390, height: 844 } })).newPage();
  const t = await openSheet(page, 'ar');
  await upload(page, t, 'id,kind,price,title.fr\r\n100,product,cheap,\r\n777,product,1,\r\n');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('D1');
  await expect(rows.nth(2)).toContainText('C2');
  await expect(rows.nth(2)).toContainText('هذا ليس سعرًا.');
  await expect(rows.nth(3)).toContainText('A3');
  await expect(page.getByRole('button', { name: t('menu_sheet_apply') })).toHaveCount(0);
  await axe(page);
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
});

test('a file that was checked before somebody else changed the menu is not applied, and is checked again', async ({
  newGuest,
  problems,
}) => {
  problems.allow(REFUSED);
  const page = await (await newGuest({ locale: 'en-GB' })).newPage();
  const t = await openSheet(page, 'en');
  await upload(page, t, 'id,kind,price\r\n101,product,9\r\n');
  await expect(count(page, t('menu_sheet_changed'))).toHaveText('1');
  await call('/menu/items', { kind: 'product', parent: 10, value: { title: 'Tea', price: 3 } });
  await page.getByRole('button', { name: t('menu_sheet_apply') }).click();
  await expect(refusal(page, t)).toContainText('Somebody has changed the menu since the file was checked.');
  await page.getByRole('button', { name: t('menu_sheet_again').replace('{name}', 'menu.csv') }).click();
  await page.getByRole('button', { name: t('menu_sheet_apply') }).click();
  await expect(page.getByText(t('menu_sheet_applied').replace('{count}', '1'))).toBeVisible();
});

test('a workbook is refused with how to save it', async ({ newGuest, problems }) => {
  problems.allow(REFUSED);
  const page = await (await newGuest({ locale: 'en-GB' })).newPage();
  const t = await openSheet(page, 'en');
  await upload(page, t, new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  await expect(refusal(page, t)).toContainText('Save it as “CSV UTF-8”');
});
