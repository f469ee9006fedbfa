import fc from 'fast-check';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/orders/lines';
import type { HotelNow } from '../booking/hotel-time';
import type { Id } from '../id';
import type { Cart } from './cart';
import {
  canAddRecommended,
  type Recommended,
  recommendedCount,
  recommendedStep,
  shownRecommendations,
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
  tax_id: null,
  show_quantity: true,
  is_popup: false,
  max_order_quantity: null,
  schedule: null,
  section_id: 5,
  section: bar,
  property_kit_id: null,
  property: null,
  allergens: null,
  diets: [],
  is_food: false,
  ...parts,
});
const configured = { property_kit_id: 7, property: kit(option()) };
const NOON: HotelNow = { date: '2026-06-18', time: '12:00', weekday: 4, minutes: 720 };
const tap = (cart: Cart, by: 1 | -1, parts: Partial<Recommended> = {}, isAdult = false) =>
  recommendedStep({ cart, item: item(parts), by, isAdult, key: 'new', at: { now: NOON, isAheadAllowed: false } });
const quantities = (tapped: ReturnType<typeof tap>) =>
  tapped.kind === 'cart' ? tapped.cart.products.map(({ quantity }) => quantity) : tapped.kind;

describe('a tap on a recommended product', () => {
  it('adds a line with one piece that is marked as recommended', () => {
    expect(tap(cartWith(), 1)).toMatchObject({
      kind: 'cart',
      cart: { products: [{ key: 'new', quantity: 1, total_price: 10, from_recommendation: true, section: { id: 5 } }] },
    });
  });

  it('raises and lowers the quantity and recalculates the line’s total', () => {
    const cart = cartWith(cartLine({ quantity: 2 }));
    expect(tap(cart, 1)).toMatchObject({ cart: { products: [{ quantity: 3, total_price: 30 }] } });
    expect(tap(cart, -1)).toMatchObject({ cart: { products: [{ quantity: 1, total_price: 10 }] } });
  });

  it('removes the line at the last piece', () => {
    expect(quantities(tap(cartWith(cartLine()), -1))).toEqual([]);
  });

  it('changes the product’s last line', () => {
    const cart = cartWith(
      cartLine({ quantity: 4 }),
      cartLine({ quantity: 1 }),
      cartLine({ product: cartProduct({ id: 9 }) }),
    );
    expect(quantities(tap(cart, 1))).toEqual([4, 2, 1]);
    expect(quantities(tap(cart, -1))).toEqual([4, 1]);
    expect(recommendedCount(cart, item({ id: '31' }))).toBe(5);
  });

  it('does not exceed the product’s maximum', () => {
    const cart = cartWith(cartLine({ quantity: 2, product: cartProduct({ max_order_quantity: 2 }) }));
    expect(tap(cart, 1)).toEqual({ kind: 'cart', cart });
    expect(canAddRecommended(cart, item())).toBe(false);
    expect(canAddRecommended(cartWith(), item())).toBe(true);
    expect(canAddRecommended(cartWith(cartLine({ quantity: 2 })), item())).toBe(true);
    expect(canAddRecommended(cart, item(configured))).toBe(true);
    expect(canAddRecommended(cart, item({ is_popup: true }))).toBe(true);
  });

  it('a tap on minus changes nothing if the product is not in the cart', () => {
    const cart = cartWith(cartLine({ product: cartProduct({ id: 9 }) }));
    expect(tap(cart, -1)).toEqual({ kind: 'cart', cart });
  });

  it.each([
    ['opens the sheet of a product with options', configured, 'sheet'],
    [
      'opens the sheet of a product with options for adults, because the sheet asks for the age',
      { ...configured, for_adult: true },
      'sheet',
    ],
    ['opens the sheet of a product whose section is unknown', { section: null }, 'sheet'],
    [
      'opens the sheet of a product whose section takes no orders',
      { section: { ...bar, hide_order_button: true } },
      'sheet',
    ],
    ['opens the popup of a fast-order product', { is_popup: true }, 'popup'],
    [
      'opens the popup of a fast-order product with options for adults, because the popup asks for the age',
      { ...configured, is_popup: true, for_adult: true },
      'popup',
    ],
    ['opens the popup of a fast-order product whose section is unknown', { is_popup: true, section: null }, 'popup'],
    ['asks for the age if the product is for adults', { for_adult: true }, 'age'],
    ['asks for the age if the product’s section is for adults', { section: { ...bar, for_adult: true } }, 'age'],
  ])('a tap %s', (_title, parts, kind) => {
    expect(tap(cartWith(), 1, parts).kind).toBe(kind);
  });

  it('adds a product for adults after the age was confirmed, and removes one without asking', () => {
    expect(quantities(tap(cartWith(), 1, { for_adult: true }, true))).toEqual([1]);
    expect(quantities(tap(cartWith(cartLine()), -1, { for_adult: true }))).toEqual([]);
    expect(quantities(tap(cartWith(cartLine()), -1, { is_popup: true }))).toEqual([]);
  });

  it('adding and removing one piece below the maximum restores the cart', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 98 }), (quantity) => {
        const more = tap(cartWith(cartLine({ quantity })), 1);
        expect(quantities(more.kind === 'cart' ? tap(more.cart, -1) : more)).toEqual([quantity]);
      }),
    );
  });
});

describe('a tap on a recommended product with hours', () => {
  const days = (start_time: string) => [
    { start_date: null, end_date: null, days: Array(7).fill(true), start_time, end_time: '22:00:00' },
  ];
  const open = { schedule: { descr: null, days: days('08:00:00') } };
  const closed = { schedule: { descr: null, days: days('18:30:00') } };
  const tapped = (parts: Partial<Recommended>, { isAheadAllowed = true, cart = cartWith() } = {}) =>
    recommendedStep({ cart, item: item(parts), by: 1, isAdult: false, key: 'new', at: { now: NOON, isAheadAllowed } });

  it('adds a closed one for its next opening where the hotel allows it', () => {
    expect(tapped(closed)).toMatchObject({ cart: { products: [{ ordered_for: '2026-06-18T18:30', quantity: 1 }] } });
  });

  it('adds an open one for now', () => {
    expect(tapped(open)).toMatchObject({ cart: { products: [{ ordered_for: null, product: open }] } });
  });

  it.each([
    ['the sheet of a closed one where the hotel does not allow it', closed, 'sheet'],
    ['the sheet, before the age is asked for', { ...closed, for_adult: true }, 'sheet'],
  ])('opens %s', (_title, parts, kind) => {
    expect(tapped(parts, { isAheadAllowed: false })).toEqual({ kind });
  });

  it('raises one that is in the cart', () => {
    const cart = cartWith(cartLine());
    expect(tapped(closed, { isAheadAllowed: false, cart })).toMatchObject({ cart: { products: [{ quantity: 2 }] } });
  });
});

describe('stripHasPictures', () => {
  it.each([
    ['has pictures if one product has an image', [item(), item({ image: '/storage/a.webp' })], true],
    ['has pictures if one product has an image_path', [item({ image_path: '/storage/a.webp' })], true],
    ['has no pictures if no product has one', [item(), item({ image: ' ' })], false],
    ['has no pictures if it is empty', [], false],
  ])('the strip %s', (_title, items, expected) => {
    expect(stripHasPictures(items)).toBe(expected);
  });
});

it.each<[string, readonly Partial<Recommended>[], readonly Id[]]>([
  ['the first three', [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }], [1, 2, 3]],
  ['each once, whatever the type of its id', [{ id: 1 }, { id: '1' }, { id: 2 }], [1, 2]],
  [
    'none without a section',
    [
      { id: 1, section: null, section_id: null },
      { id: 2, section: null },
    ],
    [2],
  ],
])('shows %s', (_title, parts, expected) => {
  expect(shownRecommendations(parts.map(item)).map(({ id }) => id)).toEqual(expected);
});
