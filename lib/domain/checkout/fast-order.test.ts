import { kit, option, scheduled } from '@/tests/builders/catalogue/kit';
import { cartLine } from '@/tests/builders/orders/lines';
import { fastOrderKit } from '../money/price';
import { orderLine } from '../orders/order-body';
import { fastOrderDraft, fastOrderOffer } from './fast-order';

const popup = { price: 45, property: null, is_price_from: true, show_quantity: true, is_popup: true };

describe('fastOrderOffer', () => {
  it.each([
    [
      'the product’s price with the label from',
      popup,
      1,
      { hasQuantity: true, unit: 45_000, isFrom: true, total: 45_000 },
    ],
    ['the total for the quantity', popup, 3, { unit: 45_000, total: 135_000 }],
    ['no stepper if the product has no pieces', { ...popup, show_quantity: false }, 1, { hasQuantity: false }],
    ['no stepper if the product is not ordered from a popup', { ...popup, is_popup: false }, 1, { hasQuantity: false }],
    [
      'no stepper for slots, and the price of all slots',
      { ...popup, property: kit(scheduled({ value: ['2026-11-20 10:00', '2026-11-20 11:00'] })) },
      5,
      { hasQuantity: false, unit: 90_000, total: 90_000, isFrom: false },
    ],
    [
      'the product’s price if the answered option has no price type',
      { ...popup, property: kit(option({ price: 5, value: 'x' })) },
      1,
      { unit: 45_000, isFrom: true },
    ],
    [
      'no label from after an option changed the price',
      { ...popup, property: kit(option({ price: 5, value: 'x', price_type_id: 'plus' })) },
      1,
      { unit: 50_000, isFrom: false },
    ],
    [
      'the label from if a priced option is not answered',
      { ...popup, property: kit(option({ price: 5, price_type_id: 'plus' })) },
      1,
      { unit: 45_000, isFrom: true },
    ],
    ['no label from for a fixed price', { ...popup, is_price_from: false }, 1, { isFrom: false }],
    ['a price of 0 instead of a negative price', { ...popup, price: -5 }, 1, { unit: 0, isFrom: true }],
    ['no price if the product has none', { ...popup, price: 0 }, 1, { unit: 0, total: 0 }],
  ])('displays %s', (_title, product, quantity, offer) => {
    expect(fastOrderOffer(product, quantity)).toMatchObject(offer);
  });
});

describe('the draft of a fast order', () => {
  const property = fastOrderKit(kit(option({ price: 5, value: 'x' })));
  const base = cartLine();
  const line = cartLine({ product: { ...base.product, property } });

  it('the draft of a fast order contains only its line and the order-level options', () => {
    const draft = fastOrderDraft({ hotelId: 1, line, property: kit(option({ id: 9 })) });
    expect(draft).toMatchObject({ hotel_id: 1, payment: null, comment: '', room_number: '', uuid: null });
    expect(draft.products).toEqual([line]);
    expect(draft.property?.properties[0]?.id).toBe(9);
  });

  it('a fast order is sent with the total that the popup displayed', () => {
    expect(orderLine(line).total_price).toBe(10);
  });
});
