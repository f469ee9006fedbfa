import type { Page } from '@playwright/test';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { deskKey } from '@/lib/platform/desk-key';
import { serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { cutTexts } from './cut-texts';
import { signIn } from './desk-sign-in';
import { placeWakeUpCall } from './dish-orders';
import { axe, expect, screenshot, test } from './fixtures';
import { outOfScreen } from './long-words';
import { reloadFromWithin } from './reload-from-within';
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

/** Orders a wake-up call for a room, on a day of the hotel. Returns its number. */
const wakeUpCall = (room: string, date: string, time: string, words: string): Promise<string> =>
  placeWakeUpCall({ port: app.port, host: `${CODE}.localhost`, code: CODE }, { room, date, time, words });

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
  await expect(details).toBeHidden();
  await reloadFromWithin(page);
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
