import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { product, section } from '@/tests/builders/catalogue/section';
import { hotelNow } from '../booking/hotel-time';
import type { Kit } from '../options/kit';
import { isOneTap, oneTapLimit, oneTapLine } from './one-tap';

const withKit = (property: Kit) => ({ property_kit_id: 7, property });
const extras = checkbox({ id: 2, attrs: [choice({ id: 21, price: 2 })], price_type_id: 'plus' });
const preset = (price: number) =>
  checkbox({ id: 2, value: 'checked', price_type_id: 'plus', attrs: [choice({ id: 21, price, checked: true })] });

describe('isOneTap', () => {
  it.each([
    ['without options', {}, true],
    ['with optional extras', withKit(kit(extras)), true],
    ['with a required text', withKit(kit(option({ is_required: true }))), false],
    ['with a required choice', withKit(kit(select({ is_required: true, attrs: [choice()] }))), false],
    [
      'with a required choice that is preset',
      withKit(kit(select({ is_required: true, attrs: [choice()], value: 1 }))),
      true,
    ],
    ['with slots', withKit(kit(scheduled())), false],
    ['with an optional day', withKit(kit(option({ ptype_id: 'date' }))), false],
    ['with an optional time', withKit(kit(option({ ptype_id: 'time' }))), false],
    ['with a free choice that is ticked', withKit(kit(preset(0))), true],
    ['with a choice that is ticked and raises its price', withKit(kit(preset(2))), false],
    ['whose options are not offered', { property_kit_id: 0, property: kit(option({ is_required: true })) }, true],
    ['with a price "from"', { is_price_from: true }, false],
    ['that is ordered without the cart', { is_popup: true }, false],
    ['that is free', { price: 0 }, true],
    ['for adults, about whom the device decides', { for_adult: true }, true],
  ])('a product %s: %p is %p', (_title, parts, isSo) => {
    expect(isOneTap(product(parts), section([]))).toBe(isSo);
  });

  it('is false in a section that takes no orders', () => {
    expect(isOneTap(product(), section([], { hide_order_button: true }))).toBe(false);
  });
});

describe('oneTapLimit', () => {
  it.each([
    ['without a maximum', {}, null],
    ['with a maximum of 0, which is none', { max_order_quantity: 0 }, null],
    ['with a maximum', { max_order_quantity: 3 }, 3],
    ['whose quantity the hotel does not show', { show_quantity: false, max_order_quantity: 3 }, 1],
  ])('of a product %s', (_title, parts, limit) => {
    expect(oneTapLimit(product(parts))).toBe(limit);
  });
});

describe('oneTapLine', () => {
  const now = hotelNow('Europe/Madrid', new Date('2026-05-18T10:00:00Z'));
  const made = (parts: Parameters<typeof product>[0] = {}, { quantity = 1, isAdult = false } = {}) =>
    oneTapLine({ product: product(parts), section: section([]) }, { key: 'new', quantity, now, isAdult });

  it('makes a line of the tapped pieces with the hotel’s presets', () => {
    expect(made(withKit(kit(preset(0))), { quantity: 2 })).toMatchObject({
      line: { key: 'new', quantity: 2, total_price: 28, from_recommendation: false, section: { id: 5 } },
    });
  });

  it('makes one piece where the hotel shows no quantity, and no more than its maximum', () => {
    expect(made({ show_quantity: false }, { quantity: 3 })).toMatchObject({ line: { quantity: 1 } });
    expect(made({ max_order_quantity: 2 }, { quantity: 3 })).toMatchObject({ line: { quantity: 2 } });
  });

  it.each([
    ['is sold out', { is_available: false }, { kind: 'sold-out' }],
    ['has got a required choice', withKit(kit(option({ is_required: true }))), { kind: 'choose' }],
    ['is for adults', { for_adult: true }, { kind: 'choose' }],
    [
      'is closed today',
      {
        schedule: {
          descr: null,
          days: [{ start_date: null, end_date: null, days: Array(7).fill(false), start_time: null, end_time: null }],
        },
      },
      { kind: 'closed' },
    ],
  ])('makes none when the product %s', (_title, parts, refusal) => {
    expect(made(parts)).toMatchObject({ refusal });
  });

  it('makes a line for adults who have confirmed their age', () => {
    expect(made({ for_adult: true }, { isAdult: true })).toHaveProperty('line');
  });
});
