import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { fillInCart, send } from './booking';
import { addToCart } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, translationsOf } from './guest';
import { BOTTOM_BAR } from './parts';
import { moveOrder } from './staff';
import { telling } from './variants';

const HOTEL = 'cala-verde';

async function speak(page: Page, language: string): Promise<void> {
  await page
    .context()
    .addCookies(['cala-verde', 'qasr'].map((hotel) => ({ name: 'lang', value: language, url: atHotel(hotel) })));
}

/** A guest orders a cake, which is brought. Returns the uuid of the order. */
async function finishedOrder(page: Page, t: ReturnType<typeof translationsOf>): Promise<string> {
  await page.goto(atHotel(HOTEL, '/products/102?product=1006'));
  await addToCart(page);
  await fillInCart(page, t);
  await send(page, t);
  await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();
  const uuid: string = await page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]').at(-1));
  for (const move of ['approve', 'done'] as const) await moveOrder(uuid, move);
  return uuid;
}

/** What a phone's camera reads. */
async function scanned(code: Locator): Promise<string> {
  // The bar with the buttons lies over what is at the edge.
  await code.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data });
}

for (const language of telling(['ar', 'en'], 'language'))
  test(`whoever scans a receipt sees in ${language} what the hotel confirms, and another hotel does not know it`, async ({
    page,
    newGuest,
    problems,
  }) => {
    problems.allow(/404.*\/receipt\//);
    const t = translationsOf(HOTEL, language);
    await speak(page, language);
    const uuid = await finishedOrder(page, t);
    await page.goto(atHotel(HOTEL, '/'));
    await page
      .locator(BOTTOM_BAR)
      .getByRole('button', { name: t('my_orders') })
      .click();
    await dialog(page)
      .getByRole('link', { name: t('order_receipt') })
      .click();
    // The drawer that closes has articles too.
    const receipt = page.getByRole('main').getByRole('article');
    const link = receipt.getByRole('link', { name: /\/receipt\// });
    await link.scrollIntoViewIfNeeded();
    const address = await scanned(receipt.locator('svg[shape-rendering]'));
    expect(address).toBe(atHotel(HOTEL, (await link.getAttribute('href')) ?? ''));
    expect(address).not.toContain(uuid);
    await axe(page);
    await screenshot(page, `receipt-code-${language}`);

    const scanner = await (await newGuest()).newPage();
    await speak(scanner, language);
    expect((await scanner.goto(address))?.status()).toBe(200);
    await expect(scanner.getByRole('heading', { name: t('receipt_genuine') })).toBeVisible();
    const total = await receipt
      .getByText(t('total'), { exact: true })
      .locator('xpath=following-sibling::*')
      .textContent();
    await expect(scanner.getByRole('definition').last()).toHaveText(total ?? '');
    await expect(scanner.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await axe(scanner);
    await screenshot(scanner, `receipt-genuine-${language}`);

    const path = new URL(address).pathname;
    const forged = path.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    for (const other of [atHotel('qasr', path), atHotel(HOTEL, forged), atHotel(HOTEL, '/receipt/1')]) {
      expect((await scanner.goto(other))?.status(), other).toBe(404);
      const words = translationsOf(new URL(other).hostname.split('.')[0] ?? '', language);
      await expect(scanner.getByRole('heading', { name: words('receipt_unknown') })).toBeVisible();
    }
    await axe(scanner);
    await screenshot(scanner, `receipt-unknown-${language}`);
  });
