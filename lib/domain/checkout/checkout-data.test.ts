import { kit, option } from '@/tests/builders/catalogue/kit';
import { needsHotelFallback, resolveOrderKit, resolvePayments } from './checkout-data';

const productsKit = kit(option({ id: 1 }));
const hotelKit = kit(option({ id: 2 }));
const cartKit = kit(option({ id: 3 }));
const emptyKit = kit();
const failed = { ok: false } as const;
const succeeded = <T>(value: T) => ({ ok: true, value }) as const;
const loading = { kind: 'loading' };

describe('resolvePayments', () => {
  const hotel = succeeded({ payments: ['hotel'] });
  it.each([
    ['are loading while no response has arrived', undefined, undefined, null, loading],
    [
      'are those for the products',
      succeeded(['for the products']),
      undefined,
      null,
      { kind: 'known', value: ['for the products'] },
    ],
    [
      'are empty if the hotel offers none for the products',
      succeeded([]),
      hotel,
      ['loaded before'],
      { kind: 'known', value: [] },
    ],
    [
      'are the hotel’s if the request for the products failed',
      failed,
      hotel,
      ['loaded before'],
      { kind: 'known', value: ['hotel'] },
    ],
    ['are loading while the hotel’s data is', failed, undefined, null, loading],
    [
      'are those of an earlier response if both requests failed',
      failed,
      failed,
      ['loaded before'],
      { kind: 'known', value: ['loaded before'] },
    ],
    ['are unavailable if both requests failed and none were loaded before', failed, failed, null, { kind: 'failed' }],
  ])('the payment methods %s', (_title, ofProducts, ofHotel, before, expected) => {
    expect(resolvePayments<string>(ofProducts, ofHotel, before)).toEqual(expected);
  });
});

describe('resolveOrderKit and needsHotelFallback', () => {
  const hotel = succeeded({ property: hotelKit });
  it.each([
    ['are loading while no response has arrived', undefined, hotel, null, loading],
    ['are those for the products', succeeded(productsKit), undefined, null, { kind: 'known', value: productsKit }],
    [
      'are the hotel’s if those for the products are empty',
      succeeded(emptyKit),
      hotel,
      cartKit,
      { kind: 'known', value: hotelKit },
    ],
    [
      'are the hotel’s if there are none for the products',
      succeeded(null),
      hotel,
      cartKit,
      { kind: 'known', value: hotelKit },
    ],
    ['are the hotel’s if the request for the products failed', failed, hotel, null, { kind: 'known', value: hotelKit }],
    [
      'are empty if the hotel has none either',
      succeeded(null),
      succeeded({ property: null }),
      cartKit,
      { kind: 'known', value: null },
    ],
    ['are loading while the hotel’s data is', succeeded(null), undefined, cartKit, loading],
    ['are those of the cart if both requests failed', failed, failed, cartKit, { kind: 'known', value: cartKit }],
    [
      'are unavailable if the hotel’s data failed and the cart has none',
      succeeded(null),
      failed,
      null,
      { kind: 'failed' },
    ],
  ])('the order-level options %s', (_title, ofProducts, ofHotel, before, expected) => {
    expect(resolveOrderKit(ofProducts, ofHotel, before)).toEqual(expected);
  });
});

it.each([
  ['while both responses are loading', undefined, undefined, false],
  ['with both responses', succeeded(['for the products']), succeeded(productsKit), false],
  ['after the request for payments failed', failed, undefined, true],
  ['if the options are empty', succeeded([]), succeeded(emptyKit), true],
  ['after both requests failed', failed, failed, true],
])('%s the hotel’s data is needed: %p', (_what, payments, properties, needed) => {
  expect(needsHotelFallback(payments, properties)).toBe(needed);
});
