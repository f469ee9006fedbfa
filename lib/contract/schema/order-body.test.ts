import fc from 'fast-check';
import { readOrderBody } from './order-body';

const body = {
  uuid: '0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a',
  hotel_id: 7,
  language: 'en',
  person_uuid: null,
  payment: 1,
  comment: '',
  room_number: '101',
  is_temporary: true,
  property: { properties: [] },
  products: [
    {
      product: {
        id: 1,
        property: {
          id: 3,
          properties: [
            {
              id: 4,
              value: 'checked',
              ptype_id: 'checkbox',
              attrs: [{ id: 5, title: { en: 'Jam' }, quantity: 2, checked: true }],
            },
          ],
        },
      },
      quantity: 2,
      total_price: 12.5,
      from_recommendation: false,
    },
  ],
};

describe('readOrderBody', () => {
  it('accepts a valid order unchanged', () => {
    expect(readOrderBody(body)).toEqual({ ok: true, body });
  });

  it('accepts an order without its optional fields', () => {
    const { comment: _c, room_number: _r, person_uuid: _p, property: _k, ...rest } = body;
    expect(readOrderBody(rest)).toEqual({ ok: true, body: { ...body, room_number: '' } });
  });

  it('accepts what the guest tells the kitchen', () => {
    const food_note = { allergens: ['milk'], diets: ['vegan'] } as const;
    expect(readOrderBody({ ...body, food_note })).toEqual({ ok: true, body: { ...body, food_note } });
  });

  it('drops unknown fields', () => {
    const read = readOrderBody({ ...body, section: { id: 1 }, is_admin: true });
    expect(read.ok && read.body).toEqual(body);
  });

  it.each([
    ['uuid', { uuid: 'mine' }],
    ['products', { products: [] }],
    ['products', { products: [{ ...body.products[0], quantity: 0 }] }],
    ['products', { products: [{ ...body.products[0], total_price: Number.POSITIVE_INFINITY }] }],
    ['comment', { comment: 'x'.repeat(2001) }],
    ['language', { language: '../en' }],
    ['is_temporary', { is_temporary: 'yes' }],
    ['food_note', { food_note: { allergens: ['cats'], diets: [] } }],
  ])('refuses an invalid order under the field %s', (field, change) => {
    const read = readOrderBody({ ...body, ...change });
    expect(read.ok ? {} : read.fields).toHaveProperty(field);
  });

  it('does not throw for any input', () => {
    fc.assert(fc.property(fc.jsonValue(), (sent) => expect(readOrderBody(sent).ok).toBe(false)));
  });
});
