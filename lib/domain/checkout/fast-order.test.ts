import fc from 'fast-check';
import { anyAmount, anyKit } from '@/tests/builders/arbitrary';
import { choice, kit, option, scheduled, select } from '@/tests/builders/kit';
import { cartLine } from '@/tests/builders/lines';
import { lineTotal } from '../money/price';
import { choiceLabel } from '../money/price-label';
import { orderLine } from '../orders/order-body';
import { fastOrderDraft, fastOrderKit, fastOrderOffer } from './fast-order';

const popup = { price: 45, property: null, is_price_from: true, show_quantity: true, is_popup: true };

describe('what the popup says', () => {
  it.each([
    ['a price from which it begins', popup, 1, { hasQuantity: true, unit: 4500, isFrom: true, total: 4500 }],
    ['a total by quantity', popup, 3, { unit: 4500, total: 13_500 }],
    ['no stepper where the product counts no pieces', { ...popup, show_quantity: false }, 1, { hasQuantity: false }],
    ['no stepper where it is no popup', { ...popup, is_popup: false }, 1, { hasQuantity: false }],
    [
      'no stepper beside slots, whose number counts',
      { ...popup, property: kit(scheduled({ value: ['2026-11-20 10:00', '2026-11-20 11:00'] })) },
      5,
      { hasQuantity: false, unit: 9000, total: 9000, isFrom: false },
    ],
    [
      'nothing of an option without a price type',
      { ...popup, property: kit(option({ price: 5, value: 'x' })) },
      1,
      { unit: 4500, isFrom: true },
    ],
    [
      'no "from" once an option changed the price',
      { ...popup, property: kit(option({ price: 5, value: 'x', price_type_id: 'plus' })) },
      1,
      { unit: 5000, isFrom: false },
    ],
    ['no price where there is none', { ...popup, price: 0 }, 1, { unit: 0, total: 0 }],
  ])('is %s', (_title, product, quantity, offer) => {
    expect(fastOrderOffer(product, quantity)).toMatchObject(offer);
  });
});

describe('the kit of the popup', () => {
  it('says of an option without a price type that it costs nothing', () => {
    const asked = kit(select({ id: 3, is_required: true, attrs: [choice({ price: 4 })] }), scheduled({ id: 4 }));
    const [sizes, slots] = fastOrderKit(asked).properties;
    expect(fastOrderKit(asked)).toEqual(
      kit(...asked.properties.map((one) => (one.id === 3 ? { ...one, price_type_id: 'none' as const } : one))),
    );
    expect(slots?.price_type_id).toBeNull();
    expect(sizes && choiceLabel(sizes, sizes.attrs[0] ?? choice())).toEqual({ kind: 'none' });
  });

  it('leaves slots and priced options as they are', () => {
    const priced = kit(
      scheduled(),
      option({ id: 2, price_type_id: 'plus' }),
      option({ id: 3, price_type_id: 'replace' }),
    );
    expect(fastOrderKit(priced)).toEqual(priced);
  });

  it('costs in the rules of the sheet what the popup says, in every kit', () => {
    fc.assert(
      fc.property(anyAmount, anyKit, fc.integer({ min: 1, max: 99 }), (price, property, quantity) => {
        const inPopup = lineTotal({ price, property }, quantity, 'fast-order');
        const inSheet = lineTotal({ price, property: fastOrderKit(property) }, quantity);
        expect(inSheet).toBe(inPopup);
        expect(inSheet >= 0 && Number.isFinite(inSheet)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the draft of a fast order', () => {
  const property = fastOrderKit(kit(option({ price: 5, value: 'x' })));
  const base = cartLine();
  const line = cartLine({ product: { ...base.product, property } });

  it('starts clean, with its one line and the order’s own options', () => {
    const draft = fastOrderDraft({ hotelId: 1, line, property: kit(option({ id: 9 })) });
    expect(draft).toMatchObject({ hotel_id: 1, payment: null, comment: '', room_number: '', uuid: null });
    expect(draft.products).toEqual([line]);
    expect(draft.property?.properties[0]?.id).toBe(9);
  });

  it('is sent for what the popup said', () => {
    expect(orderLine(line).total_price).toBe(10);
  });
});
