import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import encodeQR from 'qr';
import sharp from 'sharp';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilAtRest } from './guest';
import { BOTTOM_BAR } from './parts';
import { telling } from './variants';

const HOTEL = 'qasr';
const SECTION = '/products/203';

/** A picture of a code as a phone takes it: turned, on a dark table, with a small part of the picture. */
async function photographOf(text: string): Promise<Buffer> {
  const code = await sharp(Buffer.from(encodeQR(text, 'svg', { border: 4 })))
    .resize(420, 420, { kernel: 'nearest' })
    .flatten({ background: '#fff' })
    .rotate(12, { background: '#7a5a3c' })
    .png()
    .toBuffer();
  return plainPicture(code);
}

/** A picture of a table, with another one on it. */
const plainPicture = (on?: Buffer): Promise<Buffer> =>
  sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#7a5a3c' } })
    .composite(on === undefined ? [] : [{ input: on, left: 900, top: 500 }])
    .jpeg({ quality: 80 })
    .toBuffer();

type Picture = { name: string; mimeType: string; buffer: Buffer };
const jpeg = (buffer: Buffer): Picture => ({ name: 'table.jpg', mimeType: 'image/jpeg', buffer });

/** Chooses in the dialog for files that a press opens. A press before the page is ready opens none, so it is repeated. */
async function chooseInDialog(page: Page, press: () => Promise<void>, picture: Picture | string): Promise<void> {
  await expect(async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser', { timeout: 3_000 }), press()]);
    await chooser.setFiles(picture);
  }).toPass();
}

/** Chooses a picture by a button of the page: one of these bytes, or a file. */
const choose = (page: Page, button: string, picture: Picture | string): Promise<void> =>
  chooseInDialog(page, () => page.getByRole('button', { name: button }).click(), picture);

for (const language of telling(['ar', 'en'], 'language')) {
  const t = translationsOf(HOTEL, language);

  test(`a guest opens the recognition from the services drawer, and a picture of a code opens its section, in ${language}`, async ({
    page,
    problems,
  }) => {
    // Chromium looks once, some seconds after the first page has loaded, and the section may be on its way just then.
    problems.allow(/was preloaded using link preload but not used/);
    await openHotel(page, HOTEL, { language });
    await page.locator(`${BOTTOM_BAR} [data-opens="services"]`).click();
    await dialog(page)
      .getByRole('link', { name: t('recognition') })
      .click();
    await expect(page).toHaveURL(atHotel(HOTEL, '/ar'));
    await expect(page.getByRole('heading', { level: 1, name: t('recognition') })).toBeVisible();
    await expect(page.getByText(t('recognition_private'))).toBeVisible();
    await axe(page);
    await screenshot(page, `recognition-${language}`);
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.postDataBuffer() !== null) uploads.push(request.url());
      expect(new URL(request.url()).origin.replace('blob:', '')).toBe(new URL(atHotel(HOTEL)).origin);
    });
    await choose(page, t('recognition_choose'), jpeg(await photographOf(atHotel(HOTEL, `${SECTION}?utm_source=sign`))));
    await expect(page).toHaveURL(atHotel(HOTEL, SECTION));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(uploads, 'nothing is sent').toEqual([]);
  });

  test(`a picture without a code says so, and the services are another way, in ${language}`, async ({ page }) => {
    await openHotel(page, HOTEL, { language, path: '/ar-promo' });
    await choose(page, t('recognition_take'), jpeg(await plainPicture()));
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('recognition_none'));
    await axe(page);
    await screenshot(page, `recognition-none-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await screenshot(page, `recognition-none-dark-${language}`);
    await page.getByRole('button', { name: t('see_services') }).click();
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
  });
}

const t = translationsOf(HOTEL, 'en');

test('a hostile code leads nowhere and asks nobody', async ({ page }) => {
  // The last request that a page makes by itself.
  const announcements = page.waitForRequest(/\/public\/announcements/);
  await openHotel(page, HOTEL, { language: 'en', path: '/ar' });
  await announcements;
  // The library is there after the first picture.
  await choose(page, t('recognition_choose'), jpeg(await plainPicture()));
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('recognition_none'));
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('blob:')) requests.push(request.url());
  });
  for (const text of [
    'javascript:document.body.remove()',
    'https://evil.test/products/203',
    atHotel('cala-verde', '/products/102'),
    `${atHotel(HOTEL)}@evil.test/products/203`,
    '//evil.test/products/203',
    atHotel(HOTEL, '/products/..%2f..%2fpay'),
  ]) {
    await choose(page, t('recognition_choose'), jpeg(await photographOf(text)));
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('recognition_elsewhere'));
    await expect(page).toHaveURL(atHotel(HOTEL, '/ar'));
  }
  expect(requests).toEqual([]);
});

test('a code whose section does not exist, and files that are no pictures, each have a sentence', async ({
  page,
  problems,
}, testInfo) => {
  problems.allow(/\b404\b/);
  const large = testInfo.outputPath('large.jpg');
  mkdirSync(dirname(large), { recursive: true });
  writeFileSync(large, '');
  truncateSync(large, 40_000_001);
  await openHotel(page, HOTEL, { language: 'en', path: '/ar' });
  const alert = page.getByRole('main').getByRole('alert');
  const text = Buffer.from('<script>alert(1)</script>');
  for (const [picture, sentence] of [
    [jpeg(await photographOf(atHotel(HOTEL, '/products/999999'))), t('recognition_missing')],
    [jpeg(text), t('recognition_broken')],
    [jpeg(Buffer.alloc(0)), t('recognition_broken')],
    [{ name: 'page.html', mimeType: 'text/html', buffer: text }, t('recognition_broken')],
    [large, t('recognition_large')],
  ] as const) {
    await choose(page, t('recognition_choose'), picture);
    await expect(alert).toHaveText(sentence);
    await expect(page).toHaveURL(atHotel(HOTEL, '/ar'));
  }
});

test('the keyboard takes a picture, and back leads home', async ({ page }) => {
  await openHotel(page, HOTEL, { language: 'en', path: '/ar' });
  const take = page.getByRole('button', { name: t('recognition_take') });
  await take.focus();
  await chooseInDialog(page, () => page.keyboard.press('Enter'), jpeg(await plainPicture()));
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(take).toBeFocused();
  await page.getByRole('button', { name: t('back'), exact: true }).press('Enter');
  await expect(page).toHaveURL(atHotel(HOTEL, '/home'));
});

test('the library that reads codes is fetched with the first picture and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // The last thing that the page fetches by itself.
  const announcements = page.waitForRequest(/\/public\/announcements/);
  await openHotel(page, HOTEL, { language: 'en', path: '/ar' });
  await announcements;
  await untilAtRest(page);
  const before = scripts.length;
  await choose(page, t('recognition_choose'), jpeg(await plainPicture()));
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  // In two files, because the receipt's code shares one of them.
  const after = scripts.length;
  expect(after).toBeGreaterThan(before);
  await choose(page, t('recognition_choose'), jpeg(await plainPicture()));
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(scripts.length).toBe(after);
});

test('a hotel without the variation has no such page', async ({ page, problems }) => {
  problems.allow(/\b404\b/);
  for (const path of ['/ar', '/ar-promo']) {
    expect((await page.goto(atHotel('cala-verde', path)))?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  }
});
