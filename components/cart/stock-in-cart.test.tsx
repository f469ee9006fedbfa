/** @jest-environment jsdom */

import type { Product } from '@/lib/contract/catalogue';
import { cart } from '@/lib/device/cart';
import { product, section } from '@/tests/builders/catalogue/section';
import { consentOnlyHotel, guestWithCart, pizzaLine } from '@/tests/builders/screen/open-cart';

const { user, openCart, consentAndSend } = guestWithCart();
const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';

/** A cart with so many pizzas, of which so many are left. */
async function withPizzas(quantity: number, stock: Partial<Product>) {
  const line = pizzaLine({ key: 'pizza', quantity, total_price: 10 * quantity });
  const today = [product({ ...line.product, schedule: null, ...stock })];
  return openCart({
    lines: [line],
    hotel: consentOnlyHotel(),
    calls: { [SECTION]: { data: { section: section(today) } } },
  });
}

const quantities = () => cart.get().products.map(({ quantity }) => quantity);

it('names a line whose stock is gone, and one tap removes it', async () => {
  const { drawer } = await withPizzas(2, { stock_left: 0 });
  expect(await drawer.findByText('Sold out for now')).toBeVisible();
  await consentAndSend();
  await user.click(drawer.getByRole('button', { name: 'Remove unavailable items' }));
  expect(quantities()).toEqual([]);
});

it('says what to do where a line wants more than is left, sends nothing, and is content with fewer', async () => {
  const { drawer, sent } = await withPizzas(4, { stock_left: 3 });
  expect(await drawer.findByText('Only 3 left. Please take fewer.')).toBeVisible();
  await consentAndSend();
  expect(sent).toEqual([]);
  expect(quantities()).toEqual([4]);
  await user.click(drawer.getByRole('button', { name: 'Fewer' }));
  expect(quantities()).toEqual([3]);
  expect(drawer.queryByText('Only 3 left. Please take fewer.')).toBeNull();
});

it('does not count above what is left, and says so', async () => {
  const { drawer } = await withPizzas(2, { stock_left: 3 });
  const more = drawer.getByRole('button', { name: 'More' });
  expect(drawer.queryByText('Only 3 left')).toBeNull();
  await user.click(more);
  expect(await drawer.findByText('Only 3 left')).toBeVisible();
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.click(more);
  expect(quantities()).toEqual([3]);
});
