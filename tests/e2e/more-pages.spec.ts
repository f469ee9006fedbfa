import { timesOf } from './booking';
import { sendButton } from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { BOTTOM_BAR, PRODUCT_CARD } from './parts';
import { telling } from './variants';

for (const language of telling(['ar', 'en'], 'language')) {
  const t = translationsOf('cala-verde', language);
  const typed = { en: 'massge', ar: 'تدلييك' }[language];

  test(`a guest finds a product from home with the search, in ${language}`, async ({ page }) => {
    await openHotel(page, 'cala-verde', { language });
    await page
      .getByRole('main')
      .getByRole('link', { name: t('search_hint') })
      .click();
    await expect(page).toHaveURL(/\/search$/);
    const field = page.getByRole('searchbox', { name: t('search') });
    await field.fill(typed);
    const hit = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    await expect(hit).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await axe(page);
    await screenshot(page, `search-${language}`);
    await hit.click();
    await expect(dialog(page).getByRole('heading').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(field).toHaveValue(typed);
  });
}

test('"gluten free" finds the dishes that are, and a diet is never taken for a word that comes close', async ({
  page,
}) => {
  const t = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en' });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('search_hint') })
    .click();
  const hits = page.getByRole('main').getByRole('listitem').getByRole('button');
  await page.getByRole('searchbox').fill('gluten free');
  const group = (name: string) => page.getByRole('region', { name });
  await expect(group(t('search_marked')).getByRole('button', { name: /^Garden salad/ })).toBeVisible();
  await expect(group(t('search_by_choice')).getByRole('button', { name: /^Club sandwich/ })).toContainText(
    'Gluten-free',
  );
  await expect(hits.filter({ hasText: 'Margherita' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('vegan ramen');
  await expect(hits).toHaveCount(1);
  await expect(hits).toContainText('Miso ramen');
  await page.getByRole('searchbox').fill('beer');
  await expect(page.getByRole('heading', { name: t('search_none', { text: '\u2068beer\u2069' }) })).toBeVisible();
  await expect(page.getByRole('button', { name: t('search_ask') })).toBeVisible();
  await page.getByRole('searchbox').fill('gluten free');
  await axe(page);
  await screenshot(page, 'search-gluten-free');
  await hits.filter({ hasText: 'Garden salad' }).click();
  await expect(dialog(page).getByRole('heading').first()).toHaveText('Garden salad');
});

test('the search shows the same results again after "back" from a section', async ({ page }) => {
  const t = translationsOf('cala-verde', 'en');
  await openHotel(page, 'cala-verde', { language: 'en' });
  await page.getByRole('button', { name: t('services') }).click();
  await dialog(page)
    .getByRole('link', { name: t('search_hint') })
    .click();
  await page.getByRole('searchbox').fill('spa');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(?:products|sections)\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('spa');
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link').first()).toBeVisible();
});

test('the catalogue of the search has the language in its address and refuses one that the hotel lacks', async ({
  page,
  problems,
}) => {
  problems.allow(/\b404\b/);
  const response = await page.goto(atHotel('cala-verde', '/catalogue/en'));
  expect(response?.status()).toBe(200);
  const catalogue = await response?.json();
  expect(catalogue.entries.length).toBeGreaterThan(50);
  expect((await page.goto(atHotel('cala-verde', '/catalogue/ja')))?.status()).toBe(404);
});

for (const language of telling(['ar', 'en'], 'language')) {
  const t = translationsOf('cala-verde', language);

  test(`a section leads to the booking page, and a tap on a free day there opens its times, in ${language}`, async ({
    page,
  }) => {
    await openHotel(page, 'cala-verde', { language, path: '/sections/302' });
    const link = page.getByRole('main').getByRole('link', { name: t('booking_title') });
    // A page that did not know in time what can be booked has no links; a later one has them.
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 1000 });
    }).toPass();
    await screenshot(page, `booking-links-${language}`);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: t('booking_title') })).toBeVisible();
    const days = page.getByRole('main').getByRole('listitem').getByRole('listitem').getByRole('button');
    await expect(days.first()).toBeVisible();
    await axe(page);
    await screenshot(page, `booking-${language}`);
    const tapped = days.nth(2);
    const date = (await tapped.getAttribute('data-date')) ?? '';
    await tapped.click();
    await expect(dialog(page).locator('[data-part="days"] [aria-pressed="true"]')).toHaveAttribute('data-date', date);
    await expect(timesOf(page).first()).toBeVisible();
    await screenshot(page, `booking-day-${language}`);
  });

  test(`a section can be read on a page of its own, in ${language}`, async ({ page }) => {
    await openHotel(page, 'cala-verde', { language, path: '/section-page/202' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await axe(page);
    await screenshot(page, `section-page-${language}`);
  });
}

test('a section page of a section that does not exist is not found', async ({ page, problems }) => {
  problems.allow(/\b404\b/);
  const response = await page.goto(atHotel('cala-verde', '/section-page/999999'));
  expect(response?.status()).toBe(404);
});

for (const language of telling(['ar', 'en'], 'language')) {
  const t = translationsOf('cala-verde', language);

  test(`a guest chooses days without cleaning and finds them in the order, in ${language}`, async ({ page }) => {
    await openHotel(page, 'cala-verde', { language, path: '/skip-the-clean' });
    const days = page.getByRole('main').getByRole('checkbox');
    await expect(days).toHaveCount(7);
    await days.nth(1).check();
    await axe(page);
    await screenshot(page, `skip-the-clean-${language}`);
    await page.getByRole('button', { name: t('skip_button') }).click();
    await expect(dialog(page).locator('[aria-pressed="true"]')).toHaveCount(1);
    await dialog(page).getByLabel(t('room_number')).fill('204');
    await dialog(page).getByRole('checkbox').last().check();
    await sendButton(page).click();
    await expect(dialog(page).getByRole('heading', { name: t('order_placed') })).toBeVisible();
    const [order] = await page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]'));
    expect(order).toBeDefined();
  });
}

for (const language of telling(['ar', 'en'], 'language')) {
  const t = translationsOf('cala-verde', language);

  test(`a guest sees how full each place is and goes back home, in ${language}`, async ({ page }) => {
    await openHotel(page, 'cala-verde', { language, path: '/locations-occupancy' });
    await expect(page.getByRole('heading', { level: 1, name: t('occupancy_title') })).toBeVisible();
    const words = ['occupancy_quiet', 'occupancy_lively', 'occupancy_full', 'closed_today'].map((key) => t(key));
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first.getByText(new RegExp(`^(?:${words.join('|')})$`))).toBeVisible();
    await axe(page);
    await screenshot(page, `occupancy-${language}`);
    await first.getByRole('button', { name: t('occupancy_times') }).click();
    const title = await first.locator('strong').first().innerText();
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.getByRole('button', { name: t('back'), exact: true }).click();
    await expect(page).toHaveURL(atHotel('cala-verde', '/home'));
  });
}

test('a list of products prints the hotel, its telephone and its products, without bars and buttons', async ({
  page,
}) => {
  const t = translationsOf('lido', 'en');
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'true';
    };
  });
  await openHotel(page, 'lido', { language: 'en', path: '/products/405' });
  // A phone shares the list instead.
  await expect(page.getByRole('button', { name: t('print'), exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: t('share'), exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: t('print'), exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/· \W\+39 0323 000 000\W$/)).toBeVisible();
  await expect(page.locator(PRODUCT_CARD).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('print'), exact: true })).toBeHidden();
  await expect(page.locator(BOTTOM_BAR)).toBeHidden();
  await screenshot(page, 'printed-list');
});
