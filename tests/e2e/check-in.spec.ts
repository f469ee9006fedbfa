import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';

const t = translationsOf('cala-verde', 'en');
const PHOTO = join('hotels', 'polar', 'pictures', 'weather.webp');

const open = (page: Page, path = '/?online-checkin=1') => openHotel(page, 'cala-verde', { language: 'en', path });
const title = (page: Page) => dialog(page).getByRole('heading', { name: t('checkin_title') });
const pad = (page: Page) => dialog(page).locator('canvas');
/** How many pixels of the pad carry ink. */
const inkOf = (page: Page): Promise<number> =>
  pad(page).evaluate((canvas: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', { willReadFrequently: true });
    if (copy === null) throw new Error('The browser has no canvas.');
    copy.drawImage(canvas, 0, 0);
    return [...copy.getImageData(0, 0, canvas.width, canvas.height).data].filter(
      (value, index) => index % 4 === 3 && value > 0,
    ).length;
  });

async function sign(page: Page): Promise<void> {
  await pad(page).scrollIntoViewIfNeeded();
  const box = await pad(page).boundingBox();
  if (box === null) throw new Error('The pad is not on the screen.');
  await page.mouse.move(box.x + 60, box.y + 90);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4]) await page.mouse.move(box.x + 60 + step * 40, box.y + 90 + (step % 2) * 30);
  await page.mouse.up();
}

test('a link opens the check-in, which takes a photo and a signature, and sends nothing', async ({ page }) => {
  await open(page);
  await expect(title(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  // Before anything else of the drawer.
  const [example, number] = [dialog(page).getByText(t('example'), { exact: true }), dialog(page).getByText('204 817')];
  expect((await example.boundingBox())?.y).toBeLessThan((await number.boundingBox())?.y ?? 0);
  await expect(dialog(page).getByText(t('checkin_sign_here'))).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await dialog(page).locator('input[type=file]').first().setInputFiles(PHOTO);
  await expect(dialog(page).getByText('weather.webp')).toBeVisible();
  await sign(page);
  await expect(dialog(page).getByText(t('checkin_sign_here'))).toHaveCount(0);
  expect(await inkOf(page)).toBeGreaterThan(0);
  await axe(page);
  await screenshot(page, 'check-in');
  await dialog(page)
    .getByRole('button', { name: t('checkin_button'), exact: true })
    .click();
  await expect(dialog(page).getByText(t('checkin_done'))).toBeFocused();
  await axe(page);
  await screenshot(page, 'check-in-done');
  // Live updates of the page are no part of it.
  expect(sent.filter((url) => !url.endsWith('/channels'))).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: t('close') })
    .last()
    .click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-page', '/');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a signature stays when the phone is turned, can be cleared, and a typed name replaces it', async ({ page }) => {
  await open(page, '/products/102?online-checkin');
  await expect(title(page)).toBeVisible();
  await sign(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => pad(page).evaluate((canvas: HTMLCanvasElement) => canvas.clientWidth)).not.toBe(350);
  expect(await inkOf(page)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => inkOf(page)).toBeGreaterThan(0);
  await dialog(page)
    .getByRole('button', { name: t('checkin_clear') })
    .click();
  expect(await inkOf(page)).toBe(0);
  await expect(dialog(page).getByText(t('checkin_sign_here'))).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: t('checkin_type_name') })
    .click();
  await expect(pad(page)).toBeHidden();
  await dialog(page).getByLabel(t('your_name')).fill('Anna');
  await dialog(page)
    .getByRole('button', { name: t('checkin_clear') })
    .click();
  await expect(dialog(page).getByLabel(t('your_name'))).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a file that is no picture is refused with a message', async ({ page }) => {
  await open(page);
  await expect(title(page)).toBeVisible();
  const input = dialog(page).locator('input[type=file]').first();
  await input.setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(dialog(page).getByText(t('recognition_broken'))).toBeVisible();
  // Its name says a picture, its content does not.
  await input.setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(dialog(page).getByText(t('recognition_broken'))).toBeVisible();
  await expect(dialog(page).getByText(t('checkin_add_photo'))).toBeVisible();
});
