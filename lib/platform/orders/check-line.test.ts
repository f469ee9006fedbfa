import fc from 'fast-check';
import type { Product } from '@/lib/contract/catalogue';
import { readOrderBody } from '@/lib/contract/schema/order-body';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { withoutStaleAnswers } from '@/lib/domain/booking/stale-answers';
import { clampQuantity } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { cartTotals } from '@/lib/domain/cart/cart-totals';
import { fromMinor, toMinor } from '@/lib/domain/money/money';
import { fastOrderKit, lineTotal } from '@/lib/domain/money/price';
import { withoutAnswers } from '@/lib/domain/options/clean-kit';
import { initialKit, withAnswersOf } from '@/lib/domain/options/initial-kit';
import type { Kit } from '@/lib/domain/options/kit';
import { isKitValid } from '@/lib/domain/options/options';
import { orderLine } from '@/lib/domain/orders/order-body';
import { countriesFrom } from '@/lib/domain/phone/countries';
import countryRows from '@/lib/domain/phone/country-table.json';
import { phoneCheck } from '@/lib/domain/phone/phone';
import { checkbox, choice, kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import { hotelKit, tapped, taps } from '@/tests/builders/generated/guest-taps';
import { offeredTimes, type SlotPlan } from '../content/slot-plan';
import { type CheckedLine, checkLine } from './check-line';

const NOW = hotelNow('Europe/Madrid', new Date('2026-10-24T08:20:00Z'));
const MAX_SLOTS = 3;
const PLAN: SlotPlan = {
  capacity: 2,
  step_minutes: 60,
  days_ahead: 10,
  notice_minutes: 60,
  hours: [
    { start_date: null, end_date: null, days: Array(7).fill(true), start_time: '09:00:00', end_time: '20:00:00' },
  ],
};
const isPhonePossible = phoneCheck(countriesFrom(countryRows));

/** The price of the same line in the product sheet, in the cart and at the hotel. */
function ordered(kit: Kit, price: number, wanted: number) {
  const massage = product({ id: 9, price, property_kit_id: kit.id, property: kit, max_booking_slot: MAX_SLOTS });
  const room = section([massage]);
  const shown = lineTotal({ price, property: kit }, clampQuantity(massage, wanted));
  const line = lineOf({ key: 'k', product: massage, kit, quantity: wanted, section: room, fromRecommendation: false });
  const inCart = cartTotals([line], { discount_price: 0, discount_percent: 0, currency_digits: 2 }).total;
  return { massage, room, shown, inCart, sent: orderLine(line) };
}

/** The line after decoding, checked against the hotel's own catalogue. */
function checked({ massage, room, sent }: ReturnType<typeof ordered>, offered: Kit): CheckedLine {
  const body = {
    uuid: '7d4a2c1e-0000-4000-8000-000000000001',
    hotel_id: 1,
    language: 'en',
    is_temporary: true,
    products: [sent],
  };
  const read = readOrderBody(JSON.parse(JSON.stringify(body)));
  const [line] = read.ok ? read.body.products : [];
  if (line === undefined) throw new Error(JSON.stringify(read));
  return checkLine(line, {
    products: [{ product: { ...massage, property: offered }, slots: PLAN, recommends: [] }],
    sectionOf: () => room,
    language: 'en',
    payment: { paymentType: null, paymentId: null },
    now: NOW,
    canOrderAhead: false,
    earliest: NOW.date,
  });
}

describe('any taps on any kit in the product sheet', () => {
  const offer = { now: NOW, timesOn: (date: string) => offeredTimes(PLAN, date, NOW), mostSlots: MAX_SLOTS };
  const prices = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100);
  const guests = fc.tuple(hotelKit, taps, prices, fc.integer({ min: -1, max: 120 }));

  it('computes the same price in the sheet, in the cart and at the hotel, which accepts every line that the sheet accepts', () => {
    let taken = 0;
    fc.assert(
      fc.property(guests, ([offered, steps, price, wanted]) => {
        const costs = (kit: Kit) => lineTotal({ price, property: kit }, 1);
        let shown = initialKit(offered, null, []);
        let isAsTapped = true;
        for (const tap of steps) {
          const next = tapped(shown, tap, offer);
          // After every tap the sheet computes its view from the hotel's kit.
          shown = withAnswersOf(offered, next);
          isAsTapped &&= costs(shown) === costs(next);
        }
        const kit = withoutStaleAnswers(shown, { now: NOW, maxSlots: MAX_SLOTS });
        const order = ordered(kit, price, wanted);
        const response = checked(order, offered);
        if (response.ok) taken += 1;
        const atHotel = response.ok ? lineTotal(response.line.product, response.line.quantity) : null;
        const isAmount = Number.isInteger(order.shown) && order.shown >= 0;
        // One comparison of objects, because `expect` is too slow for several calls in ten thousand runs.
        expect({ isAsTapped, isAmount, inCart: order.inCart, sent: toMinor(order.sent.total_price), atHotel }).toEqual({
          isAsTapped: true,
          isAmount: true,
          inCart: order.shown,
          sent: order.shown,
          atHotel: isKitValid(kit, { isPhonePossible }) ? order.shown : null,
        });
      }),
      { numRuns: 10_000 },
    );
    // Ensures that enough runs were accepted to prove the property.
    expect(taken).toBeGreaterThan(3000);
  });
});

describe('a line with values that no form sends', () => {
  const slots = ['2026-10-25 10:00:00', '2026-10-25 11:00:00'];
  const wrapped = kit(option({ id: 1, value: 'a gift', price: 2 }));
  type Sent = ReturnType<typeof ordered>['sent'];
  const isAccepted = (
    order: ReturnType<typeof ordered>,
    sent: Partial<Sent>,
    product: Partial<Product> = {},
  ): boolean =>
    checked(
      { ...order, massage: { ...order.massage, ...product }, sent: { ...order.sent, ...sent } },
      withoutAnswers(order.massage.property as Kit),
    ).ok;

  it.each([
    ['the sheet’s price of a product without a popup', 12, false, true],
    ['the fast order’s price of a product without a popup', 10, false, false],
    ['the sheet’s price of a product with a popup', 12, true, true],
    ['the fast order’s price of a product with a popup', 10, true, true],
  ])('checks %s: %p with is_popup %p, accepted: %p', (_title, total_price, is_popup, expected) => {
    expect(isAccepted(ordered(wrapped, 10, 1), { total_price }, { is_popup })).toBe(expected);
  });

  it('accepts the popup’s price for a text option whose code is that of slots', () => {
    const coded = kit(option({ id: 1, value: 'a gift', price: 2, pcode_id: 'scheduled' }));
    const total_price = fromMinor(lineTotal({ price: 10, property: fastOrderKit(coded) }, 1));
    expect(isAccepted(ordered(coded, 10, 1), { total_price }, { is_popup: true })).toBe(true);
  });

  it.each([
    ['the price of its slots', 20, true],
    ['zero, as if slots without a price type were free', 0, false],
  ])('checks the price of a booking from a popup against %s: %p, accepted: %p', (_title, total_price, expected) => {
    const order = ordered(kit(scheduled({ id: 1, value: slots, price_type_id: null })), 10, 1);
    expect(isAccepted(order, { total_price, quantity: 2 }, { is_popup: true })).toBe(expected);
  });

  it.each([
    [1, false],
    [2, true],
    [3, false],
  ])('checks the quantity %p for two slots: accepted %p', (quantity, expected) => {
    expect(isAccepted(ordered(kit(scheduled({ id: 1, value: slots })), 10, 1), { quantity })).toBe(expected);
  });

  it.each([
    [1, true],
    [3, true],
    [4, false],
  ])('checks the quantity %p of a product with a maximum of three: accepted %p', (quantity, expected) => {
    const order = ordered(kit(option({ id: 1, value: 'x' })), 10, 1);
    expect(isAccepted(order, { quantity, total_price: quantity * 10 }, { max_order_quantity: 3 })).toBe(expected);
  });

  it('refuses a line with fewer ticked choices than the option requires', () => {
    const dishes = (ticks: number) =>
      kit(
        checkbox({
          id: 1,
          minimum: 4,
          attrs: [11, 12, 13, 14].map((id, index) => choice({ id, checked: index < ticks })),
        }),
      );
    const order = (ticks: number) => ordered(dishes(ticks), 10, 1);
    const response = checked(order(1), withoutAnswers(dishes(0)));
    expect(response).toMatchObject({ ok: false, fields: { 'properties.1': 'please choose 3 more' } });
    expect([0, 3, 4].map((ticks) => isAccepted(order(ticks), {}))).toEqual([true, false, true]);
  });

  it('accepts a line without answers for a kit that has no sheet', () => {
    const order = ordered(kit(option({ id: 1, is_required: true, value: 'x' })), 10, 1);
    const bare = { product: { ...order.sent.product, property: null } };
    expect([7, 0].map((property_kit_id) => isAccepted(order, bare, { property_kit_id }))).toEqual([false, true]);
  });
});
