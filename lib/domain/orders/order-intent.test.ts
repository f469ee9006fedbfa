import fc from 'fast-check';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { forDevice } from '../cart/cart';
import { changeQuantity } from '../cart/cart-quantity';
import { addLine, replaceLine } from '../cart/change-cart';
import {
  beginTry,
  cartAfterAccepted,
  interpretCheck,
  interpretResponse,
  isUnchangedSinceSent,
  needsCheck,
  startIntent,
} from './order-intent';

const UUID = '6f0c3a52-5d0b-4f2e-9a53-0c7d4d1a9b11';
const start = (cart: Parameters<typeof startIntent>[0]['cart']) => startIntent({ uuid: UUID, body: 'the body', cart });
const refusal = (kind: string, fields = {}, retryAfter: number | null = null) =>
  ({ ok: false, refusal: { kind, fields, retryAfter } }) as const;

describe('an order intent', () => {
  it('needs no check before the first attempt and a check before every further one', () => {
    const intent = start(cartWith(cartLine()));
    expect(needsCheck(intent)).toBe(false);
    expect(needsCheck(beginTry(intent))).toBe(true);
  });

  it('needs a check if the tab was closed during the first attempt', () => {
    const kept = JSON.parse(JSON.stringify(beginTry(start(cartWith(cartLine())))));
    expect(needsCheck(kept)).toBe(true);
    expect(kept).toMatchObject({ uuid: UUID, body: 'the body' });
  });

  it.each([
    ['an accepted order', { ok: true, value: 'order' } as const, { kind: 'accepted', value: 'order' }],
    ['field errors', refusal('invalid', { payment: 'Required' }), { kind: 'refused', fields: { payment: 'Required' } }],
    [
      'field errors at any 4xx',
      refusal('forbidden', { products: '…' }),
      { kind: 'refused', fields: { products: '…' } },
    ],
    ['no response or a 5xx', refusal('unavailable'), { kind: 'unknown', retryAfter: null }],
    ['a 429', refusal('too-many', { payment: '…' }, 7), { kind: 'unknown', retryAfter: 7 }],
    ['a 4xx without field errors', refusal('invalid'), { kind: 'unknown', retryAfter: null }],
    ['a 404', refusal('not-found'), { kind: 'unknown', retryAfter: null }],
  ])('interprets the response to an order with %s as %j', (_title, response, settled) => {
    expect(interpretResponse<string>(response)).toEqual(settled);
  });

  const lists = (parts: object) => ({ ok: true, value: { draft: [], pending: [], histories: [], ...parts } }) as const;

  it.each([
    ['is a draft', lists({ draft: [{ uuid: UUID }] }), { kind: 'accepted' }],
    [
      'is pending, with a uuid in upper case',
      lists({ pending: [{ uuid: 'x' }, { uuid: UUID.toUpperCase() }] }),
      { kind: 'accepted' },
    ],
    ['is in the history', lists({ histories: [{ uuid: UUID }] }), { kind: 'accepted' }],
    ['is in none of the lists', lists({ draft: [{ uuid: 'another' }] }), { kind: 'send' }],
    ['is missing from a response with fewer than three lists', { ok: true, value: null } as const, { kind: 'send' }],
    ['cannot be checked because the request fails', refusal('unavailable', {}, 3), { kind: 'unknown', retryAfter: 3 }],
  ])('if the order %s, the check results in %j', (_title, response, next) => {
    expect(interpretCheck(start(cartWith(cartLine())), response)).toEqual(next);
  });
});

describe('cartAfterAccepted', () => {
  it('empties the cart if nothing was changed after sending', () => {
    const cart = {
      ...cartWith(cartLine(), cartLine()),
      uuid: UUID,
      is_temporary: true,
      property: kit(option({ value: 'Ana' })),
    };
    expect(cartAfterAccepted(cart, start(cart))).toEqual({ ...cart, products: [], uuid: null, is_temporary: false });
  });

  it('keeps a line that was added after sending', () => {
    const cart = cartWith(cartLine());
    const added = cartLine();
    expect(cartAfterAccepted(addLine(cart, added), start(cart)).products).toEqual([added]);
  });

  it('keeps a line with the quantity that was set after sending', () => {
    const line = cartLine();
    const cart = cartWith(line, cartLine());
    const later = changeQuantity(cart, line.key, 2);
    expect(cartAfterAccepted(later, start(cart)).products).toMatchObject([{ key: line.key, quantity: 3 }]);
  });

  it('keeps a line whose options were edited after sending', () => {
    const line = cartLine({ product: cartProduct({ property: kit(option({ value: 'No ice' })) }) });
    const cart = cartWith(line);
    const edited = { ...line, product: cartProduct({ property: kit(option({ value: 'Ice' })) }) };
    expect(cartAfterAccepted(replaceLine(cart, edited), start(cart)).products).toEqual([edited]);
  });

  it('removes a line whose price or title the hotel changed after sending', () => {
    const line = cartLine();
    const cart = cartWith(line);
    const repriced = { ...line, total_price: 12, product: { ...line.product, price: 12, title: 'New name' } };
    expect(cartAfterAccepted(replaceLine(cart, repriced), start(cart)).products).toEqual([]);
  });

  it('removes a sent line whose banknotes answer was not stored on the device', () => {
    const cart = cartWith(
      cartLine({ product: cartProduct({ property: kit(option({ pcode_id: 'banknotes', value: '50' })) }) }),
    );
    expect(cartAfterAccepted(forDevice(cart), start(cart)).products).toEqual([]);
  });

  it('removes all sent lines and keeps all lines that were added later', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 });
    fc.assert(
      fc.property(quantities, quantities, (sent, added) => {
        const cart = cartWith(...sent.map((quantity) => cartLine({ quantity })));
        const later = added.map((quantity) => cartLine({ quantity }));
        const kept = JSON.parse(JSON.stringify(start(cart)));
        expect(cartAfterAccepted(later.reduce(addLine, cart), kept).products).toEqual(later);
      }),
    );
  });
});

describe('isUnchangedSinceSent', () => {
  const size = option({ id: 4, title: 'Size', value: 'small' });
  const pizza = cartLine({ product: cartProduct({ property: kit(size) }) });
  const { lines } = start(cartWith(pizza));

  it.each([
    ['is unchanged if it equals the sent line', pizza, true],
    ['is unchanged if only its title differs', { ...pizza, product: { ...pizza.product, title: 'Pizza' } }, true],
    ['is changed if its quantity differs', { ...pizza, quantity: 2 }, false],
    [
      'is changed if an answer differs',
      { ...pizza, product: { ...pizza.product, property: kit({ ...size, value: 'x' }) } },
      false,
    ],
    ['is changed if its price differs', { ...pizza, product: { ...pizza.product, price: 12 } }, false],
    ['is changed if it is another line of the same product', { ...pizza, key: 'another' }, false],
  ])('a line %s', (_what, line, is) => {
    expect(isUnchangedSinceSent(lines, line)).toBe(is);
  });

  it('a line is unchanged if an older version stored it without a price', () => {
    const older = lines.map((line) => ({ ...line, total: null }));
    expect(isUnchangedSinceSent(older, { ...pizza, product: { ...pizza.product, price: 12 } })).toBe(true);
  });
});
