import fc from 'fast-check';
import { anyAmount, anyKit } from '@/tests/builders/arbitrary';
import { kit, option } from '@/tests/builders/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/lines';
import { lineTotal } from '../money/price';
import {
  addLine,
  type CartLine,
  cartCount,
  cartForPayment,
  cartOf,
  cartTotals,
  changeQuantity,
  clampQuantity,
  countOf,
  emptied,
  emptyCart,
  forDevice,
  isFreeDelivery,
  maxQuantity,
  removeLines,
  renewOrderUuid,
  replaceLine,
  withOrderUuid,
} from './cart';

const priced = (price: number, parts: Partial<CartLine> = {}) =>
  cartLine({ product: cartProduct({ price }), ...parts });
const FREE = { section: cartSection({ free_delivery: true }) };

describe('the uuid of the order that a cart becomes', () => {
  it('is set with the first line and kept with the following ones', () => {
    expect(withOrderUuid(cartWith(), 'first').uuid).toBeNull();
    const one = withOrderUuid(cartWith(cartLine()), 'first');
    expect(one.uuid).toBe('first');
    expect(withOrderUuid(addLine(one, cartLine()), 'second').uuid).toBe('first');
  });

  it('is renewed only when it was the uuid that was used', () => {
    const cart = { ...cartWith(cartLine()), uuid: 'used' };
    expect(renewOrderUuid(cart, 'used', 'next').uuid).toBe('next');
    expect(renewOrderUuid(cart, 'of a fast order', 'next')).toBe(cart);
  });
});

it('a cart counts as empty for another hotel, and is itself for its own, whether the id is a number or a text', () => {
  const cart = cartWith(cartLine());
  expect(cartOf(cart, 2)).toEqual(emptyCart(2));
  expect(cartOf(cart, String(cart.hotel_id))).toBe(cart);
});

it('a cart that nobody has touched holds nothing, and agrees to nothing', () => {
  expect(emptyCart(1)).toEqual({
    hotel_id: 1,
    room_number: '',
    payment: null,
    comment: '',
    property: null,
    uuid: null,
    is_temporary: false,
    hotel_payments: [],
    products: [],
  });
});

describe('the lines of a cart', () => {
  it('are added at the end, and the cart before stays as it was', () => {
    const before = cartWith(cartLine());
    const line = cartLine();
    expect(addLine(before, line).products.at(-1)).toBe(line);
    expect(before.products).toHaveLength(1);
  });

  it('are replaced in their place', () => {
    const [first, second] = [cartLine(), cartLine()];
    const changed = { ...first, quantity: 4 };
    expect(replaceLine(cartWith(first, second), changed).products).toEqual([changed, second]);
    expect(replaceLine(cartWith(first), changed).products).toEqual([changed]);
  });

  it('come back when they are saved after another tab removed them', () => {
    const line = cartLine();
    expect(replaceLine(cartWith(), line).products).toEqual([line]);
  });

  it('can be removed without touching what the guest wrote', () => {
    const [first, second] = [cartLine(), cartLine()];
    const cart = { ...cartWith(first, second), comment: 'No ice', uuid: 'u', is_temporary: true };
    expect(removeLines(cart, [first.key])).toEqual({ ...cart, products: [second] });
  });

  it('empty the cart with the last one', () => {
    const line = cartLine();
    const cart = { ...cartWith(line), property: kit(option({ value: 'Ana' })), uuid: 'u', is_temporary: true };
    expect(removeLines(cart, [line.key])).toEqual({ ...cart, products: [], uuid: null, is_temporary: false });
  });

  it('keep the order-level answers when the cart is emptied', () => {
    const property = kit(option({ value: 'Ana' }));
    expect(emptied({ ...cartWith(cartLine()), property }).property).toBe(property);
  });

  it('let go of the dates of the order when the cart is emptied, however it comes about', () => {
    const line = cartLine();
    const nights = option({ id: 2, ptype_id: 'calendar', value: ['2026-06-18'] });
    const cart = { ...cartWith(line), property: kit(option({ value: 'Ana' }), nights) };
    const without = kit(option({ value: 'Ana' }), { ...nights, value: null });
    expect([emptied(cart), removeLines(cart, [line.key])].map(({ property }) => property)).toEqual([without, without]);
    expect(removeLines({ ...cart, products: [line, cartLine()] }, [line.key]).property).toBe(cart.property);
  });
});

describe('the quantity of a line', () => {
  it.each([
    [null, 99],
    [0, 99],
    [-3, 99],
    [0.5, 99],
    [1, 1],
    [4, 4],
    [2.5, 2],
  ])('with max_order_quantity %p goes up to %p', (max_order_quantity, expected) => {
    expect(maxQuantity({ max_order_quantity })).toBe(expected);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [3, 3],
    [3.9, 3],
    [100, 5],
    [Number.NaN, 1],
  ])('of %p becomes %p where five is the most', (quantity, expected) => {
    expect(clampQuantity({ max_order_quantity: 5 }, quantity)).toBe(expected);
  });

  it('takes the total along', () => {
    const [line, other] = [priced(2.35, { total_price: 2.35 }), cartLine()];
    const [changed, left] = changeQuantity(cartWith(line, other), line.key, 2).products;
    expect(changed).toMatchObject({ quantity: 3, total_price: 7.05 });
    expect(left).toBe(other);
  });

  it('stops at one and at the most', () => {
    const line = cartLine({ product: cartProduct({ max_order_quantity: 2 }) });
    const cart = cartWith(line);
    expect(changeQuantity(cart, line.key, -1).products[0]?.quantity).toBe(1);
    expect(changeQuantity(cart, line.key, 7).products[0]?.quantity).toBe(2);
  });

  it('is counted over all lines and for one product', () => {
    const cart = cartWith(cartLine({ quantity: 2 }), cartLine({ quantity: 3, product: cartProduct({ id: '32' }) }));
    expect(cartCount(cart)).toBe(5);
    expect(countOf(cart, 32)).toBe(3);
    expect(countOf(cart, 99)).toBe(0);
  });
});

describe('free delivery', () => {
  it.each([
    ['the product', { product: cartProduct({ free_delivery: true }) }],
    ['the section', FREE],
    ['the parent section', { parent_section: cartSection({ free_delivery: true }) }],
  ])('holds for a line when %s has it', (_title, parts) => {
    expect(isFreeDelivery(cartLine(parts))).toBe(true);
    expect(isFreeDelivery(cartLine())).toBe(false);
  });
});

describe('the total of a cart', () => {
  const NONE = { discount_price: 0, discount_percent: 0 };

  it.each([
    ['no charge', [priced(10), priced(2.5)], NONE, { products: 1250, charge: { kind: 'none' }, total: 1250 }],
    [
      'a percentage, rounded line by line',
      [priced(0.05), priced(0.05), priced(0.05)],
      { discount_price: 0, discount_percent: 10 },
      { products: 15, charge: { kind: 'percent', percent: 10, amount: 3 }, total: 18 },
    ],
    [
      'a percentage only of lines that are not free-delivery',
      [priced(10), priced(20, FREE)],
      { discount_price: 5, discount_percent: 10 },
      { products: 3000, charge: { kind: 'percent', percent: 10, amount: 100 }, total: 3100 },
    ],
    [
      'a percentage, which rules out the flat charge even when every line is free',
      [priced(20, FREE)],
      { discount_price: 5, discount_percent: 10 },
      { products: 2000, charge: { kind: 'none' }, total: 2000 },
    ],
    [
      'the flat charge once',
      [priced(10), priced(20, FREE)],
      { discount_price: 4.9, discount_percent: 0 },
      { products: 3000, charge: { kind: 'flat', amount: 490 }, total: 3490 },
    ],
    [
      'no flat charge when all lines are free-delivery',
      [priced(10, FREE)],
      { discount_price: 4.9, discount_percent: 0 },
      { products: 1000, charge: { kind: 'none' }, total: 1000 },
    ],
    [
      'a flat charge of one cent, on one cent',
      [priced(0.01)],
      { discount_price: 0.01, discount_percent: 0 },
      { products: 1, charge: { kind: 'flat', amount: 1 }, total: 2 },
    ],
    [
      'a percentage that comes to one cent',
      [priced(0.1)],
      { discount_price: 0, discount_percent: 10 },
      { products: 10, charge: { kind: 'percent', percent: 10, amount: 1 }, total: 11 },
    ],
    [
      'no charge on nothing',
      [priced(0)],
      { discount_price: 4.9, discount_percent: 0 },
      { products: 0, charge: { kind: 'none' }, total: 0 },
    ],
    [
      'nothing for an empty cart',
      [],
      { discount_price: 5, discount_percent: 5 },
      { products: 0, charge: { kind: 'none' }, total: 0 },
    ],
  ] as const)('has %s', (_title, lines, hotel, expected) => {
    expect(cartTotals(lines, hotel)).toEqual(expected);
  });

  const anyLine = fc
    .record({ price: anyAmount, property: fc.option(anyKit, { nil: null }), quantity: anyAmount, free: fc.boolean() })
    .map(({ price, property, quantity, free }) =>
      cartLine({ product: cartProduct({ price, property, free_delivery: free }), quantity }),
    );

  it('is a whole number, never below nothing, and the sum of its parts, for anything a device may hold', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), anyAmount, anyAmount, (lines, price, percent) => {
        const totals = cartTotals(lines, { discount_price: price, discount_percent: percent });
        const charge = totals.charge.kind === 'none' ? 0 : totals.charge.amount;
        expect(Number.isInteger(totals.total)).toBe(true);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        expect(charge).toBeGreaterThanOrEqual(0);
        expect(totals.total).toBe(totals.products + charge);
        expect(totals.products).toBe(lines.reduce((sum, line) => sum + lineTotal(line.product, line.quantity), 0));
      }),
      { numRuns: 3000 },
    );
  });

  it('is what integers alone would give', () => {
    const line = fc.record({
      cents: fc.integer({ min: 0, max: 1e6 }),
      pieces: fc.integer({ min: 1, max: 99 }),
      free: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.integer({ min: 1, max: 5000 }), (parts, hundredths) => {
        const lines = parts.map(({ cents, pieces, free }) =>
          cartLine({ product: cartProduct({ price: cents / 100, free_delivery: free }), quantity: pieces }),
        );
        const exact = parts.reduce((sum, { cents, pieces, free }) => {
          const own = BigInt(cents) * BigInt(pieces);
          return sum + own + (free ? 0n : (own * BigInt(hundredths) + 5000n) / 10_000n);
        }, 0n);
        const { total } = cartTotals(lines, { discount_price: 3, discount_percent: hundredths / 100 });
        expect(total).toBe(Number(exact));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the banknotes answers of a cart', () => {
  const purse = () => kit(option({ id: 1, pcode_id: 'banknotes', value: '50' }), option({ id: 2, value: 'Ana' }));
  const values = (property: CartLine['product']['property']) => property?.properties.map(({ value }) => value);

  it('are never kept on the device', () => {
    const cart = { ...cartWith(cartLine({ product: cartProduct({ property: purse() }) })), property: purse() };
    const kept = forDevice(cart);
    expect(values(kept.property)).toEqual([null, 'Ana']);
    expect(values(kept.products[0]?.product.property ?? null)).toEqual([null, 'Ana']);
    expect(values(cart.property)).toEqual(['50', 'Ana']);
  });

  it.each([
    ['a payment that is not cash', 'online', [null, 'Ana']],
    ['no payment', null, [null, 'Ana']],
    ['cash', 'cash', ['50', 'Ana']],
  ])('has its banknotes answers decided by the payment: %s', (_title, paymentType, expected) => {
    const line = cartLine({ product: cartProduct({ property: purse() }) });
    const ordered = cartForPayment({ ...cartWith(line), property: purse() }, paymentType);
    expect(values(ordered.property)).toEqual(expected);
    expect(values(ordered.products[0]?.product.property ?? null)).toEqual(expected);
  });
});
