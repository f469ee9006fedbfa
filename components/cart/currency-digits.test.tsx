/** @jest-environment jsdom */
import { guestWithCart, pizzaLine } from '@/tests/builders/screen/open-cart';

const { openCart } = guestWithCart();

it.each([
  [3, ['28.000 €', '2.800 €', '30.800 €']],
  [0, ['28 €', '3 €', '31 €']],
] as const)('shows amounts, and rounds the charge, with %s decimals', async (currency_digits, expected) => {
  const { drawer } = await openCart({
    lines: [pizzaLine()],
    hotel: { discount_percent: 10, currency_digits },
  });
  const amounts = drawer.getAllByRole('term').map((term) => term.nextSibling?.textContent?.replaceAll('\u00a0', ' '));
  expect(amounts).toEqual(expected);
});
