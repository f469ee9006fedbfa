import { CART_LINE, DAY_STRIP, HOLD_CLOCK, ORDER_PRICE, SLOT_TIME } from '../e2e/parts';
import { addToCart, fillInCart, openProduct, sendOrder } from './checkout';
import { test } from './fixtures';

test('a guest books a time of a massage, which is held and then ordered', async ({ guest }) => {
  await guest.open('/products/311', 'en');
  await openProduct(guest, 'Deep tissue massage');
  await guest.see(`${DAY_STRIP}:not([aria-busy="true"])`);
  await guest.click({ css: `${DAY_STRIP} button:not([aria-disabled="true"])`, index: -1 });
  const time = await guest.textOf({ css: SLOT_TIME, index: 1 });
  await guest.click({ css: SLOT_TIME, index: 1 });
  await guest.see(ORDER_PRICE, { contains: '80.00' });
  await guest.see(HOLD_CLOCK);
  await addToCart(guest);
  await fillInCart(guest);
  await guest.see(CART_LINE, { contains: time });
  await sendOrder(guest);
  await guest.see('article', { contains: time });
});
