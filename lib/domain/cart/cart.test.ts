import fc from 'fast-check';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { anyAmount, anyKit } from '@/tests/builders/generated/arbitrary';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/orders/lines';
import { lineTotal } from '../money/price';
import { type CartLine, cartCount, cartOf, clampQuantity, countOf, emptyCart, forDevice, maxQuantity } from './cart';
import { cartForPayment } from './cart-for-payment';
import { changeQuantity } from './cart-quantity';
import { cartTotals, isFreeDelivery } from './cart-totals';
import { addLine, emptied, removeLines, renewOrderUuid, replaceLine, withOrderUuid } from './change-cart';

const priced = (price: number, parts: Partial<CartLine> = {}) =>
  cartLine({ product: cartProduct({ price }), ...parts });
const FREE = { section: cartSection({ free_delivery: true }) };

describe('the order uuid of a cart', () => {
  it('sets the uuid with the first line and keeps it for further lines', () => {
    expect(withOrderUuid(cartWith(), 'first').uuid).toBeNull();
    const one = withOrderUuid(cartWith(cartLine()), 'first');
    expect(one.uuid).toBe('first');
    expect(withOrderUuid(addLine(one, cartLine()), 'second').uuid).toBe('first');
  });

  it('renews the uuid only if it equals the used one', () => {
    const cart = { ...cartWith(cartLine()), uuid: 'used' };
    expect(renewOrderUuid(cart, 'used', 'next').uuid).toBe('next');
    expect(renewOrderUuid(cart, 'of a fast order', 'next')).toBe(cart);
  });
});

it('treats another hotel’s cart as empty, and compares hotel ids as text', () => {
  const cart = cartWith(cartLine());
  expect(cartOf(cart, 2)).toEqual(emptyCart(2));
  expect(cartOf(cart, String(cart.hotel_id))).toBe(cart);
});

it('an empty cart has no answers, no consent and no lines', () => {
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

describe('cart lines', () => {
  it('adds a line at the end without changing the previous cart', () => {
    const before = cartWith(cartLine());
    const line = cartLine();
    expect(addLine(before, line).products.at(-1)).toBe(line);
    expect(before.products).toHaveLength(1);
  });

  it('replaces a line at its position', () => {
    const [first, second] = [cartLine(), cartLine()];
    const changed = { ...first, quantity: 4 };
    expect(replaceLine(cartWith(first, second), changed).products).toEqual([changed, second]);
    expect(replaceLine(cartWith(first), changed).products).toEqual([changed]);
  });

  it('adds an edited line again if another tab removed it', () => {
    const line = cartLine();
    expect(replaceLine(cartWith(), line).products).toEqual([line]);
  });

  it('keeps the guest’s comment and uuid when one of several lines is removed', () => {
    const [first, second] = [cartLine(), cartLine()];
    const cart = { ...cartWith(first, second), comment: 'No ice', uuid: 'u', is_temporary: true };
    expect(removeLines(cart, [first.key])).toEqual({ ...cart, products: [second] });
  });

  it('resets uuid and consent when the last line is removed', () => {
    const line = cartLine();
    const cart = { ...cartWith(line), property: kit(option({ value: 'Ana' })), uuid: 'u', is_temporary: true };
    expect(removeLines(cart, [line.key])).toEqual({ ...cart, products: [], uuid: null, is_temporary: false });
  });

  it('keeps the order-level answers when the cart is emptied', () => {
    const property = kit(option({ value: 'Ana' }));
    expect(emptied({ ...cartWith(cartLine()), property }).property).toBe(property);
  });

  it('clears the order’s dates when the cart is emptied or its last line is removed', () => {
    const line = cartLine();
    const nights = option({ id: 2, ptype_id: 'calendar', value: ['2026-06-18'] });
    const cart = { ...cartWith(line), property: kit(option({ value: 'Ana' }), nights) };
    const without = kit(option({ value: 'Ana' }), { ...nights, value: null });
    expect([emptied(cart), removeLines(cart, [line.key])].map(({ property }) => property)).toEqual([without, without]);
    expect(removeLines({ ...cart, products: [line, cartLine()] }, [line.key]).property).toBe(cart.property);
  });
});

describe('the quantity of a cart line', () => {
  it.each([
    [null, 99],
    [0, 99],
    [-3, 99],
    [0.5, 99],
    [1, 1],
    [4, 4],
    [2.5, 2],
  ])('the maximum quantity for max_order_quantity %p is %p', (max_order_quantity, expected) => {
    expect(maxQuantity({ max_order_quantity })).toBe(expected);
  });

  it.each([
    [0, 1],
    [-5, 1],
    [3, 3],
    [3.9, 3],
    [100, 5],
    [Number.NaN, 1],
  ])('limits a quantity of %p to %p if the maximum is 5', (quantity, expected) => {
    expect(clampQuantity({ max_order_quantity: 5 }, quantity)).toBe(expected);
  });

  it('recalculates the line’s total when its quantity changes', () => {
    const [line, other] = [priced(2.35, { total_price: 2.35 }), cartLine()];
    const [changed, left] = changeQuantity(cartWith(line, other), line.key, 2).products;
    expect(changed).toMatchObject({ quantity: 3, total_price: 7.05 });
    expect(left).toBe(other);
  });

  it('keeps the quantity between 1 and the product’s maximum', () => {
    const line = cartLine({ product: cartProduct({ max_order_quantity: 2 }) });
    const cart = cartWith(line);
    expect(changeQuantity(cart, line.key, -1).products[0]?.quantity).toBe(1);
    expect(changeQuantity(cart, line.key, 7).products[0]?.quantity).toBe(2);
  });

  it('counts the pieces of all lines and of one product', () => {
    const cart = cartWith(cartLine({ quantity: 2 }), cartLine({ quantity: 3, product: cartProduct({ id: '32' }) }));
    expect(cartCount(cart)).toBe(5);
    expect(countOf(cart, 32)).toBe(3);
    expect(countOf(cart, 99)).toBe(0);
  });
});

describe('isFreeDelivery', () => {
  it.each([
    ['the product', { product: cartProduct({ free_delivery: true }) }],
    ['the section', FREE],
    ['the parent section', { parent_section: cartSection({ free_delivery: true }) }],
  ])('a line is free-delivery if %s is', (_title, parts) => {
    expect(isFreeDelivery(cartLine(parts))).toBe(true);
    expect(isFreeDelivery(cartLine())).toBe(false);
  });
});

describe('cartTotals', () => {
  const NONE = { discount_price: 0, discount_percent: 0, currency_digits: 2 } as const;

  it.each([
    [
      'charges nothing',
      [priced(10), priced(2.5)],
      NONE,
      { products: 12500, charge: { kind: 'none' }, addedTax: 0, total: 12500 },
    ],
    [
      'charges a percentage rounded line by line',
      [priced(0.05), priced(0.05), priced(0.05)],
      { discount_price: 0, discount_percent: 10, currency_digits: 2 },
      { products: 150, charge: { kind: 'percent', percent: 10, amount: 30 }, addedTax: 0, total: 180 },
    ],
    [
      'charges a percentage only of lines that are not free-delivery',
      [priced(10), priced(20, FREE)],
      { discount_price: 5, discount_percent: 10, currency_digits: 2 },
      { products: 30000, charge: { kind: 'percent', percent: 10, amount: 1000 }, addedTax: 0, total: 31000 },
    ],
    [
      'does not fall back to the flat charge if the percentage applies to no line',
      [priced(20, FREE)],
      { discount_price: 5, discount_percent: 10, currency_digits: 2 },
      { products: 20000, charge: { kind: 'none' }, addedTax: 0, total: 20000 },
    ],
    [
      'charges the flat amount once',
      [priced(10), priced(20, FREE)],
      { discount_price: 4.9, discount_percent: 0, currency_digits: 2 },
      { products: 30000, charge: { kind: 'flat', amount: 4900 }, addedTax: 0, total: 34900 },
    ],
    [
      'charges no flat amount if all lines are free-delivery',
      [priced(10, FREE)],
      { discount_price: 4.9, discount_percent: 0, currency_digits: 2 },
      { products: 10000, charge: { kind: 'none' }, addedTax: 0, total: 10000 },
    ],
    [
      'charges one cent on a line of one cent',
      [priced(0.01)],
      { discount_price: 0.01, discount_percent: 0, currency_digits: 2 },
      { products: 10, charge: { kind: 'flat', amount: 10 }, addedTax: 0, total: 20 },
    ],
    [
      'charges a percentage that amounts to one cent',
      [priced(0.1)],
      { discount_price: 0, discount_percent: 10, currency_digits: 2 },
      { products: 100, charge: { kind: 'percent', percent: 10, amount: 10 }, addedTax: 0, total: 110 },
    ],
    [
      'charges nothing if the lines cost 0',
      [priced(0)],
      { discount_price: 4.9, discount_percent: 0, currency_digits: 2 },
      { products: 0, charge: { kind: 'none' }, addedTax: 0, total: 0 },
    ],
    [
      'costs 0 if it is empty',
      [],
      { discount_price: 5, discount_percent: 5, currency_digits: 2 },
      { products: 0, charge: { kind: 'none' }, addedTax: 0, total: 0 },
    ],
  ] as const)('the cart %s', (_title, lines, hotel, expected) => {
    expect(cartTotals(lines, hotel)).toEqual(expected);
  });

  const anyLine = fc
    .record({ price: anyAmount, property: fc.option(anyKit, { nil: null }), quantity: anyAmount, free: fc.boolean() })
    .map(({ price, property, quantity, free }) =>
      cartLine({ product: cartProduct({ price, property, free_delivery: free }), quantity }),
    );

  it('the total is a non-negative whole number and the sum of its parts, for any stored lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), anyAmount, anyAmount, (lines, price, percent) => {
        const totals = cartTotals(lines, { discount_price: price, discount_percent: percent, currency_digits: 2 });
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

  it('the total with a percentage equals the result of integer arithmetic', () => {
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
        const { total } = cartTotals(lines, { ...NONE, discount_percent: hundredths / 100 });
        expect(total).toBe(10 * Number(exact));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('banknotes answers of a cart', () => {
  const notes = option({ id: 1, pcode_id: 'banknotes', value: '50', extra: { hotel_payment_type_ids: [81] } });
  const purse = () => kit(notes, option({ id: 2, value: 'Ana' }));
  const values = (property: CartLine['product']['property']) => property?.properties.map(({ value }) => value);

  it('removes banknotes answers from the cart that is stored on the device', () => {
    const cart = { ...cartWith(cartLine({ product: cartProduct({ property: purse() }) })), property: purse() };
    const kept = forDevice(cart);
    expect(values(kept.property)).toEqual([null, 'Ana']);
    expect(values(kept.products[0]?.product.property ?? null)).toEqual([null, 'Ana']);
    expect(values(cart.property)).toEqual(['50', 'Ana']);
  });

  it.each([
    ['blanks them with a payment that is not cash', 'online', [null, 'Ana']],
    ['blanks them without a payment', null, [null, 'Ana']],
    ['keeps them with cash', 'cash', ['50', 'Ana']],
  ])('prepares banknotes answers for the order: %s', (_title, paymentType, expected) => {
    const line = cartLine({ product: cartProduct({ property: purse() }) });
    const ordered = cartForPayment({ ...cartWith(line), property: purse() }, { paymentType, paymentId: 81 });
    expect(values(ordered.property)).toEqual(expected);
    expect(values(ordered.products[0]?.product.property ?? null)).toEqual(expected);
  });
});
