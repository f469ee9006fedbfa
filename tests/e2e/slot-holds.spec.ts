import type { Page } from '@playwright/test';
import { daysOf, fillInCart, openProduct, send, timesOf } from './booking';
import { addToCart } from './cart';
import { axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { BOTTOM_BAR, CART_BAR, HOLD_CLOCK, LINE_BUTTON, LINE_HOLD, ORDER_BUTTON, WRONG_LINE } from './parts';
import { telling } from './variants';

const t = translationsOf('cala-verde', 'en');
const SPA = '/products/311';
/** Free times that a day has to have: what the journeys take, and one more. */
const SEVERAL = 3;
/** A product with one place in each slot. */
const FOR_TWO = { en: 'Massage for two', ar: /تدليك.*لشخصين/ } as const;

const freeDays = (page: Page) => daysOf(page).locator('button:not([aria-disabled="true"])');
const time = (page: Page, label: string) => timesOf(page).filter({ hasText: label });
const clock = (page: Page) => dialog(page).locator(HOLD_CLOCK);
const holdCall = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/slot-holds'));

/**
 * Opens the sheet and the times of a day: a date, or the first one with several free times from the free day of this index
 * on. Returns the date, because another is the first free one when the last time of today has passed.
 */
async function openDay(page: Page, day: number | string, language: keyof typeof FOR_TWO = 'en'): Promise<string> {
  // Opening the same address again would reload it, and an open sheet with it.
  await page.goto('about:blank');
  await openHotel(page, 'cala-verde', { language, path: SPA });
  await openProduct(page, FOR_TWO[language]);
  await expect(daysOf(page)).not.toHaveAttribute('aria-busy', 'true');
  for (let index = typeof day === 'number' ? day : 0; ; index += 1) {
    const button = typeof day === 'number' ? freeDays(page).nth(index) : daysOf(page).locator(`[data-date="${day}"]`);
    const date = (await button.getAttribute('data-date')) ?? '';
    await button.click();
    await expect(timesOf(page).first()).toBeVisible();
    if (typeof day === 'string' || (await timesOf(page).count()) >= SEVERAL) return date;
  }
}

/** Chooses the last time of the open day, and waits until it is held. Returns its label. */
async function chooseLast(page: Page): Promise<string> {
  const label = await timesOf(page).last().innerText();
  const held = holdCall(page);
  await timesOf(page).last().click();
  expect((await held).status()).toBe(200);
  await expect(clock(page)).toContainText(/[45]:\d\d/);
  return label;
}

for (const language of telling(['ar', 'en'], 'language')) {
  test(`the next days, their times and the clock of a held time fit a phone and a desktop, in ${language}`, async ({
    page,
  }) => {
    await openDay(page, language === 'en' ? 5 : 6, language);
    await axe(page);
    await screenshot(page, `slots-days-${language}`);
    await chooseLast(page);
    await dialog(page).locator(ORDER_BUTTON).focus();
    await axe(page);
    await screenshot(page, `slots-held-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
    await screenshot(page, `slots-held-dark-${language}`);
    await page.setViewportSize({ width: 1280, height: 900 });
    await axe(page);
    await screenshot(page, `slots-held-wide-dark-${language}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await screenshot(page, `slots-held-wide-${language}`);
    await page.setViewportSize({ width: 320, height: 640 });
    await axe(page);
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
    await screenshot(page, `slots-held-narrow-${language}`);
  });
}

test('a held time is taken for another guest, and free again when the sheet is closed and when the page is left', async ({
  page,
  newGuest,
}) => {
  const other = await (await newGuest()).newPage();
  const date = await openDay(page, 7);
  const label = await chooseLast(page);
  await openDay(other, date);
  await expect(time(other, label)).toHaveCount(0);

  const released = holdCall(page);
  await page.keyboard.press('Escape');
  await released;
  await openDay(other, date);
  await expect(time(other, label)).toHaveCount(1);

  // The sheet opens with the guest's last answers, and holds them again.
  await openDay(page, date);
  await expect(time(page, label)).toHaveAttribute('aria-pressed', 'true');
  await expect(clock(page)).toBeVisible();
  await openDay(other, date);
  await expect(time(other, label)).toHaveCount(0);
  await page.goto('about:blank');
  await expect(async () => {
    await openDay(other, date);
    await expect(time(other, label)).toHaveCount(1, { timeout: 1000 });
  }).toPass();
});

/** Keeps the page's next hold of a slot from the network. Returns what the page wanted to send. */
async function holdBackHold(page: Page): Promise<() => string> {
  let late = '';
  await page.exposeFunction('keepHold', (body: string) => {
    late = body;
  });
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      const body = input instanceof Request && input.url.endsWith('/slot-holds') ? await input.clone().text() : '';
      if (body === '' || JSON.parse(body).hold.length === 0) return send(input, init);
      window.fetch = send;
      await (window as unknown as { keepHold(body: string): Promise<void> }).keepHold(body);
      return new Promise(() => undefined);
    };
  });
  return () => late;
}

test('a hold that is under way when the page is left holds nothing when it arrives after its release', async ({
  page,
  newGuest,
}) => {
  const other = await (await newGuest()).newPage();
  const date = await openDay(page, 10);
  const label = await timesOf(page).last().innerText();
  const late = await holdBackHold(page);
  await timesOf(page).last().click();
  await expect.poll(late).toContain('request_id');
  const released = holdCall(page);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  const response = await released;
  expect(response.request().postDataJSON()).toMatchObject({ hold: [], cancel: JSON.parse(late()).request_id });
  const arrived = await page.evaluate(
    async ([url, body]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(url, { method: 'POST', headers, body })).json();
    },
    [response.url(), late()] as const,
  );
  expect(arrived.data).toEqual({ held: [], taken: [] });
  await openDay(other, date);
  await expect(time(other, label)).toHaveCount(1);
});

test('a held time stays held in the cart, its guest sees it as free and orders it, and nobody else gets it', async ({
  page,
  newGuest,
}) => {
  const other = await (await newGuest()).newPage();
  const date = await openDay(page, 8);
  const label = await chooseLast(page);
  await addToCart(page);
  await openDay(other, date);
  await expect(time(other, label)).toHaveCount(0);
  // The code that holds the time survives a reload.
  await openDay(page, date);
  await expect(time(page, label)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator(CART_BAR)).toContainText(t('book_finish'));
  await expect(page.locator(CART_BAR)).toContainText(/[45]:\d\d/);
  await page.reload();
  await expect(page.locator(CART_BAR)).toContainText(/[34]:\d\d/);
  await axe(page);
  await screenshot(page, 'slots-cart-button-en');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator(CART_BAR).getByText(/^[34]:\d\d$/)).toBeInViewport();
  await screenshot(page, 'slots-cart-button-sideways-en');
  await page.setViewportSize({ width: 390, height: 844 });
  const section = page.url();
  await page.goto('/');
  await expect(page.locator(`${BOTTOM_BAR} [data-opens="cart"]`)).toContainText(/[34]:\d\d/);
  await axe(page);
  await screenshot(page, 'slots-cart-entry-en');
  await page.goto(section);
  await fillInCart(page, t);
  await expect(dialog(page).locator(LINE_HOLD)).toContainText(/[34]:\d\d/);
  await axe(page);
  await screenshot(page, 'slots-cart-line-en');
  await send(page, t);
  await expect(dialog(page).getByRole('button', { name: t('view_orders') })).toBeVisible();
  await openDay(other, date);
  await expect(time(other, label)).toHaveCount(0);
});

test('the end of a hold is announced thirty seconds before, and the time then leaves the choice with a message', async ({
  page,
}) => {
  await page.clock.install();
  await openDay(page, 9);
  const label = await chooseLast(page);
  await page.clock.fastForward('04:35');
  await expect(clock(page)).toContainText(/0:[012]\d/);
  await expect(page.getByText(t('slot_hold_ends', { n: '30' })).first()).toBeAttached();
  await axe(page);
  await screenshot(page, 'slots-hold-ends-en');
  await page.clock.fastForward('00:31');
  await expect(dialog(page).getByRole('alert')).toHaveText(t('slot_hold_over', { times: label }));
  await expect(clock(page)).toHaveCount(0);
  await expect(timesOf(page).and(page.locator('[aria-pressed="true"]'))).toHaveCount(0);
  await dialog(page).getByRole('alert').scrollIntoViewIfNeeded();
  await axe(page);
  await screenshot(page, 'slots-hold-over-en');
  await timesOf(page).first().click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await expect(clock(page)).toBeVisible();
});

test('the end of a hold in the cart is announced before and after on the page, and shown at the line', async ({
  page,
}) => {
  await page.clock.install();
  await openDay(page, 11);
  const label = await chooseLast(page);
  await addToCart(page);
  await expect(page.locator(CART_BAR)).toContainText(/4:\d\d/);
  await page.clock.fastForward('04:35');
  await expect(page.getByText(/^The chosen time is held for \d+ more seconds\.$/).first()).toBeVisible();
  await page.clock.fastForward('00:31');
  const over = new RegExp(`^No longer held for you: .*${label}`);
  await expect(page.getByText(over).first()).toBeVisible();
  await expect(page.locator(CART_BAR)).toContainText(t('view_order'));
  await page.locator(CART_BAR).click();
  await expect(dialog(page).locator(LINE_BUTTON).getByText(over)).toBeVisible();
  await axe(page);
  await screenshot(page, 'slots-cart-over-en');
});

/** Fills in a massage for two people at the first free time of a day, with a note on allergies. */
async function massageForTwo(page: Page, day: number | string): Promise<{ date: string; time: string }> {
  const date = await openDay(page, day);
  await timesOf(page).first().click();
  await dialog(page).getByRole('textbox').last().fill('No almond oil');
  const time = await timesOf(page).first().innerText();
  await addToCart(page);
  await fillInCart(page, t);
  return { date, time };
}

test('a slot that another guest has taken is refused, named and removed, and all other answers are kept', async ({
  page,
  newGuest,
  problems,
}) => {
  problems.allow(/422|404|slot-holds/);
  // A platform that holds nothing, so that both can choose the same time.
  await page.route('**/slot-holds', (route) => route.fulfill({ status: 404, json: { refusal: 'not-found' } }));
  const slot = await massageForTwo(page, 6);
  const other = await (await newGuest()).newPage();
  expect(await massageForTwo(other, slot.date)).toEqual(slot);
  const { time } = slot;
  await send(other, t);
  await expect(dialog(other).getByRole('button', { name: t('view_orders') })).toBeVisible();

  await send(page, t);
  const line = dialog(page).locator(WRONG_LINE);
  await expect(line).toContainText('Massage for two');
  await expect(dialog(page).getByLabel(t('room_number'))).toHaveValue('204');
  await axe(page);
  await screenshot(page, 'slot-refused-en');

  await line.locator(LINE_BUTTON).click();
  const notice = dialog(page).getByRole('alert');
  await expect(notice).toHaveText(t('slots_taken', { times: time }));
  await expect(timesOf(page).filter({ hasText: time })).toHaveCount(0);
  await expect(daysOf(page).locator('[aria-pressed="true"]')).toHaveCount(1);
  await expect(dialog(page).getByRole('textbox').last()).toHaveValue('No almond oil');
  await notice.scrollIntoViewIfNeeded();
  await axe(page);
  await screenshot(page, 'slot-taken-en');

  await timesOf(page).first().click();
  await expect(notice).toHaveCount(0);
  await dialog(page).locator(ORDER_BUTTON).click();
  await expect(dialog(page).locator(WRONG_LINE)).toHaveCount(0);
  await send(page, t);
  await expect(dialog(page).getByRole('button', { name: t('view_orders') })).toBeVisible();
});
