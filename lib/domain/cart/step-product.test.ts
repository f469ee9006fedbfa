import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { lineToStep, lowerProduct, raiseProduct } from './step-product';

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
