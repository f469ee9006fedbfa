import { kit, option } from '@/tests/builders/catalogue/kit';
import { needsHotelFallback, resolveOrderKit, resolvePayments } from './checkout-data';

const own = kit(option({ id: 1 }));
const hotels = kit(option({ id: 2 }));
const kept = kit(option({ id: 3 }));
const empty = kit();
const failed = { ok: false } as const;
const ok = <T>(value: T) => ({ ok: true, value }) as const;
const loading = { kind: 'loading' };

describe('resolvePayments', () => {
  const hotel = ok({ payments: ['hotel'] });
  it.each([
    ['are loading while no response has arrived', undefined, undefined, null, loading],
    ['are those for the products', ok(['own']), undefined, null, { kind: 'known', value: ['own'] }],
    ['are empty if the hotel offers none for the products', ok([]), hotel, ['kept'], { kind: 'known', value: [] }],
    [
      'are the hotel’s if the request for the products failed',
      failed,
      hotel,
      ['kept'],
      { kind: 'known', value: ['hotel'] },
    ],
    ['are loading while the hotel’s data is', failed, undefined, null, loading],
    [
      'are those of an earlier response if both requests failed',
      failed,
      failed,
      ['kept'],
      { kind: 'known', value: ['kept'] },
    ],
    ['are unavailable if both requests failed and none were loaded before', failed, failed, null, { kind: 'failed' }],
  ])('the payment methods %s', (_what, asked, from, before, found) => {
    expect(resolvePayments<string>(asked, from, before)).toEqual(found);
  });
});

describe('resolveOrderKit and needsHotelFallback', () => {
  const hotel = ok({ property: hotels });
  it.each([
    ['are loading while no response has arrived', undefined, hotel, null, loading],
    ['are those for the products', ok(own), undefined, null, { kind: 'known', value: own }],
    ['are the hotel’s if those for the products are empty', ok(empty), hotel, kept, { kind: 'known', value: hotels }],
    ['are the hotel’s if there are none for the products', ok(null), hotel, kept, { kind: 'known', value: hotels }],
    ['are the hotel’s if the request for the products failed', failed, hotel, null, { kind: 'known', value: hotels }],
    ['are empty if the hotel has none either', ok(null), ok({ property: null }), kept, { kind: 'known', value: null }],
    ['are loading while the hotel’s data is', ok(null), undefined, kept, loading],
    ['are those of the cart if both requests failed', failed, failed, kept, { kind: 'known', value: kept }],
    ['are unavailable if the hotel’s data failed and the cart has none', ok(null), failed, null, { kind: 'failed' }],
  ])('the order-level options %s', (_what, asked, from, before, found) => {
    expect(resolveOrderKit(asked, from, before)).toEqual(found);
  });
});

it.each([
  ['while both responses are loading', undefined, undefined, false],
  ['with both responses', ok(['own']), ok(own), false],
  ['after the request for payments failed', failed, undefined, true],
  ['if the options are empty', ok([]), ok(empty), true],
  ['after both requests failed', failed, failed, true],
])('%s the hotel’s data is needed: %p', (_what, payments, properties, needed) => {
  expect(needsHotelFallback(payments, properties)).toBe(needed);
});
