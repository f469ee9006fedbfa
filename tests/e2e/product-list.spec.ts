import type { Page } from '@playwright/test';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { PRODUCT_CARD } from './parts';

const t = translationsOf('cala-verde', 'en');
const ROOM_SERVICE = { language: 'en', path: '/products/102' };
const HEADINGS = ['Mains', 'Light plates', 'For children', 'Sweet', 'Drinks'];

const links = (page: Page) => page.getByRole('navigation', { name: 'Room service' }).getByRole('link');
const card = (page: Page, title: string) => page.locator(PRODUCT_CARD, { hasText: title });
const shownCards = (page: Page) => page.locator(PRODUCT_CARD).filter({ visible: true });
const heart = (page: Page, title: string) => page.getByRole('button', { name: t('favourite', { title }) });
const filter = (page: Page) => page.getByRole('button', { name: t('filter') });

test('a list stands under headings, whose links stay in sight, mark the current one and are no step for Back', async ({
  page,
}) => {
  await openHotel(page, 'cala-verde', { language: 'en', path: '/home' });
  await page
    .getByRole('link', { name: /^Room service/ })
    .first()
    .click();
  await expect(links(page)).toHaveText(HEADINGS);
  await expect(links(page).first()).toHaveAttribute('aria-current', 'true');
  // The hearts come with the code that follows the links.
  await expect(heart(page, 'Lemonade')).toBeVisible();
  await links(page).last().click();
  await expect(links(page).last()).toHaveAttribute('aria-current', 'true');
  await expect(links(page).first()).not.toHaveAttribute('aria-current', 'true');
  const drinks = page.getByRole('region', { name: 'Drinks' });
  await expect(drinks).toBeFocused();
  await expect(drinks.getByRole('heading', { name: 'Drinks' })).toBeInViewport();
  await expect(links(page).last()).toBeInViewport();
  await axe(page);
  await page.getByRole('button', { name: t('back'), exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('a guest hides what is on the own list, and reads how much is hidden and what is not stated', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('food_note', '{"allergens":["gluten"],"diets":[]}'));
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/213' });
  await expect(card(page, 'Bento')).toContainText(t('food_unstated'));
  await openHotel(page, 'cala-verde', ROOM_SERVICE);
  await filter(page).click();
  await dialog(page)
    .getByRole('switch', { name: t('hide_uneatable') })
    .check();
  await axe(page);
  await screenshot(page, 'list-filter');
  await dialog(page).getByRole('button', { name: /^Show/ }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(card(page, 'Margherita pizza')).toBeHidden();
  await expect(card(page, 'Garden salad')).toBeVisible();
  await expect(page.getByText(/^Hidden: \d+$/)).toBeVisible();
  await expect(links(page).filter({ visible: true })).toHaveText(['Light plates', 'Sweet', 'Drinks']);
  await screenshot(page, 'list-filtered');
  await page.getByRole('button', { name: t('show_all') }).click();
  await expect(card(page, 'Margherita pizza')).toBeVisible();
});

test('a heart stays on the device, moves nothing, stands in the sheet too, and the list can show only favourites', async ({
  page,
}) => {
  await openHotel(page, 'cala-verde', { ...ROOM_SERVICE, early: true });
  const before = await card(page, 'Miso ramen').boundingBox();
  await heart(page, 'Miso ramen').click();
  await expect(heart(page, 'Miso ramen')).toHaveAttribute('aria-pressed', 'true');
  expect(await card(page, 'Miso ramen').boundingBox()).toEqual(before);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favourites'))).toBe('["1003"]');
  await page.reload();
  await expect(heart(page, 'Miso ramen')).toHaveAttribute('aria-pressed', 'true');
  await filter(page).click();
  await dialog(page)
    .getByRole('checkbox', { name: t('favourites_only') })
    .check();
  await page.keyboard.press('Escape');
  await expect(shownCards(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Drinks' })).toBeHidden();
  await shownCards(page).click();
  const inSheet = dialog(page).getByRole('button', { name: t('favourite', { title: 'Miso ramen' }) });
  await expect(inSheet).toHaveAttribute('aria-pressed', 'true');
  await axe(page);
  await inSheet.click();
  await expect(inSheet).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(shownCards(page)).toHaveCount(0);
});
