/** @jest-environment jsdom */

import { changeQuantity } from '@/lib/domain/cart/cart-quantity';
import { removeLines } from '@/lib/domain/cart/change-cart';
import { checkbox, choice, kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/orders/lines';
import { cart, readCart } from './cart';
import { inHotel } from './change-cart';

const HOTEL_ID = 1;
const stored = (value: unknown) => readCart(JSON.stringify(value));

const mozzarella = choice({
  id: 111,
  title: { en: 'Mozzarella' },
  price: 2.5,
  checked: true,
  quantity: 2,
  allergens: { add: ['milk'], remove: [] },
  diets: { add: [], remove: ['vegan'] },
});
const pizza = cartLine({
  quantity: 2,
  total_price: 30,
  parent_section: cartSection({ id: 4, cart_text: { en: 'In half an hour' }, subsections: [{ id: 5 }] }),
  product: cartProduct({
    property_kit_id: 7,
    allergens: ['gluten'],
    diets: ['vegan'],
    is_food: true,
    property: kit(
      checkbox({ id: 11, value: 'checked', minimum: 2, attrs: [mozzarella] }),
      option({ id: 12, value: 'no salt' }),
      option({ id: 13, ptype_id: 'time', value: '19:30', extra: { from_today: true } }),
    ),
  }),
});
const lemonade = cartLine();

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('readCart', () => {
  it('reads a written cart unchanged, with titles in every language', () => {
    const read = stored(cartWith(pizza, lemonade)).products;
    expect(read.map(({ product }) => product)).toEqual([pizza.product, lemonade.product]);
    expect(read[0]?.parent_section).toEqual(pizza.parent_section);
  });

  it('reads all sections above a line, and none if an older version stored the line without them', () => {
    const { above: _unknown, ...older } = lemonade;
    const read = stored({ ...cartWith(), products: [{ ...pizza, above: [4, '3', null, 1] }, older] }).products;
    expect(read.map(({ above }) => above)).toEqual([[4, '3', 1], []]);
  });

  it.each(['nonsense', '', '[]', '"cart"', 'null', '{"products":[]}', '{"hotel_id":{}}'])(
    'reads %j as an empty cart',
    (text) => {
      expect(readCart(text).products).toEqual([]);
    },
  );

  it.each([
    ['a line that is not an object', 7],
    ['a line without a product', { ...pizza, product: null }],
    ['a product without an id', { ...pizza, product: { ...pizza.product, id: null } }],
    ['a product whose price is not a number', { ...pizza, product: { ...pizza.product, price: '10' } }],
    ['a product with a negative price', { ...pizza, product: { ...pizza.product, price: -10 } }],
    ['a line without a section', { ...pizza, section: undefined }],
    ['a line without a key', { ...pizza, key: 5 }],
    ['a line whose quantity is not a number', { ...pizza, quantity: 'many' }],
  ])('drops %s and keeps the other lines', (_what, broken) => {
    expect(stored({ ...cartWith(), products: [broken, lemonade] }).products.map(({ key }) => key)).toEqual([
      lemonade.key,
    ]);
  });

  it('keeps only the first of two lines with the same key', () => {
    const read = stored(cartWith(pizza, { ...lemonade, key: pizza.key })).products;
    expect(read.map(({ product }) => product)).toEqual([pizza.product]);
  });

  it('limits a stored quantity to the product’s maximum', () => {
    const greedy = cartLine({ quantity: 5000, product: cartProduct({ max_order_quantity: 3 }) });
    expect(stored(cartWith(greedy)).products[0]?.quantity).toBe(3);
  });

  it('drops an option of an unknown type and keeps the others', () => {
    const odd = { id: 7, properties: [option({ id: 1 }), { ...option({ id: 2 }), ptype_id: 'hologram' }] };
    const read = stored({ ...cartWith(), products: [{ ...pizza, product: { ...pizza.product, property: odd } }] });
    expect(read.products[0]?.product.property?.properties.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the cart in device storage', () => {
  it('does not store banknotes answers but keeps them in memory', () => {
    const cash = kit(option({ pcode_id: 'banknotes', value: '50 in one note' }));
    cart.changeNow(inHotel(HOTEL_ID, (value) => ({ ...value, property: cash, products: [pizza] })));
    expect(window.localStorage.getItem('cart')).not.toContain('50 in one note');
    expect(cart.get().property).toEqual(cash);
  });

  it('the cart has the correct quantity and total after 50 fast taps', () => {
    cart.changeNow(() => cartWith(lemonade));
    for (let tap = 0; tap < 50; tap += 1)
      cart.change(inHotel(HOTEL_ID, (current) => changeQuantity(current, lemonade.key, 1)));
    jest.advanceTimersByTime(300);
    expect(readCart(window.localStorage.getItem('cart')).products[0]).toMatchObject({ quantity: 51, total_price: 510 });
  });

  it('keeps a line that another tab adds at the same time', () => {
    const cake = cartLine();
    cart.changeNow(() => cartWith(pizza, lemonade));
    cart.change(inHotel(HOTEL_ID, (value) => removeLines(value, [lemonade.key])));
    window.localStorage.setItem('cart', JSON.stringify(cartWith(pizza, lemonade, cake)));
    jest.advanceTimersByTime(300);
    expect(cart.get().products.map(({ key }) => key)).toEqual([pizza.key, cake.key]);
  });

  it('the cart keeps one order uuid from its first line on through all changes', () => {
    cart.changeNow(inHotel(HOTEL_ID, (value) => ({ ...value, products: [pizza] })));
    const { uuid } = cart.get();
    expect(uuid).toMatch(/^[0-9a-f-]{36}$/);
    cart.changeNow(inHotel(HOTEL_ID, (value) => ({ ...value, products: [pizza, lemonade] })));
    expect(cart.get().uuid).toBe(uuid);
    cart.changeNow(inHotel(HOTEL_ID, (value) => removeLines(value, [pizza.key, lemonade.key])));
    expect(cart.get().uuid).toBeNull();
  });
});
