import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atHotel, expect, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';

const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'));
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a code in a room sets the room number and leaves the address', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102?set-room=204' });
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  expect(await stored(page, 'fs_room_number')).toBe('204');
});

test('a mailing opens its page and the product in it', async ({ page }) => {
  const query = `send-url=${base64('/products/102')}&send-email=ana%40example.com`;
  await openHotel(page, 'cala-verde', { language: 'en', path: `/home?${query}` });
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  expect(await page.evaluate(() => sessionStorage.getItem('email'))).toBe('ana@example.com');
});

test('a code with open-product-id opens that list', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/?open-product-id=102' });
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
});

test('hostile startup parameters change nothing, also on a page that does not exist', async ({ page, problems }) => {
  problems.allow(/\b404\b/);
  const evil = `?send-url=${base64('https://evil.example/')}&set-room=lobby&open-product-id=..%2F1&announcement_id=%3C`;
  for (const path of ['/', '/nowhere', '/search']) {
    await openHotel(page, 'cala-verde', { language: 'en', path: `${path}${evil}` });
    await expect(page).toHaveURL(atHotel('cala-verde', path));
    expect(await stored(page, 'fs_room_number')).toBeNull();
  }
});

test.describe('a hotel with a start page', () => {
  let hotels: OwnHotels;
  test.beforeAll(async () => {
    hotels = await serveOwnHotels((files) => {
      cpSync('hotels/cala-verde', join(files.dir, 'cala-verde'), { recursive: true });
      files.change('cala-verde/hotel.json', (hotel) => {
        hotel.start_page = 102;
      });
    });
  });
  test.afterAll(() => hotels.stop());

  test('begins with that list, keeps what else the address says, and has a home inside the app', async ({ page }) => {
    const t = translationsOf('cala-verde', 'en');
    await hotels.speak(page.context(), 'cala-verde', 'en');
    await page.goto(hotels.at('cala-verde', '/?set-room=7'));
    await expect(page).toHaveURL(hotels.at('cala-verde', '/products/102'));
    expect(await stored(page, 'fs_room_number')).toBe('7');
    await page.getByRole('link', { name: t('home') }).click();
    await expect(page).toHaveURL(hotels.at('cala-verde'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('welcome_to'));
    await page.goto(hotels.at('cala-verde', '/?open-product-id=103'));
    await expect(page).toHaveURL(hotels.at('cala-verde', '/products/103'));
    await expect(dialog(page)).toHaveCount(0);
  });
});
