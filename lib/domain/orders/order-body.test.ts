import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartSection, cartWith } from '@/tests/builders/orders/lines';
import { NO_MONEY, toMinor } from '../money/money';
import { orderBody, orderLine } from './order-body';

const UUID = '6f0c3a52-5d0b-4f2e-9a53-0c7d4d1a9b11';
const SENT = { uuid: UUID, hotelId: 1, language: 'en', personUuid: null, isTemporary: true };

describe('orderBody and orderLine', () => {
  it('the body of an order with every kind of answer has exactly the expected fields', () => {
    const property = kit(
      select({
        id: 41,
        value: '412',
        attrs: [
          choice({ id: 411, title: { en: 'Small' } }),
          choice({ id: 412, title: { en: 'Large', ar: 'كبير' }, price: 3 }),
        ],
      }),
      checkbox({
        id: 42,
        pcode_id: 'quantity',
        value: 'checked',
        attrs: [
          choice({ id: 421, title: 'Olives', price: 0.5, checked: true, quantity: 2 }),
          choice({ id: 422, title: 'Ham' }),
        ],
      }),
      checkbox({ id: 43, attrs: [choice({ id: 431, title: 'Cutlery' })] }),
      option({ id: 44, value: 'No <b>onions</b>' }),
      option({ id: 45, value: '  ' }),
      option({ id: 46, ptype_id: 'calendar', value: ['2026-11-20', '2026-11-21'] }),
      option({ id: 47, ptype_id: 'calendar', value: [] }),
      option({ id: 48, ptype_id: 'slottime', value: { date: '2026-11-20', timeStart: '10:00' } }),
    );
    const line = cartLine({
      key: 'never-sent',
      product: cartProduct({ id: 31, price: 10.1, property, property_kit_id: 7 }),
      quantity: 2,
      total_price: 999,
      section: cartSection({ title: { en: 'Never sent' } }),
      parent_section: cartSection(),
      main_section: { id: 1, split_order: false },
    });
    const cart = {
      ...cartWith(line),
      payment: 3,
      comment: 'By the pool',
      room_number: '204',
      property: kit(option({ id: 51, value: 'Ana', pcode_id: 'name' })),
      hotel_payments: [{ id: 3, title: 'Cash' }],
    };
    expect(orderBody({ ...SENT, cart, personUuid: 'a-person' })).toEqual({
      uuid: UUID,
      hotel_id: 1,
      language: 'en',
      person_uuid: 'a-person',
      payment: 3,
      comment: 'By the pool',
      room_number: '204',
      is_temporary: true,
      property: { properties: [{ id: 51, value: 'Ana', ptype_id: 'text', attrs: [] }] },
      products: [
        {
          product: {
            id: 31,
            property: {
              id: 7,
              properties: [
                {
                  id: 41,
                  value: 412,
                  ptype_id: 'select',
                  attrs: [
                    { id: 411, title: { en: 'Small' }, quantity: null, checked: false },
                    { id: 412, title: { en: 'Large', ar: 'كبير' }, quantity: null, checked: false },
                  ],
                },
                {
                  id: 42,
                  value: 'checked',
                  ptype_id: 'checkbox',
                  attrs: [
                    { id: 421, title: 'Olives', quantity: 2, checked: true },
                    { id: 422, title: 'Ham', quantity: null, checked: false },
                  ],
                },
                {
                  id: 43,
                  value: null,
                  ptype_id: 'checkbox',
                  attrs: [{ id: 431, title: 'Cutlery', quantity: null, checked: false }],
                },
                { id: 44, value: 'No <b>onions</b>', ptype_id: 'text', attrs: [] },
                { id: 45, value: null, ptype_id: 'text', attrs: [] },
                { id: 46, value: ['2026-11-20', '2026-11-21'], ptype_id: 'calendar', attrs: [] },
                { id: 47, value: null, ptype_id: 'calendar', attrs: [] },
                { id: 48, value: { date: '2026-11-20', timeStart: '10:00' }, ptype_id: 'slottime', attrs: [] },
              ],
            },
          },
          quantity: 2,
          total_price: 28.2,
          from_recommendation: false,
        },
      ],
    });
  });

  it('the body of a booking has one property for each slot, the number of slots as quantity, and the total once', () => {
    const slots = scheduled({ id: 61, is_required: true, value: ['2026-11-20 10:00:00', '2026-11-20 11:00:00'] });
    const line = cartLine({
      product: cartProduct({ id: 90, price: 45, property: kit(slots, option({ id: 62, value: 'Oil', price: 5 })) }),
      quantity: 1,
      from_recommendation: true,
    });
    expect(orderBody({ ...SENT, cart: cartWith(line) })).toEqual({
      uuid: UUID,
      hotel_id: 1,
      language: 'en',
      person_uuid: null,
      payment: null,
      comment: '',
      room_number: '',
      is_temporary: true,
      property: { properties: [] },
      products: [
        {
          product: {
            id: 90,
            property: {
              id: 7,
              properties: [
                { id: 61, value: '2026-11-20 10:00:00', ptype_id: 'datetime', attrs: [] },
                { id: 61, value: '2026-11-20 11:00:00', ptype_id: 'datetime', attrs: [] },
                { id: 62, value: 'Oil', ptype_id: 'text', attrs: [] },
              ],
            },
          },
          quantity: 2,
          total_price: 95,
          from_recommendation: true,
        },
      ],
    });
  });

  it.each([
    [1, 45],
    [2, 90],
    [3, 135],
  ])('a line with %p slots has that quantity and costs %p', (count, total) => {
    const value = Array.from({ length: count }, (_, index) => `2026-11-20 1${index}:00`);
    const line = cartLine({ product: cartProduct({ price: 45, property: kit(scheduled({ value })) }) });
    expect(orderLine(line)).toMatchObject({ quantity: count, total_price: total });
  });

  it('the body has the code that holds slots only when something is booked', () => {
    const value = ['2026-11-20 10:00:00'];
    const massage = cartLine({ product: cartProduct({ price: 45, property: kit(scheduled({ value })) }) });
    const cake = cartLine({ key: 'cake', product: cartProduct({ price: 6 }) });
    const slotHolder = '11111111-1111-4111-8111-111111111111';
    const sent = (...lines: Parameters<typeof cartWith>) =>
      orderBody({ ...SENT, cart: cartWith(...lines), slotHolder });
    expect(sent(cake, massage).slot_holder).toBe(slotHolder);
    expect(sent(cake)).not.toHaveProperty('slot_holder');
    expect(orderBody({ ...SENT, cart: cartWith(massage), slotHolder: null })).not.toHaveProperty('slot_holder');
  });

  it('the body has the digits of the stay only when there are any', () => {
    const order = { ...SENT, cart: cartWith(cartLine()) };
    expect(orderBody({ ...order, stayCode: '402913' }).stay_code).toBe('402913');
    expect(orderBody({ ...order, stayCode: null })).not.toHaveProperty('stay_code');
  });

  it('the body has a tip only when there is one, as a decimal', () => {
    const order = { ...SENT, cart: cartWith(cartLine()) };
    expect(orderBody({ ...order, tip: toMinor(2.5) }).tip).toBe(2.5);
    expect(orderBody({ ...order, tip: NO_MONEY })).not.toHaveProperty('tip');
    expect(orderBody(order)).not.toHaveProperty('tip');
  });

  it('an unanswered booking is sent as one property with value null', () => {
    const line = cartLine({ product: cartProduct({ price: 45, property: kit(scheduled({ id: 61 })) }) });
    expect(orderLine(line)).toMatchObject({
      product: { property: { properties: [{ id: 61, value: null }] } },
      quantity: 1,
      total_price: 0,
    });
  });

  it.each([
    [
      'checked for a checkbox with ticks, even if its value is empty',
      checkbox({ value: null, attrs: [choice({ checked: true })] }),
      'checked',
    ],
    [
      'null for a checkbox without ticks, even if its value is checked',
      checkbox({ value: 'checked', attrs: [choice()] }),
      null,
    ],
    [
      'a list of dates for a calendar with a single date',
      option({ ptype_id: 'calendar', value: '2026-11-20' }),
      ['2026-11-20'],
    ],
    [
      'each date of a calendar once',
      option({ ptype_id: 'calendar', value: ['2026-11-20', '2026-11-20'] }),
      ['2026-11-20'],
    ],
    ['null for a select whose value is not one of its choices', select({ value: 9, attrs: [choice({ id: 1 })] }), null],
    ['a number unchanged', option({ value: 214 }), 214],
  ])('sends %s', (_title, answered, value) => {
    const line = cartLine({ product: cartProduct({ property: kit(answered) }) });
    expect(orderLine(line).product.property?.properties).toMatchObject([{ value }]);
  });

  it('sends ids unchanged', () => {
    const line = cartLine({ product: cartProduct({ id: '00031', property: kit(option({ id: '7' })) }) });
    expect(orderLine(line).product).toMatchObject({ id: '00031', property: { properties: [{ id: '7' }] } });
  });

  it('sends a product without options with property null', () => {
    expect(orderLine(cartLine()).product).toEqual({ id: 31, property: null });
  });
});
