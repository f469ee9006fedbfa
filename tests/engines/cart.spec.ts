import { translationsOf } from '../e2e/guest';
import { CART_BAR, CART_LINE, LINE_BUTTON, LINE_QUANTITY } from '../e2e/parts';
import { addToCart, button, openProduct, t } from './checkout';
import { test } from './fixtures';
import type { Guest } from './guest';

/** Opens the cart with a cake. */
async function openCart(guest: Guest): Promise<void> {
  await guest.open('/products/102', 'en');
  await openProduct(guest, 'Strawberry cake');
  await addToCart(guest);
  await guest.click(CART_BAR);
  await guest.see({ css: 'h2', text: t('your_order') });
}

test('a cart counts, is the same after a reload and in another language, and loses a removed line', async ({
  guest,
}) => {
  await openCart(guest);
  await guest.click({ css: `${CART_LINE} button`, text: t('more') });
  await guest.see(LINE_QUANTITY, { text: '2' });
  await guest.press('Escape');
  await guest.dialogs(0);
  await guest.open('/products/102', 'de');
  await guest.click(CART_BAR);
  await guest.see(LINE_QUANTITY, { text: '2' });
  await guest.see(CART_LINE, { contains: 'Erdbeer' });
  await guest.click({ css: `${CART_LINE} > button` });
  await guest.missing(CART_LINE);
  await guest.see({ css: 'p', text: translationsOf('cala-verde', 'de')('cart_empty_text') });
});

test('Back and Escape close the topmost overlay only', async ({ guest }) => {
  await openCart(guest);
  await guest.click(LINE_BUTTON);
  await guest.dialogs(2);
  await guest.back();
  await guest.dialogs(1);
  await guest.see({ css: 'h2', text: t('your_order') });
  await guest.click(LINE_BUTTON);
  await guest.dialogs(2);
  await guest.see(button(t('save_changes')));
  await guest.press('Escape');
  await guest.dialogs(1);
  await guest.back();
  await guest.dialogs(0);
  await guest.evaluate(() => window.history.forward(), null);
  await guest.dialogs(1);
  await guest.see({ css: 'h2', text: t('your_order') });
  await guest.press('Escape');
  await guest.dialogs(0);
  await guest.see(CART_BAR, { isFocused: true });
});
