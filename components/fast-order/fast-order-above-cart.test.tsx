/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { cart } from '@/lib/device/cart';
import { recommended } from '@/tests/builders/catalogue/recommended';
import { fillInPopup, orderButton, transfer } from '@/tests/builders/screen/fast-order';
import { findSuccessDialog, guestWithCart, pizzaLine } from '@/tests/builders/screen/open-cart';
import { afterPaint } from '@/tests/builders/screen/painted';

const { user, openCart } = guestWithCart();

/** Opens a cart with a pizza, and above it the fast order of a recommended transfer. */
async function openTransferAboveCart() {
  const pizza = pizzaLine({}, { id: 30 });
  const preview = { id: 31, title: { en: 'Airport transfer' }, is_popup: true };
  const { drawer, sent } = await openCart({
    lines: [pizza],
    products: [pizza.product, transfer()],
    recommended: [recommended(preview)],
  });
  await user.click(await drawer.findByRole('button', { name: 'Add: Airport transfer' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Airport transfer' }));
  await afterPaint();
  return { popup, sent };
}

it('orders a recommended product alone from its popup, and leaves the cart below unchanged', async () => {
  const { popup, sent } = await openTransferAboveCart();
  await fillInPopup(popup);
  await user.click(orderButton(popup));
  await findSuccessDialog();
  expect(sent.map(({ products }) => products.map(({ product }) => product.id))).toEqual([[31]]);
  expect(cart.get().products.map(({ key }) => key)).toEqual(['pizza']);
  expect(openOverlays().map(({ name }) => name)).toEqual(['cart', 'order-success']);
});

it('has no duplicate ids while a fast order is open above the cart, so that each label names its own field', async () => {
  const { popup } = await openTransferAboveCart();
  await popup.findByRole('radiogroup', { name: /Payment/ });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await user.click(popup.getByText(/^I agree to the processing/));
  expect(popup.getByRole('checkbox')).toBeChecked();
});
