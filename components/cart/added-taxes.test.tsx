/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type { AddedTaxView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { type Drawer, guestWithCart, hotelWithPayment, pizzaLine, sendButton } from '@/tests/builders/screen/open-cart';

const { openCart } = guestWithCart();

const CITY: AddedTaxView = {
  ...{ id: 'city', percent: 5, included: false },
  ...{ label: 'City tax, 5%', incl: 'incl. City tax, 5%' },
};
const PORT: AddedTaxView = {
  ...CITY,
  id: 'port',
  percent: 8.875,
  label: 'Port tax, 8.875%',
  incl: 'incl. Port tax, 8.875%',
};

const rowsOf = (drawer: Drawer) =>
  drawer
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`.replaceAll('\u00a0', ' '));

it('names each tax that is added between the charge and the total, and on the button', async () => {
  const wine = cartLine({ key: 'wine', product: cartProduct({ id: 40, price: 10, tax_id: 'port' }) });
  const { drawer } = await openCart({
    lines: [pizzaLine({}, { tax_id: 'city' }), wine],
    products: [pizzaLine({}, { tax_id: 'city' }).product, wine.product],
    hotel: hotelWithPayment({ taxes: [CITY, PORT], charge_tax: 'city' }),
  });
  // 5 % of 28.00 and of the charge of 3.80 are 1.59; 8.875 % of 10.00 are 0.8875: together 2.4775.
  expect(rowsOf(drawer)).toEqual([
    'Products 38.00 €',
    'Service charge, 10% 3.80 €',
    'City tax, 5% 1.59 €',
    'Port tax, 8.875% 0.89 €',
    'Total 44.28 €',
  ]);
  expect(sendButton()).toHaveAccessibleName(
    /incl\. 10 % service · incl\. City tax, 5% · incl\. Port tax, 8\.875%.*44\.28/,
  );
});

it('shows the products apart from an added tax also where the hotel has no charge', async () => {
  const { drawer } = await openCart({
    lines: [pizzaLine({}, { tax_id: 'city' })],
    products: [pizzaLine({}, { tax_id: 'city' }).product],
    hotel: hotelWithPayment({ discount_percent: 0, included_charge: '', taxes: [CITY, PORT] }),
  });
  expect(rowsOf(drawer)).toEqual(['Products 28.00 €', 'City tax, 5% 1.40 €', 'Total 29.40 €']);
  expect(sendButton()).toHaveAccessibleName(/incl\. City tax, 5%.*29\.40/);
});

it('says nothing of taxes that the prices contain', async () => {
  const { drawer } = await openCart({
    lines: [pizzaLine({}, { tax_id: 'vat' })],
    products: [pizzaLine({}, { tax_id: 'vat' }).product],
    hotel: hotelWithPayment({ discount_percent: 0, included_charge: '' }),
  });
  expect(rowsOf(drawer)).toEqual(['Total 28.00 €']);
});

it('takes over the tax that a product has got since it was put into the cart', async () => {
  await openCart({
    lines: [pizzaLine()],
    products: [pizzaLine({}, { tax_id: 'city' }).product],
    hotel: hotelWithPayment({ discount_percent: 0, included_charge: '', taxes: [CITY] }),
  });
  await waitFor(() => expect(sendButton()).toHaveAccessibleName(/29\.40/));
  expect(cart.get().products[0]?.product.tax_id).toBe('city');
});
