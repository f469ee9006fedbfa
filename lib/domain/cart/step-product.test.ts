import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { canRaiseProduct, lineToStep, lowerProduct, raiseProduct } from './step-product';

const cart = () =>
  cartWith(
    cartLine({ key: 'first', quantity: 2 }),
    cartLine({ key: 'last' }),
    cartLine({ product: cartProduct({ id: 8 }) }),
  );
const quantities = (after: ReturnType<typeof cart>) => after.products.map(({ quantity }) => quantity);

it('steps the last line of a product', () => {
  expect(lineToStep(cart(), '31')?.key).toBe('last');
  expect(quantities(raiseProduct(cart(), 31))).toEqual([2, 2, 1]);
  expect(quantities(lowerProduct(cart(), 31))).toEqual([2, 1]);
});

it('changes nothing for a product that is not in the cart, or at its maximum', () => {
  const full = cartWith(cartLine({ quantity: 3, product: cartProduct({ max_order_quantity: 3 }) }));
  expect(raiseProduct(full, 31)).toBe(full);
  expect(raiseProduct(full, 9)).toBe(full);
  expect(lowerProduct(full, 9)).toBe(full);
});

const inCart = (quantity: number, product = {}) => cartLine({ quantity, product: cartProduct(product) });

it.each([
  ['a product that is being read, below the limit of its card', null, 2, 3, true],
  ['a product that is being read, at the limit of its card', null, 3, 3, false],
  ['a product that is being read, below the general limit', null, 98, null, true],
  ['a product that is being read, at the general limit', null, 99, null, false],
  ['a line below its maximum', inCart(2, { max_order_quantity: 3 }), 0, 3, true],
  ['a line at its maximum', inCart(3, { max_order_quantity: 3 }), 0, 3, false],
  ['a line whose maximum was lowered since', inCart(4, { max_order_quantity: 3 }), 0, 5, false],
  ['a line without a maximum', inCart(98, { max_order_quantity: null }), 0, null, true],
  ['a line without a maximum, at the general limit', inCart(99, { max_order_quantity: null }), 0, null, false],
  ['a line without a quantity', inCart(1, { show_quantity: false }), 0, null, false],
])('decides whether one more piece can be added to %s', (_title, line, pending, limit, expected) => {
  expect(canRaiseProduct(line, { pending, limit })).toBe(expected);
});
