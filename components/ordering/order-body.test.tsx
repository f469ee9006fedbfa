/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { personUuid } from '@/lib/device/guest';
import { checkbox, choice, kit, option, scheduled, select } from '@/tests/builders/catalogue/kit';
import {
  choosePayment,
  findSuccessDialog,
  guestWithCart,
  hotelWithPayment,
  pizzaLine,
  resetDevice,
} from '@/tests/builders/screen/open-cart';

const { user, openCart } = guestWithCart();

/** A pizza with a size, two kinds of extras and a note. */
const pizzaKit = kit(
  select({
    id: 11,
    is_required: true,
    price_type_id: 'plus',
    value: 112,
    attrs: [choice({ id: 111, title: { en: '26 cm' } }), choice({ id: 112, title: { en: '32 cm' }, price: 4 })],
  }),
  checkbox({
    id: 12,
    pcode_id: 'quantity',
    price_type_id: 'plus',
    value: 'checked',
    attrs: [
      choice({ id: 121, title: { en: 'Mozzarella' }, price: 2.5, checked: true, quantity: 2 }),
      choice({ id: 122, title: { en: 'Basil' }, price: 1 }),
    ],
  }),
  option({ id: 13, value: '  no <b>onions</b>  ' }),
  option({ id: 14, ptype_id: 'calendar', value: ['2026-06-18', '2026-06-19'] }),
);

const pizza = pizzaLine({ key: 'pizza' }, { id: 31, property_kit_id: 7, property: pizzaKit });
const massage = pizzaLine(
  { key: 'massage', quantity: 1, from_recommendation: true },
  {
    id: 33,
    title: 'Massage',
    price: 60,
    property_kit_id: 8,
    property: { ...kit(scheduled({ id: 21, value: ['2026-06-18 13:00:00', '2026-06-18 14:00:00'] })), id: 8 },
  },
);

it('sends the guest’s choices in the shape of the contract, and no other fields', async () => {
  resetDevice(pizza, massage);
  personUuid.changeNow(() => 'person-9');
  const { drawer, sent } = await openCart({
    products: [pizza.product, massage.product],
    properties: kit(
      option({ id: 3, title: 'Your name', pcode_id: 'name' }),
      checkbox({
        id: 4,
        title: 'Wishes',
        attrs: [choice({ id: 41, title: 'Cutlery' }), choice({ id: 42, title: 'Ice' })],
      }),
      option({ id: 5, title: 'Allergies', extra: { is_resizable: true } }),
    ),
    calls: {
      [`GET /api/v1/public/hotels/${hotelWithPayment().uuid}/guests/person-9`]: {
        data: { name: null, idphone: null, reservations: [] },
      },
    },
  });
  await choosePayment(drawer, 'Card at the door');
  await user.type(drawer.getByRole('combobox', { name: /Room number/ }), ' 214 ');
  await user.type(await drawer.findByRole('textbox', { name: 'Your name' }), 'Anna');
  await user.click(drawer.getByRole('checkbox', { name: /Ice/ }));
  await user.type(drawer.getByRole('textbox', { name: 'Comment' }), 'Knock, please');
  await user.click(drawer.getByRole('checkbox', { name: /personal data/ }));
  await user.click(screen.getByRole('button', { name: /^Send the order/ }));
  await findSuccessDialog();

  const slot = (value: string) => ({ id: 21, value, ptype_id: 'datetime', attrs: [] });
  expect(sent).toEqual([
    {
      uuid: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      hotel_id: 1,
      language: 'en',
      person_uuid: 'person-9',
      payment: 82,
      comment: 'Knock, please',
      room_number: '214',
      is_temporary: true,
      property: {
        properties: [
          { id: 3, value: 'Anna', ptype_id: 'text', attrs: [] },
          {
            id: 4,
            value: 'checked',
            ptype_id: 'checkbox',
            attrs: [
              { id: 41, title: 'Cutlery', quantity: null, checked: false },
              { id: 42, title: 'Ice', quantity: null, checked: true },
            ],
          },
          { id: 5, value: null, ptype_id: 'text', attrs: [] },
        ],
      },
      products: [
        {
          product: {
            id: 31,
            property: {
              id: 7,
              properties: [
                {
                  id: 11,
                  value: 112,
                  ptype_id: 'select',
                  attrs: [
                    { id: 111, title: { en: '26 cm' }, quantity: null, checked: false },
                    { id: 112, title: { en: '32 cm' }, quantity: null, checked: false },
                  ],
                },
                {
                  id: 12,
                  value: 'checked',
                  ptype_id: 'checkbox',
                  attrs: [
                    { id: 121, title: { en: 'Mozzarella' }, quantity: 2, checked: true },
                    { id: 122, title: { en: 'Basil' }, quantity: null, checked: false },
                  ],
                },
                { id: 13, value: '  no <b>onions</b>  ', ptype_id: 'text', attrs: [] },
                { id: 14, value: ['2026-06-18', '2026-06-19'], ptype_id: 'calendar', attrs: [] },
              ],
            },
          },
          quantity: 2,
          total_price: 46,
          from_recommendation: false,
        },
        {
          product: {
            id: 33,
            property: { id: 8, properties: [slot('2026-06-18 13:00:00'), slot('2026-06-18 14:00:00')] },
          },
          quantity: 2,
          total_price: 120,
          from_recommendation: true,
        },
      ],
    },
  ]);
  expect(JSON.stringify(sent)).not.toContain('Room service');
});
