import { startIntent } from '@/lib/domain/orders/order-intent';
import { kit, option } from '@/tests/builders/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/lines';
import { buildOrderRequest } from './order-request';
import { intentOptions, type OrderIntent, readIntent } from './pending-order';

const UUID = '0d9c3f6e-0000-4000-8000-000000000001';

function kept(): OrderIntent {
  const parent = cartSection({ id: 4, text_accepted_order: { en: 'On its way' } });
  const request = buildOrderRequest({
    uuid: UUID,
    cart: cartWith(cartLine({ key: 'dinner', parent_section: parent })),
    answers: { payment: 3, room_number: ' 214 ', comment: ' no onions ', consent: true },
    paymentType: 'online',
    shown: { payment: true, room: true, comment: true },
    hotel: { id: 1, discount_price: 0, discount_percent: 10, language: 'en' },
    personUuid: '',
    popup: { sectionId: 5, productId: 31 },
  });
  if (request === null) throw new Error('there is a line in this cart');
  return { ...startIntent({ uuid: UUID, body: request.pending, cart: request.cart }), tries: 1 };
}

const stored = (value: unknown) => readIntent(JSON.stringify(value));

describe('an order that is kept while it is sent', () => {
  it('is read back as it was written', () => {
    expect(readIntent(intentOptions.serialize(kept()))).toEqual(kept());
  });

  it('holds the answers without the blanks around them, and no person where none is known', () => {
    const { order } = kept().body;
    expect(order).toMatchObject({ room_number: '214', comment: 'no onions', payment: 3, person_uuid: null });
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['no uuid', { ...kept(), uuid: null }],
    ['a uuid that is none', { ...kept(), uuid: 'order-1' }],
    ['the body of another order', { ...kept(), uuid: '0d9c3f6e-0000-4000-8000-000000000002' }],
    ['no body', { ...kept(), body: { order: null } }],
    ['an order of nothing', { ...kept(), body: { ...kept().body, order: { ...kept().body.order, products: [] } } }],
    ['an order for no hotel', { ...kept(), body: { ...kept().body, order: { ...kept().body.order, hotel_id: null } } }],
  ])('is dropped when it is %s', (_what, value) => {
    expect(stored(value)).toBeNull();
  });

  it('loses no order over words for the splash that are corrupt', () => {
    const intent = kept();
    expect(stored({ ...intent, lines: 'none', body: { ...intent.body, name: 7, success: 'x', popup: 5 } })).toEqual({
      ...intent,
      lines: [],
      body: {
        ...intent.body,
        name: null,
        popup: null,
        success: {
          section: { text_accepted_order: null, hide_view_orders_button: false },
          parent_section: null,
          section_ids: [],
          total: 0,
          payment_url: null,
        },
      },
    });
  });
});

it('an order that an older page has kept is one from the cart, of lines at a price that nobody knows', () => {
  const { body, lines, ...intent } = kept();
  const { popup: _popup, ...older } = body;
  const intentRead = stored({
    ...intent,
    body: older,
    lines: lines.map(({ key, fingerprint }) => ({ key, fingerprint })),
  });
  expect(intentRead).toMatchObject({ body: { popup: null }, lines: [{ key: 'dinner', total: null }] });
});

describe('a field that is not shown', () => {
  it('is sent empty', () => {
    const request = buildOrderRequest({
      uuid: UUID,
      cart: cartWith(cartLine()),
      answers: { payment: 3, room_number: '214', comment: 'hello', consent: true },
      paymentType: 'online',
      shown: { payment: false, room: false, comment: false },
      hotel: { id: 1, discount_price: 0, discount_percent: 0, language: 'en' },
      personUuid: 'person-1',
    });
    expect(request?.pending.order).toMatchObject({
      payment: null,
      room_number: '',
      comment: '',
      person_uuid: 'person-1',
    });
    expect(request?.pending.isOnline).toBe(false);
  });
});

describe('how much cash a guest carries', () => {
  const notes = (id: number) => kit(option({ id, pcode_id: 'banknotes', value: '2 x 50' }));
  const sentWith = (paymentType: string) => {
    const request = buildOrderRequest({
      uuid: UUID,
      cart: { ...cartWith(cartLine({ product: cartProduct({ property: notes(8) }) })), property: notes(9) },
      answers: { payment: 3, room_number: '', comment: '', consent: true },
      paymentType,
      shown: { payment: true, room: false, comment: false },
      hotel: { id: 1, discount_price: 0, discount_percent: 0, language: 'en' },
      personUuid: '',
    });
    const { property, products } = request?.pending.order ?? { property: { properties: [] }, products: [] };
    return [...property.properties, ...(products[0]?.product.property?.properties ?? [])].map(({ value }) => value);
  };

  it('is sent with a cash payment, and with no other', () => {
    expect(sentWith('cash')).toEqual(['2 x 50', '2 x 50']);
    expect(sentWith('online')).toEqual([null, null]);
  });
});
