import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atHotel, expect, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilAtRest } from './guest';
import { type OwnHotels, serveOwnHotels } from './own-hotels';

const base64 = (text: string) => encodeURIComponent(Buffer.from(text).toString('base64'));
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a code in a room sets the room number and leaves the address', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102?set-room=204' });
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  expect(await stored(page, 'fs_room_number')).toBe('204');
});

test('a shortcut of the icon on a home screen opens My orders and leaves the address', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/?open-orders=1' });
  await expect(dialog(page)).toHaveAccessibleName(translationsOf('cala-verde', 'en')('my_orders'));
  await expect(page).toHaveURL(atHotel('cala-verde', '/'));
});

test('a mailing opens its page and the product in it', async ({ page }) => {
  const query = `send-url=${base64('/products/102')}&send-email=ana%40example.com`;
  await openHotel(page, 'cala-verde', { language: 'en', path: `/home?${query}` });
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  expect(await page.evaluate(() => sessionStorage.getItem('email'))).toBe('ana@example.com');
});

test('a code knows the answer to a product’s option', async ({ page }) => {
  const query = 'product=1001&property-id=10013&property-value=No+basil';
  await openHotel(page, 'cala-verde', { language: 'en', path: `/products/102?${query}` });
  await expect(dialog(page).getByRole('textbox', { name: 'Note for the kitchen' })).toHaveValue('No basil');
  await expect(page).not.toHaveURL(/property-/);
});

test('a code with open-product-id opens that list', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/?open-product-id=102' });
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
});

test('hostile startup parameters change nothing, also on a page that does not exist', async ({ page, problems }) => {
  problems.allow(/\b404\b/);
  const evil = `?send-url=${base64('https://evil.example/')}&set-room=lobby&open-product-id=..%2F1&announcement_id=%3C&property-id=x&property-value=%3Cb%3E&debug_mode=yes`;
  for (const path of ['/', '/nowhere', '/search']) {
    await openHotel(page, 'cala-verde', { language: 'en', path: `${path}${evil}` });
    await expect(page).toHaveURL(atHotel('cala-verde', path));
    expect(await stored(page, 'fs_room_number')).toBeNull();
    expect(await stored(page, 'property_values')).toBeNull();
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    for (const key of ['announcement_id', 'email']) expect(kept).not.toContain(key);
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
    const greetings = [t('good_morning'), t('good_afternoon'), t('good_evening')];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(greetings.join('|')));
    await page.goto(hotels.at('cala-verde', '/?open-product-id=103'));
    await expect(page).toHaveURL(hotels.at('cala-verde', '/products/103'));
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('a hotel with an announcement on a poster', () => {
  test.use({ seesAnnouncements: true });
  let hotels: OwnHotels;
  test.beforeAll(async () => {
    hotels = await serveOwnHotels((files) => {
      cpSync('hotels/cala-verde', join(files.dir, 'cala-verde'), { recursive: true });
      const extra = { web_popup_config: { include_section_ids: [null], display_only_via_qrcode: true } };
      const title = { en: 'Welcome drink' };
      const content = { en: '<p>Show this at the bar.</p>' };
      files.write('cala-verde/announcements.json', [
        { id: 77, updated_at: '2026-06-01T08:00:00Z', title, content, extra },
      ]);
    });
  });
  test.afterAll(() => hotels.stop());

  test('shows it to a guest who has scanned its code, and to no other', async ({ page, newGuest }) => {
    await hotels.speak(page.context(), 'cala-verde', 'en');
    await page.goto(hotels.at('cala-verde', '/?announcement_id=77'));
    await expect(dialog(page)).toHaveAccessibleName('Welcome drink');
    await expect(page).toHaveURL(hotels.at('cala-verde'));

    const other = await (await newGuest()).newPage();
    const read = other.waitForResponse('**/public/announcements*');
    await other.goto(hotels.at('cala-verde', '/?announcement_id=78'));
    await (await read).finished();
    await untilAtRest(other);
    await expect(dialog(other)).toHaveCount(0);
  });
});
