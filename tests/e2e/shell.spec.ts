import { broken, cutOff } from './bar-labels';
import { daysOf, openMonth } from './booking';
import { cartWith } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf, untilHydrated } from './guest';
import { hold } from './hold';
import {
  BACK_TO_TOP,
  BAR_LABEL,
  BOTTOM_BAR,
  CARD_PRICE,
  ICON_BUTTON,
  LANGUAGE_BUTTON,
  LIST_ITEM,
  PAGE_SKELETON,
  PRODUCT_CARD,
  SECTION_TILE,
  SHEET_CLOSE,
  SHEET_HEAD,
  SHEET_SCROLL,
  SKELETON,
  SKIP_LINK,
} from './parts';
import { withoutPressedStyle } from './pressed';
import { telling } from './variants';

for (const language of telling(['ar', 'en'], 'language')) {
  const t = translationsOf('cala-verde', language);

  test(`every page ends with the legal links of the hotel, in ${language}`, async ({ page, problems }) => {
    problems.allow(/\b404\b/);
    for (const path of ['/', '/sections/202', '/products/102', '/products/213', '/payment/error', '/nowhere']) {
      await openHotel(page, 'cala-verde', { language, path });
      // Taps are repeated only on pages from the cache.
      await untilHydrated(page);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('button', { name: t('privacy_policy') }).click();
      await expect(dialog(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      // The bar lies over the page and must not cover the links.
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [links, bar] = [
        await footer.getByRole('navigation').boundingBox(),
        await page.locator(BOTTOM_BAR).boundingBox(),
      ];
      expect((links?.y ?? 0) + (links?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
      await screenshot(page, `footer${path.replaceAll('/', '-')}-${language}`);
    }
  });

  test(`a page that does not exist offers a way back, the languages and the bar, in ${language}`, async ({
    page,
    problems,
  }) => {
    problems.allow(/\b404\b/);
    await openHotel(page, 'cala-verde', { language });
    await openHotel(page, 'cala-verde', { language, path: '/products/999999' });
    await expect(page.getByRole('heading', { level: 1, name: t('page_not_found') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: t('not_found_title') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('to_front_page') })).toBeVisible();
    await axe(page);
    await screenshot(page, `not-found-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await screenshot(page, `not-found-dark-${language}`);
    await page.getByRole('button', { name: t('services') }).click();
    await expect(dialog(page).locator(LIST_ITEM).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator(LANGUAGE_BUTTON).click();
    await expect(dialog(page).getByRole('radio').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: t('back'), exact: true }).click();
    await expect(page).toHaveURL(/\/(?:home)?$/);
  });
}

const isNavigation = (url: URL) => url.searchParams.has('_rsc');

test('a slow page shows its skeleton while it loads, and a fast page shows none', async ({ page }) => {
  // From the beginning on, because home fetches the pages behind its tiles ahead.
  const release = await hold(page, isNavigation);
  await openHotel(page, 'cala-verde', { language: 'en' });
  // Without scripts the browser would follow the link by itself.
  await untilHydrated(page);
  const skeleton = page.locator(PAGE_SKELETON);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.documentElement.dataset.awaited !== undefined) document.body.dataset.sawSkeleton = 'yes';
    }).observe(document.documentElement, { attributes: true });
  });
  await page.locator(SECTION_TILE).first().click();
  await expect(skeleton).toBeVisible();
  // The page that the guest leaves is still there, and its bar still works.
  await expect(page).toHaveURL(atHotel('cala-verde'));
  await expect(page.locator(BOTTOM_BAR)).toBeVisible();
  await screenshot(page, 'skeleton-products-en');
  release();
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  await expect(skeleton).toBeHidden();
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  await page.goBack();
  await expect(page.locator(SECTION_TILE).first()).toBeVisible();
  await expect(skeleton).toBeHidden();
});

test('what a guest opens while a page is on its way stays open on that page', async ({ page }) => {
  const release = await hold(page, isNavigation);
  await openHotel(page, 'cala-verde', { language: 'en' });
  await page.locator(SECTION_TILE).first().click();
  await expect(page.locator(PAGE_SKELETON)).toBeVisible();
  await page.locator(`${BOTTOM_BAR} [data-opens="orders"]`).click();
  const orders = page.getByRole('dialog', { name: translationsOf('cala-verde', 'en')('my_orders') });
  await expect(orders).toBeVisible();
  release();
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
  await expect(page.locator(PAGE_SKELETON)).toBeHidden();
  await expect(orders).toBeVisible();
  await page.goBack();
  await expect(orders).toBeHidden();
  await expect(page).toHaveURL(atHotel('cala-verde', '/products/102'));
});

test('every control on pages, in the cart and in a sheet changes its look while it is pressed', async ({ page }) => {
  await cartWith(page, 'Strawberry cake');
  expect(await withoutPressedStyle(page), 'in the cart').toEqual([]);
  for (const path of ['/', '/sections/202', '/products/102', '/products/311']) {
    await openHotel(page, 'cala-verde', { language: 'en', path });
    expect(await withoutPressedStyle(page), path).toEqual([]);
  }
  await page.locator(PRODUCT_CARD).first().click();
  await expect(daysOf(page).getByRole('button').first()).toBeVisible();
  expect(await withoutPressedStyle(page), 'in the next days').toEqual([]);
  await openMonth(page, translationsOf('cala-verde', 'en'));
  expect(await withoutPressedStyle(page), 'in the calendar').toEqual([]);
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102?product=1001' });
  await expect(dialog(page).getByRole('radio').first()).toBeVisible();
  expect(await withoutPressedStyle(page), 'in the sheet').toEqual([]);
});

test('every control in drawers and dialogs changes its look while it is pressed', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/sections/202' });
  const t = translationsOf('cala-verde', 'en');
  const openers = {
    'the services': page.getByRole('button', { name: t('services') }),
    'my orders': page.locator(BOTTOM_BAR).getByRole('button', { name: t('my_orders') }),
    'the languages': page.locator(LANGUAGE_BUTTON),
    'a file': page.getByRole('link', { name: 'The menu', exact: true }),
    'a legal text': page.getByRole('button', { name: t('privacy_policy') }),
  };
  for (const [what, opener] of Object.entries(openers)) {
    await opener.click();
    await expect(dialog(page).getByRole('heading').first()).toBeVisible();
    await expect(dialog(page).locator(SKELETON)).toHaveCount(0);
    expect(await withoutPressedStyle(page), what).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('the list of services is as high as its entries and scrolls only with its drawer', async ({ page }) => {
  const t = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en' });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.getByRole('button', { name: t('services') }).click();
  const list = dialog(page).getByRole('list', { name: t('services') });
  const entries = list.getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  const [whole, shown] = await list.evaluate((element) => [element.scrollHeight, element.clientHeight]);
  expect(shown).toBe(whole);
  // Higher than the drawer, so the last entry can be reached only by scrolling the drawer.
  expect(whole).toBeGreaterThan(500 * 0.89);
  await entries.last().scrollIntoViewIfNeeded();
  await expect(entries.last()).toBeInViewport({ ratio: 1 });
  await screenshot(page, 'services-low-screen-en');
});

test('the button back to the top is in the head of the sheet and covers no other control', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102?product=1001' });
  const sheet = dialog(page);
  await expect(sheet.getByRole('radio').first()).toBeVisible();
  await sheet.locator(SHEET_SCROLL).evaluate((scroll) => scroll.scrollTo(0, 300));
  const toTop = sheet.locator(BACK_TO_TOP);
  await expect(toTop).toBeVisible();
  const [button, head, close] = await Promise.all(
    [BACK_TO_TOP, SHEET_HEAD, SHEET_CLOSE].map((part) => sheet.locator(part).boundingBox()),
  );
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0);
  await screenshot(page, 'sheet-to-top-en');
  await toTop.click();
  await expect.poll(() => sheet.locator(SHEET_SCROLL).evaluate((scroll) => scroll.scrollTop)).toBe(0);
});

test('a printed page omits controls that only a screen can use', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  await page.emulateMedia({ media: 'print' });
  for (const part of [BOTTOM_BAR, LANGUAGE_BUTTON, ICON_BUTTON]) await expect(page.locator(part).first()).toBeHidden();
  await expect(page.getByText('Margherita pizza')).toBeVisible();
  await screenshot(page, 'print-products-en', { fullPage: true });
});

for (const language of telling(['ar', 'de', 'ru', 'en'], 'language', 2)) {
  test(`the bar’s labels and the words of the welcome are complete at twice the text size, in ${language}`, async ({
    page,
  }) => {
    await openHotel(page, 'cala-verde', { language });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutOff(page), `${width} wide`).toEqual([]);
      expect(await broken(page.locator(BAR_LABEL)), `${width} wide`).toEqual([]);
      expect(await broken(page.getByRole('main').getByRole('heading', { level: 1 })), `${width} wide`).toEqual([]);
      await expect(page.locator(SKIP_LINK)).not.toBeInViewport();
    }
    await screenshot(page, `bar-large-text-${language}`);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [end, bar] = await Promise.all([
      page.getByRole('contentinfo').locator('p').boundingBox(),
      page.locator(BOTTOM_BAR).boundingBox(),
    ]);
    expect((end?.y ?? 0) + (end?.height ?? 0), 'the page ends above the bar').toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

test('a price is aligned with its title in a right-to-left language', async ({ page }) => {
  await openHotel(page, 'cala-verde', { language: 'ar', path: '/products/213' });
  const card = page.locator(PRODUCT_CARD).first();
  const [title, price] = await Promise.all(
    [card.locator('strong'), card.locator(CARD_PRICE)].map((part) =>
      part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      }),
    ),
  );
  expect(price).toBeCloseTo(title ?? 0, 0);
});

test('a tap counts also when what the button shows is replaced under the finger', async ({ page }) => {
  const t = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/102' });
  const label = page.locator(BOTTOM_BAR).getByText(t('services'), { exact: true });
  const box = await label.boundingBox();
  if (box === null) throw new Error('the bar has the entry');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await label.evaluate((shown) => shown.replaceWith(shown.cloneNode(true)));
  await page.mouse.up();
  await expect(dialog(page).getByRole('heading', { name: t('services') })).toBeVisible();
});
