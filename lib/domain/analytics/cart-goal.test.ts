import { cartLine, cartWith } from '@/tests/builders/orders/lines';
import { reachesCartFinish } from './cart-goal';

const soup = (parts: { quantity?: number; total_price?: number } = {}) =>
  cartLine({ key: 'soup', quantity: 1, total_price: 9, ...parts });
const water = cartLine({ key: 'water', quantity: 1, total_price: 0 });

it.each([
  ['the first product is added', cartWith(), cartWith(soup()), true],
  ['a product that costs nothing is added', cartWith(soup()), cartWith(soup(), water), true],
  ['one more piece is added', cartWith(soup()), cartWith(soup({ quantity: 2, total_price: 18 })), true],
  ['the price of a line changes', cartWith(soup()), cartWith(soup({ total_price: 10 })), true],
  ['a product is removed and another stays', cartWith(soup(), water), cartWith(water), true],
  ['nothing changes', cartWith(soup()), cartWith(soup()), false],
  ['the cart is emptied', cartWith(soup()), cartWith(), false],
  ['the cart was empty and stays empty', cartWith(), cartWith(), false],
])('when %s', (_title, before, after, isReached) => {
  expect(reachesCartFinish(before, after)).toBe(isReached);
});
