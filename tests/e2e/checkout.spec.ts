import {
  cartWith,
  chooseFirst,
  choosePayment,
  expectDrawerNotScrolled,
  fillInCheckout,
  openCartWith,
  openDetails,
  orderPlacedHeading,
  paymentRow,
  sendButton,
  t,
} from './cart';
import { atHotel, axe, expect, screenshot, test } from './fixtures';
import { dialog, openHotel, translationsOf } from './guest';
import { hold } from './hold';
import { CART_BAR, LINE_QUANTITY, ORDER_BAR, PRODUCT_CARD, TOTALS, WRONG_CONSENT } from './parts';
import { telling } from './variants';

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a fast order of a transfer in ${language} is sent and leaves the cart unchanged`, async ({ page }) => {
    const translate = translationsOf('cala-verde', language);
    await cartWith(page, 'Strawberry cake');
    await openHotel(page, 'cala-verde', { language, path: '/products/503' });
    await page.locator(PRODUCT_CARD).first().click();
    const popup = dialog(page);
    await expect(popup.locator(ORDER_BAR)).toContainText('45.00');
    await axe(page);
    await screenshot(page, `fast-order-${language}`);

    // Nothing is filled in: every required field shows an error, and the first one has the focus.
    await sendButton(page).click();
    await expect(popup.getByText(translate('validation_choice')).first()).toBeVisible();
    await expect(popup.getByRole('radio').first()).toBeFocused();
    await expect(popup.getByText(translate('consent_missing'))).toBeVisible();
    await axe(page);
    await screenshot(page, `fast-order-errors-${language}`);

    await chooseFirst(page);
    await popup.getByLabel(translate('room_number')).fill('214');
    await popup.getByRole('checkbox').last().check();
    // Taps twice in one instant, before a response could replace the button.
    await sendButton(page).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });

    // This order gets a message of its own from the hotel.
    await expect(dialog(page).getByRole('button', { name: translate('check_message') })).toBeVisible();
    await axe(page);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('fs_uuids') ?? '[]').length)).toBe(1);
    await dialog(page)
      .getByRole('button', { name: translate('home') })
      .click();
    await expect(page).toHaveURL(atHotel('cala-verde'));
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').products.length)).toBe(1);
  });
}

test('the palace’s checkout requires three consents, and a room in guest details that a switch hides', async ({
  page,
}) => {
  const translate = translationsOf('qasr', 'en');
  await openHotel(page, 'qasr', { language: 'en', path: '/products/201' });
  await openCartWith(page, 'Lentil soup');
  const cart = dialog(page);
  await expect(cart.locator(TOTALS)).toContainText('Delivery to your suite');
  // The palace preselects a payment: the bill of the room.
  await expect(cart.getByRole('radio', { checked: true })).toHaveValue('2003');
  await cart.getByLabel(translate('room_number')).fill('203');
  await cart.getByRole('switch', { name: translate('guest_details') }).uncheck();
  await expect(cart.getByLabel(translate('room_number'))).toHaveCount(0);

  await cart.getByRole('checkbox', { name: translate('public_offer') }).check();
  await sendButton(page).click();
  await expect(cart.getByText(translate('consents_missing'))).toBeVisible();
  await expect(cart.getByRole('checkbox', { name: 'privacy policy' })).toBeFocused();
  await expect(cart.locator(WRONG_CONSENT)).toHaveCount(2);
  await expectDrawerNotScrolled(page);
  await expect(cart.getByLabel(translate('room_number'))).toHaveValue('203');
  await axe(page);
  await screenshot(page, 'cart-consents-en');

  // A tap on the link opens its text and does not tick the checkbox.
  await cart.getByRole('button', { name: 'privacy policy' }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(2);
  await page.goBack();
  await expect(cart.getByRole('checkbox', { name: 'privacy policy' })).not.toBeChecked();
  // A tap beside the words does.
  const consent = cart.getByRole('checkbox', { name: 'privacy policy' });
  await consent.locator('..').click({ position: { x: 2, y: 2 } });
  await expect(consent).toBeChecked();
  for (const box of await cart.getByRole('checkbox').all()) await box.check();
  await sendButton(page).click();
  await expect(dialog(page).getByRole('heading', { name: translate('order_placed') })).toBeVisible();

  // The room is stored now, and the palace does not allow changing it.
  await dialog(page)
    .getByRole('button', { name: translate('home') })
    .click();
  await openHotel(page, 'qasr', { path: '/products/201' });
  await openCartWith(page, 'Lentil soup');
  await openDetails(page, translate);
  await expect(dialog(page).getByLabel(translate('room_number'))).toHaveValue('203');
  await expect(dialog(page).getByLabel(translate('room_number'))).toHaveAttribute('readonly');
});

for (const language of telling(['ar', 'en'], 'language')) {
  test(`a tap on the order button while the hotel’s options are being read sends the order once, in ${language}`, async ({
    page,
  }) => {
    const translate = translationsOf('cala-verde', language);
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/orders')) orders.push(request.url());
    });
    const release = await hold(page, '**/public/properties**');
    await openHotel(page, 'cala-verde', { language, path: '/products/102' });
    await openCartWith(page, /Strawberry cake|كعكة الفراولة/);
    await choosePayment(page, translate);
    await dialog(page).getByLabel(translate('room_number')).fill('214');
    await dialog(page).getByRole('checkbox').last().check();
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(dialog(page).getByRole('alert')).toHaveText(translate('loading'));
    await axe(page);
    await screenshot(page, `checkout-waiting-${language}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await screenshot(page, `checkout-waiting-dark-${language}`);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    await axe(page);
    await screenshot(page, `checkout-waiting-forced-${language}`);
    expect(orders).toEqual([]);
    release();
    await expect(dialog(page).getByRole('heading', { name: translate('order_placed') })).toBeVisible();
    expect(orders).toHaveLength(1);
  });
}

test('banknotes are requested only for cash, cleared with another payment, and never stored', async ({ page }) => {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  const cart = dialog(page);
  const notes = cart.getByLabel('Change: which note will you pay with?');
  await expect(paymentRow(page, 'Cash at the door')).toBeChecked();
  await notes.fill('50');
  await axe(page);
  await screenshot(page, 'cart-notes-en');
  await choosePayment(page, t, 'Card at the door');
  await expect(notes).toHaveCount(0);
  await choosePayment(page, t, 'Cash at the door');
  await expect(notes).toHaveValue('');
  await notes.fill('four fifties');
  // The cart is stored after a moment and again when the page is left, but never with the banknotes.
  await page.reload();
  const written = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(written).not.toContain('four fifties');
  await fillInCheckout(page);
  await expect(notes).toHaveValue('');
  await notes.fill('100');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/orders'));
  await sendButton(page).click();
  const { properties } = (await sent).postDataJSON().property;
  expect(properties.find((option: { id: number }) => option.id === 90003)).toMatchObject({ value: '100' });
  await expect(orderPlacedHeading(page)).toBeVisible();
});

test('the buttons of the order confirmation ignore taps in its first moment, and work by the keyboard', async ({
  page,
}) => {
  await cartWith(page, 'Strawberry cake');
  await fillInCheckout(page);
  await sendButton(page).click();
  await expect(orderPlacedHeading(page)).toBeVisible();
  const home = dialog(page).getByRole('button', { name: t('home') });
  // Restarts the animation and pauses it at its beginning.
  await home.evaluate((button) => {
    const actions = button.parentElement as HTMLElement;
    actions.style.animation = 'none';
    actions.getBoundingClientRect();
    actions.style.animation = '';
    for (const moment of actions.getAnimations()) {
      moment.pause();
      moment.currentTime = 0;
    }
  });
  const isUnderTap = () =>
    home.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button;
    });
  expect(await isUnderTap()).toBe(false);
  await home.click({ force: true });
  await expect(orderPlacedHeading(page)).toBeVisible();
  await home.press('Enter');
  await expect(page).toHaveURL(atHotel('cala-verde'));
});

test('a table reservation shows no public offer, and a transfer does', async ({ page }) => {
  const offer = page.locator('dialog[open]').getByRole('button', { name: t('public_offer') });
  await openHotel(page, 'cala-verde', { language: 'en', path: '/products/211' });
  await page.locator(PRODUCT_CARD, { hasText: 'A table by the sea' }).click();
  await expect(dialog(page).getByRole('checkbox')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await openHotel(page, 'cala-verde', { path: '/products/503' });
  await page.locator(PRODUCT_CARD).first().click();
  await expect(offer).toBeVisible();
});

test('fifty fast taps on the stepper count correctly, are stored rarely, and appear in a second tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const writes: number[] = [];
    Object.assign(window, { cartWrites: writes });
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'cart') writes.push(performance.now());
      write.call(this, key, value);
    };
  });
  const other = await page.context().newPage();
  await cartWith(page, 'Strawberry cake');
  await openHotel(other, 'cala-verde', { path: '/products/102' });
  const cart = dialog(page);
  const taps = await cart.getByRole('button', { name: t('more') }).evaluate(async (plus: HTMLButtonElement) => {
    const { cartWrites } = window as unknown as { cartWrites: number[] };
    cartWrites.length = 0;
    const from = performance.now();
    for (let tap = 0; tap < 50; tap += 1) {
      plus.click();
      await new Promise((done) => setTimeout(done, 20));
    }
    return { took: performance.now() - from, writes: [...cartWrites] };
  });
  expect(taps.writes.length, 'at once, then one for each 300 ms').toBeLessThanOrEqual(2 + Math.floor(taps.took / 300));
  await expect(cart.locator(LINE_QUANTITY)).toHaveText('51');
  await expect(sendButton(page)).toContainText('448.80');
  await expect(other.locator(CART_BAR)).toContainText('448.80');
  await other.locator(CART_BAR).click();
  await expect(dialog(other).locator(LINE_QUANTITY)).toHaveText('51');
});
