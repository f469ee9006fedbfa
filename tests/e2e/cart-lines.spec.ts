import type { Page } from '@playwright/test';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { CART_BAR, CART_LINE, LINE_TITLE, LINE_TOTAL, ORDER_BUTTON, PRODUCT_CARD, PRODUCT_IMAGE } from './parts';
import { telling } from './variants';

const t = translationsOf('cala-verde', 'en');

const LONG_WISH = `Please no onions, ${'a little more basil and '.repeat(8)}Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen`;

/** Adds a pizza with a note to the cart and opens the cart. */
async function cartWithNote(page: Page, note: string): Promise<void> {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await page.locator(PRODUCT_CARD, { hasText: 'Margherita pizza' }).click();
  const sheet = dialog(page);
  await sheet.getByRole('radio').first().check();
  await sheet.getByRole('textbox').last().fill(note);
  await sheet.locator(ORDER_BUTTON).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.locator(CART_BAR).click();
  await expect(dialog(page).locator(CART_LINE)).toHaveCount(1);
}

/**
 * The parts of a cart line, or of its text, that reach into its margins or beyond. The remove button is excluded,
 * because it is placed there by design.
 */
const sticksOut = (page: Page) =>
  dialog(page)
    .locator(CART_LINE)
    .evaluate((line) => {
      const { left, right } = line.getBoundingClientRect();
      const margin = 15;
      return [...line.querySelectorAll('*:not(li > button, li > button *)')]
        .filter((part) => {
          const words = document.createRange();
          words.selectNodeContents(part);
          const boxes = part.matches('div > button, div:has(> button)') ? [] : [part.getBoundingClientRect()];
          return [...boxes, ...words.getClientRects()].some(
            (box) => box.width > 0 && (box.left < left + margin || box.right > right - margin),
          );
        })
        .map((part) => part.outerHTML.slice(0, 80));
    });

for (const width of telling([320, 390], 'width')) {
  test(`a long note stays within its cart line beside the line’s total on a screen of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await cartWithNote(page, LONG_WISH);
    const line = dialog(page).locator(CART_LINE);
    await expect(line.getByText(LONG_WISH)).toBeVisible();
    await expect(line.locator(LINE_TOTAL)).toBeInViewport({ ratio: 1 });
    expect(await sticksOut(page)).toEqual([]);
    expect(await line.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    await axe(page);
    await screenshot(page, `cart-long-note-${width}`);
  });
}

test('a tap on a cart line opens its product, except on the line’s stepper and its remove button', async ({ page }) => {
  await cartWithNote(page, 'no basil');
  const line = dialog(page).locator(CART_LINE);
  const update = dialog(page).getByRole('button', { name: t('save_changes') });
  for (const part of [PRODUCT_IMAGE, LINE_TOTAL, LINE_TITLE]) {
    const box = await line.locator(part).boundingBox();
    if (box === null) throw new Error(`${part} is not there`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(update, part).toBeVisible();
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
  }
  await line.getByRole('button', { name: t('more'), exact: true }).click();
  await expect(line.getByRole('group').locator('output')).toHaveText('2');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await line.getByRole('button', { name: t('remove_line', { title: 'Margherita pizza' }) }).click();
  await expect(line).toHaveCount(0);
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});
