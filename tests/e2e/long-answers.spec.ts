import { openProduct } from './booking';
import { addToCart, cartWith, fillInCheckout, t } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel } from './guest';
import { CART_BAR, LINE_OPTION, ORDER_BUTTON, SHEET_HEAD } from './parts';

const LONG = Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of what the kitchen should know`).join('\n');

test('a note field grows with its text up to a third of the screen, and the note takes three lines in the cart', async ({
  page,
}) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await openProduct(page, 'Margherita pizza');
  await dialog(page).getByRole('radio').first().check();
  const note = dialog(page).getByRole('textbox').last();
  const heightOf = () => note.evaluate((field) => field.getBoundingClientRect().height);
  const empty = await heightOf();
  await note.fill('one\ntwo\nthree\nfour\nfive');
  expect(await heightOf()).toBeGreaterThan(empty + 40);
  expect(await note.evaluate((field) => field.scrollHeight - field.clientHeight), 'the whole text is visible').toBe(0);
  await note.fill(LONG);
  expect(await heightOf()).toBeLessThanOrEqual(Math.ceil(844 / 3));
  await note.scrollIntoViewIfNeeded();
  await screenshot(page, 'note-long-en');
  await note.fill('');
  expect(await heightOf()).toBe(empty);
  await note.fill(LONG);
  await addToCart(page);
  await page.locator(CART_BAR).click();
  const answer = dialog(page).locator(LINE_OPTION, { hasText: 'Line 1 of' });
  await expect(answer).toBeVisible();
  const { height, lineHeight } = await answer.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(height).toBeCloseTo(3 * lineHeight, 0);
  await axe(page);
  await screenshot(page, 'cart-note-long-en');
});

test('the comment field of an order grows with its text', async ({ page }) => {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  const comment = dialog(page).getByLabel(t('comment'));
  const empty = await comment.evaluate((field) => field.getBoundingClientRect().height);
  await comment.fill('one\ntwo\nthree\nfour\nfive');
  expect(await comment.evaluate((field) => field.getBoundingClientRect().height)).toBeGreaterThan(empty + 20);
});

test('the first invalid option scrolls below the head of the sheet, even if it is higher than a small screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/703' });
  await openProduct(page, 'A newspaper at your door');
  await dialog(page).getByRole('combobox').first().selectOption({ index: 1 });
  await dialog(page).locator(ORDER_BUTTON).click();
  const head = dialog(page).locator(SHEET_HEAD);
  await expect(head).toBeVisible();
  const title = dialog(page).locator('fieldset[data-error] legend');
  const gap = async () => {
    const [above, below] = [await head.boundingBox(), await title.boundingBox()];
    return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect.poll(gap).toBeLessThan(60);
  await axe(page);
  await screenshot(page, 'sheet-error-small-en');
});

test('what stands below a dish’s allergens does not move when they come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await page.evaluate(() => document.fonts.ready);
  // The product is there before the code of the sheet is.
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const watch = () => {
      const title = document.querySelector('dialog[open] legend');
      const scroll = title?.closest('[data-scroller]');
      if (title && scroll)
        tops.push(Math.round(title.getBoundingClientRect().top - scroll.getBoundingClientRect().top));
      requestAnimationFrame(watch);
    };
    watch();
  });
  await openProduct(page, 'Margherita pizza');
  await expect(dialog(page).getByText('Gluten').first()).toBeVisible();
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect([...new Set(tops)]).toHaveLength(1);
});
