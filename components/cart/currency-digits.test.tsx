/** @jest-environment jsdom */
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { openCart, pizzaLine } from '@/tests/builders/screen/open-cart';

const network = fakeNetwork();

it.each([
  [3, ['28.000 €', '2.800 €', '30.800 €']],
  [0, ['28 €', '3 €', '31 €']],
] as const)('shows amounts, and rounds the charge, with %s decimals', async (currency_digits, expected) => {
  const { drawer } = await openCart(network, {
    lines: [pizzaLine()],
    hotel: { discount_percent: 10, currency_digits },
  });
  const amounts = drawer.getAllByRole('term').map((term) => term.nextSibling?.textContent?.replaceAll('\u00a0', ' '));
  expect(amounts).toEqual(expected);
});
