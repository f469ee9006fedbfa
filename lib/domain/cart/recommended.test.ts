import fc from 'fast-check';
import { kit, option } from '@/tests/builders/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/lines';
import type { Cart } from './cart';
import {
  canAddRecommended,
  type Recommended,
  recommendedCount,
  recommendedStep,
  stripHasPictures,
} from './recommended';

const bar = { ...cartSection(), for_adult: false, parent: null };

const item = (parts: Partial<Recommended> = {}): Recommended => ({
  id: 31,
  uuid: '7d4a2c1e-0000-4000-8000-000000000031',
  title: { en: 'Lemonade' },
  price: 10,
  image: null,
  image_path: null,
  for_adult: false,
  free_delivery: false,
  show_quantity: true,
  is_popup: false,
  max_order_quantity: null,
  section_id: 5,
  section: bar,
  property_kit_id: null,
  property: null,
  ...parts,
});
const configured = { property_kit_id: 7, property: kit(option()) };
const tap = (cart: Cart, by: 1 | -1, parts: Partial<Recommended> = {}, isAdult = false) =>
  recommendedStep({ cart, item: item(parts), by, isAdult, key: 'new' });
const quantities = (tapped: ReturnType<typeof tap>) =>
  tapped.kind === 'cart' ? tapped.cart.products.map(({ quantity }) => quantity) : tapped.kind;

describe('a recommended product', () => {
  it('goes into the cart with one piece, marked as recommended', () => {
    expect(tap(cartWith(), 1)).toMatchObject({
      kind: 'cart',
      cart: { products: [{ key: 'new', quantity: 1, total_price: 10, from_recommendation: true, section: { id: 5 } }] },
    });
  });

  it('counts up with its total, and down again', () => {
    const cart = cartWith(cartLine({ quantity: 2 }));
    expect(tap(cart, 1)).toMatchObject({ cart: { products: [{ quantity: 3, total_price: 30 }] } });
    expect(tap(cart, -1)).toMatchObject({ cart: { products: [{ quantity: 1, total_price: 10 }] } });
  });

  it('leaves the cart with the last piece', () => {
    expect(quantities(tap(cartWith(cartLine()), -1))).toEqual([]);
  });

  it('changes the line that was added last', () => {
    const cart = cartWith(
      cartLine({ quantity: 4 }),
      cartLine({ quantity: 1 }),
      cartLine({ product: cartProduct({ id: 9 }) }),
    );
    expect(quantities(tap(cart, 1))).toEqual([4, 2, 1]);
    expect(quantities(tap(cart, -1))).toEqual([4, 1]);
    expect(recommendedCount(cart, item({ id: '31' }))).toBe(5);
  });

  it('stops at the most that can be ordered', () => {
    const cart = cartWith(cartLine({ quantity: 2, product: cartProduct({ max_order_quantity: 2 }) }));
    expect(tap(cart, 1)).toEqual({ kind: 'cart', cart });
    expect(canAddRecommended(cart, item())).toBe(false);
    expect(canAddRecommended(cartWith(), item())).toBe(true);
    expect(canAddRecommended(cartWith(cartLine({ quantity: 2 })), item())).toBe(true);
    expect(canAddRecommended(cart, item(configured))).toBe(true);
    expect(canAddRecommended(cart, item({ is_popup: true }))).toBe(true);
  });

  it('that is not in the cart cannot be taken out', () => {
    const cart = cartWith(cartLine({ product: cartProduct({ id: 9 }) }));
    expect(tap(cart, -1)).toEqual({ kind: 'cart', cart });
  });

  it.each([
    ['opens its sheet when it has options', configured, 'sheet'],
    [
      'opens its sheet when it has options, also for adults: the sheet asks',
      { ...configured, for_adult: true },
      'sheet',
    ],
    ['opens its sheet when its section is not known', { section: null }, 'sheet'],
    ['opens its sheet when its section takes no orders', { section: { ...bar, hide_order_button: true } }, 'sheet'],
    ['opens its popup when it is ordered from one', { is_popup: true }, 'popup'],
    [
      'opens its popup also with options, and for adults: the popup asks',
      { ...configured, is_popup: true, for_adult: true },
      'popup',
    ],
    ['opens its popup also when its section is not known', { is_popup: true, section: null }, 'popup'],
    ['asks for the age when it is for adults', { for_adult: true }, 'age'],
    ['asks for the age when its section is', { section: { ...bar, for_adult: true } }, 'age'],
  ])('%s', (_title, parts, kind) => {
    expect(tap(cartWith(), 1, parts).kind).toBe(kind);
  });

  it('for adults is added once the age is confirmed, and taken out without a question', () => {
    expect(quantities(tap(cartWith(), 1, { for_adult: true }, true))).toEqual([1]);
    expect(quantities(tap(cartWith(cartLine()), -1, { for_adult: true }))).toEqual([]);
    expect(quantities(tap(cartWith(cartLine()), -1, { is_popup: true }))).toEqual([]);
  });

  it('is as before after one more and one less, below the limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 98 }), (quantity) => {
        const more = tap(cartWith(cartLine({ quantity })), 1);
        expect(quantities(more.kind === 'cart' ? tap(more.cart, -1) : more)).toEqual([quantity]);
      }),
    );
  });
});

describe('the strip', () => {
  it.each([
    ['has pictures when one product has', [item(), item({ image: '/storage/a.webp' })], true],
    ['has pictures by either field', [item({ image_path: '/storage/a.webp' })], true],
    ['has none when no product has', [item(), item({ image: ' ' })], false],
    ['has none when it is empty', [], false],
  ])('%s', (_title, items, expected) => {
    expect(stripHasPictures(items)).toBe(expected);
  });
});
