import { CART_BAR, CART_LINE, ORDER_BUTTON, WRONG_FIELD } from '../e2e/parts';
import { addToCart, button, openProduct, t } from './checkout';
import { expect, test } from './fixtures';

test('a form says what is missing, focuses it, and accepts it once it is corrected', async ({ guest }) => {
  await guest.open('/products/503', 'en');
  await openProduct(guest, 'Taxi to Palma old town');
  await guest.click(ORDER_BUTTON);
  await guest.see(WRONG_FIELD);
  await guest.see({ css: '*', text: t('validation_choice') });
  await guest.choose('select', 1);
  await guest.click('label:has([type="radio"])');
  const phone = { css: 'input[type="tel"]' };
  await guest.fill(phone, '612');
  await guest.click(ORDER_BUTTON);
  await guest.see({ css: '*', text: t('validation_phone') });
  await guest.see(phone, { isFocused: true });
  await guest.fill(phone, '612345678');
  await guest.missing({ css: '*', text: t('validation_phone') });
  await addToCart(guest);
  await guest.see(CART_BAR);
});

test('a chosen date and time stand in the cart', async ({ guest }) => {
  await guest.open('/products/703', 'en');
  await openProduct(guest, 'Wake-up call');
  await guest.click({ css: 'input', text: 'Which morning' });
  await guest.dialogs(2);
  await guest.click(button(t('next_month')));
  await guest.click({ css: '[data-date]:not([aria-disabled="true"])', index: 1 });
  await guest.dialogs(1);
  await guest.choose('select', 3);
  await addToCart(guest);
  await guest.click(CART_BAR);
  expect(await guest.textOf(CART_LINE)).toMatch(/^Wake-up call\D*\d.*\d{4}.*\d\d:\d\d/);
});
