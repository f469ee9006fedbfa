import { kit, option, scheduled } from '@/tests/builders/kit';
import { cartLine } from '@/tests/builders/lines';
import { fastOrderKit } from '../money/price';
import { orderLine } from '../orders/order-body';
import { fastOrderDraft, fastOrderOffer } from './fast-order';

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
    [
      '"from" beside an option that is not answered',
      { ...popup, property: kit(option({ price: 5, price_type_id: 'plus' })) },
      1,
      { unit: 4500, isFrom: true },
    ],
    ['no "from" where the price is fixed', { ...popup, is_price_from: false }, 1, { isFrom: false }],
    ['"from" beside a price below nothing', { ...popup, price: -5 }, 1, { unit: 0, isFrom: true }],
    ['no price where there is none', { ...popup, price: 0 }, 1, { unit: 0, total: 0 }],
  ])('is %s', (_title, product, quantity, offer) => {
    expect(fastOrderOffer(product, quantity)).toMatchObject(offer);
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
