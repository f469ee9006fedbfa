import { kit, option } from '@/tests/builders/kit';
import { needsHotelFallback, resolveOrderKit, resolvePayments } from './checkout-data';

const own = kit(option({ id: 1 }));
const hotels = kit(option({ id: 2 }));
const kept = kit(option({ id: 3 }));
const empty = kit();
const failed = { ok: false } as const;
const ok = <T>(value: T) => ({ ok: true, value }) as const;
const reading = { kind: 'reading' };

describe('the ways to pay', () => {
  const hotel = ok({ payments: ['hotel'] });
  it.each([
    ['are being read', undefined, undefined, null, reading],
    ['are those for the products', ok(['own']), undefined, null, { kind: 'known', value: ['own'] }],
    ['are none where the hotel offers none', ok([]), hotel, ['kept'], { kind: 'known', value: [] }],
    ['are the hotel’s where those failed', failed, hotel, ['kept'], { kind: 'known', value: ['hotel'] }],
    ['are not known before the hotel has answered', failed, undefined, null, reading],
    ['are those read before where the hotel failed too', failed, failed, ['kept'], { kind: 'known', value: ['kept'] }],
    ['have failed where there is nothing to fall back on', failed, failed, null, { kind: 'failed' }],
  ])('%s', (_what, asked, from, before, found) => {
    expect(resolvePayments<string>(asked, from, before)).toEqual(found);
  });
});

describe('the order-level options', () => {
  const hotel = ok({ property: hotels });
  it.each([
    ['are being read', undefined, hotel, null, reading],
    ['are those for the products', ok(own), undefined, null, { kind: 'known', value: own }],
    ['are the hotel’s where those are empty', ok(empty), hotel, kept, { kind: 'known', value: hotels }],
    ['are the hotel’s where there are none', ok(null), hotel, kept, { kind: 'known', value: hotels }],
    ['are the hotel’s where those failed', failed, hotel, null, { kind: 'known', value: hotels }],
    ['are none where the hotel has none', ok(null), ok({ property: null }), kept, { kind: 'known', value: null }],
    ['are not known before the hotel has answered', ok(null), undefined, kept, reading],
    ['are the cart’s own where the hotel failed too', failed, failed, kept, { kind: 'known', value: kept }],
    ['have failed where there is nothing to fall back on', ok(null), failed, null, { kind: 'failed' }],
  ])('%s', (_what, asked, from, before, found) => {
    expect(resolveOrderKit(asked, from, before)).toEqual(found);
  });
});

it.each([
  ['while both are on their way', undefined, undefined, false],
  ['with both at hand', ok(['own']), ok(own), false],
  ['without ways to pay', failed, undefined, true],
  ['without options', ok([]), ok(empty), true],
  ['without either', failed, failed, true],
])('%s the hotel is asked: %p', (_what, payments, properties, needed) => {
  expect(needsHotelFallback(payments, properties)).toBe(needed);
});
