import { intentOptions, type OrderIntent, readIntent } from '@/lib/device/pending-order';
import { startIntent } from '@/lib/domain/orders/order-intent';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/orders/lines';
import { buildOrderRequest } from './order-request';

const UUID = '0d9c3f6e-0000-4000-8000-000000000001';

function pendingIntent(): OrderIntent {
  const parent = cartSection({ id: 4, text_accepted_order: { en: 'On its way' } });
  const request = buildOrderRequest({
    uuid: UUID,
    cart: cartWith(cartLine({ key: 'dinner', parent_section: parent })),
    answers: { payment: 3, room_number: ' 214 ', comment: ' no onions ', consent: true },
    paymentType: 'online',
    shown: { payment: true, room: true, comment: true, proof: false, tip: false },
    hotel: { id: 1, discount_price: 0, discount_percent: 10, currency_digits: 2, language: 'en' },
    personUuid: '',
    popup: { sectionId: 5, productId: 31 },
  });
  if (request === null) throw new Error('there is a line in this cart');
  return { ...startIntent({ uuid: UUID, body: request.body, cart: request.cart }), tries: 1 };
}

const stored = (value: unknown) => readIntent(JSON.stringify(value));

describe('readIntent', () => {
  it('reads a stored pending order unchanged', () => {
    expect(readIntent(intentOptions.serialize(pendingIntent()))).toEqual(pendingIntent());
  });

  it('stores trimmed answers, and an empty person-uuid when none is known', () => {
    const { order } = pendingIntent().body;
    expect(order).toMatchObject({ room_number: '214', comment: 'no onions', payment: 3, person_uuid: null });
  });

  it.each([
    ['that is only a text', 'nonsense'],
    ['without a uuid', { ...pendingIntent(), uuid: null }],
    ['with an invalid uuid', { ...pendingIntent(), uuid: 'order-1' }],
    ['with the body of another order', { ...pendingIntent(), uuid: '0d9c3f6e-0000-4000-8000-000000000002' }],
    ['without a body', { ...pendingIntent(), body: { order: null } }],
    [
      'without products',
      { ...pendingIntent(), body: { ...pendingIntent().body, order: { ...pendingIntent().body.order, products: [] } } },
    ],
    [
      'without a hotel',
      {
        ...pendingIntent(),
        body: { ...pendingIntent().body, order: { ...pendingIntent().body.order, hotel_id: null } },
      },
    ],
  ])('drops a stored pending order %s', (_what, value) => {
    expect(stored(value)).toBeNull();
  });

  it('reads the sum of an order that an earlier release has stored in hundredths', () => {
    const intent = pendingIntent();
    const { sum, ...success } = intent.body.success;
    const old = { ...intent, body: { ...intent.body, success: { ...success, total: sum / 10 } } };
    expect([stored(intent)?.body.success.sum, stored(old)?.body.success.sum]).toEqual([sum, sum]);
    expect(sum).toBeGreaterThan(0);
  });

  it('keeps a stored pending order whose texts for the splash are corrupt', () => {
    const intent = pendingIntent();
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
          sum: 0,
          order: null,
          payment_url: null,
        },
      },
    });
  });
});

it('reads a pending order of an older version as one from the cart, with unknown prices', () => {
  const { body, lines, ...intent } = pendingIntent();
  const { popup: _popup, ...older } = body;
  const intentRead = stored({
    ...intent,
    body: older,
    lines: lines.map(({ key, fingerprint }) => ({ key, fingerprint })),
  });
  expect(intentRead).toMatchObject({
    body: { popup: null },
    lines: [{ key: 'dinner', total: null, title: '', quantity: 1 }],
  });
});

describe('A hidden field', () => {
  it('sends a hidden field empty', () => {
    const request = buildOrderRequest({
      uuid: UUID,
      cart: cartWith(cartLine()),
      answers: { payment: 3, room_number: '214', stay_code: '402913', comment: 'hello', consent: true },
      paymentType: 'online',
      shown: { payment: false, room: false, comment: false, proof: false, tip: false },
      hotel: { id: 1, discount_price: 0, discount_percent: 0, currency_digits: 2, language: 'en' },
      personUuid: 'person-1',
    });
    expect(request?.body.order).toMatchObject({
      payment: null,
      room_number: '',
      comment: '',
      person_uuid: 'person-1',
    });
    expect(request?.body.order).not.toHaveProperty('stay_code');
    expect(request?.body.isOnline).toBe(false);
  });
});

describe('The amount of banknotes', () => {
  const notes = (id: number) =>
    kit(option({ id, pcode_id: 'banknotes', value: '2 x 50', extra: { hotel_payment_type_ids: [3] } }));
  const sentWith = (paymentType: string, payment = 3) => {
    const request = buildOrderRequest({
      uuid: UUID,
      cart: { ...cartWith(cartLine({ product: cartProduct({ property: notes(8) }) })), property: notes(9) },
      answers: { payment, room_number: '', comment: '', consent: true },
      paymentType,
      shown: { payment: true, room: false, comment: false, proof: false, tip: false },
      hotel: { id: 1, discount_price: 0, discount_percent: 0, currency_digits: 2, language: 'en' },
      personUuid: '',
    });
    const { property, products } = request?.body.order ?? { property: { properties: [] }, products: [] };
    return [...property.properties, ...(products[0]?.product.property?.properties ?? [])].map(({ value }) => value);
  };

  it('sends the banknotes with a cash payment only', () => {
    expect(sentWith('cash')).toEqual(['2 x 50', '2 x 50']);
    expect(sentWith('online')).toEqual([null, null]);
    expect(sentWith('cash', 4)).toEqual([null, null]);
  });
});
