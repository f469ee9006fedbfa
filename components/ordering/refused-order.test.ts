import type { OrderPopup } from '@/lib/device/pending-order';
import { NO_ERRORS } from '@/lib/domain/checkout/order-errors';
import { startIntent } from '@/lib/domain/orders/order-intent';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { buildOrderRequest } from './order-request';
import { refusedOrder } from './refused-order';

const POPUP: OrderPopup = { sectionId: 5, productId: 31 };
const line = cartLine({ key: 'sent', product: cartProduct({ id: 31 }) });
const changed = { ...line, quantity: 7 };
const other = cartLine({ key: 'other', product: cartProduct({ id: 40 }) });

function refusal(popup: OrderPopup | null) {
  const cart = cartWith(line);
  const request = buildOrderRequest({
    uuid: '0d9c3f6e-0000-4000-8000-000000000001',
    cart,
    answers: { payment: 3, room_number: '214', comment: '', consent: true },
    paymentType: 'cash',
    shown: { payment: true, room: true, comment: true, proof: false, tip: false },
    hotel: { id: 1, discount_price: 0, discount_percent: 0, currency_digits: 2, language: 'en' },
    personUuid: '',
    popup,
  });
  if (request === null) throw new Error('there is a line in this cart');
  return {
    fields: { 'products.31': 'sold out' },
    intent: startIntent({ uuid: request.body.order.uuid, body: request.body, cart }),
  };
}

const MARKED = { ...NO_ERRORS, lines: ['31'], reasons: { 31: ['sold out'] } };

describe('refusedOrder', () => {
  it.each([
    ['of the cart for a fast order', null, POPUP],
    ['of a fast order for the cart', POPUP, null],
    ['of a fast order for the fast order of another product', POPUP, { sectionId: 5, productId: 32 }],
  ])('ignores the refusal %s', (_, sentFrom, popup) => {
    expect(refusedOrder(refusal(sentFrom), { popup, lines: [line], ownOptions: popup !== null })).toBeNull();
  });

  it('applies a refusal to the lines that are unchanged since they were sent', () => {
    const refused = refusedOrder(refusal(null), { popup: null, lines: [line, other], ownOptions: false });
    expect(refused?.errors).toEqual(MARKED);
    expect([line, changed, other].map((each) => refused?.isOf(each))).toEqual([true, false, false]);
  });

  it.each([
    ['were changed', [changed]],
    ['were removed', []],
  ])('adds a general message to a refusal when all lines %s meanwhile', (_, lines) => {
    const refused = refusedOrder(refusal(null), { popup: null, lines, ownOptions: false });
    expect(refused?.errors).toEqual({ ...MARKED, messages: [''] });
  });

  it('applies the refusal of a fast order to a later popup of the same product, even with other choices', () => {
    const anew = { ...changed, key: 'anew' };
    const refused = refusedOrder(refusal(POPUP), {
      popup: { ...POPUP, productId: '31' },
      lines: [anew],
      ownOptions: true,
    });
    expect(refused?.errors).toEqual(MARKED);
    expect(refused?.isOf(anew)).toBe(true);
  });
});
