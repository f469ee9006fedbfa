import { hotelOfSection } from '../parts/hotel-of-section.mjs';

export const CODE = 'sixty';
export const SECTION = 10;
export const PRODUCTS = { plain: 'Lemonade', sixty: 'Sixty options', slots: 'Massage', dates: 'Newspaper' };

const OPTIONS = 60;

const choices = (/** @type {number} */ option, /** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => ({
    id: option * 100 + index,
    title: `Choice ${option}.${index}`,
    price: index + 0.5,
  }));

/** The kinds of options that hotels use most. The product repeats them in turn. */
const KINDS = [
  (/** @type {number} */ id) => ({ id, title: `Size ${id}`, ptype_id: 'select', attrs: choices(id, 4) }),
  (/** @type {number} */ id) => ({ id, title: `Extras ${id}`, ptype_id: 'checkbox', attrs: choices(id, 6) }),
  (/** @type {number} */ id) => ({ id, title: `Words ${id}`, ptype_id: 'text', price: 2 }),
  (/** @type {number} */ id) => ({
    id,
    title: `Pieces ${id}`,
    ptype_id: 'checkbox',
    pcode_id: 'quantity',
    maximum: 9,
    attrs: choices(id, 4),
  }),
  (/** @type {number} */ id) => ({
    id,
    title: `List ${id}`,
    ptype_id: 'select',
    extra: { is_dropdown: true },
    attrs: choices(id, 8),
  }),
  (/** @type {number} */ id) => ({ id, title: `Time ${id}`, ptype_id: 'time' }),
];

const section = {
  id: SECTION,
  title: 'Kitchen',
  products: [
    {
      id: 1,
      title: PRODUCTS.sixty,
      price: 10,
      options: Array.from({ length: OPTIONS }, (_, index) => KINDS[index % KINDS.length]?.(1000 + index)),
    },
    { id: 4, title: PRODUCTS.plain, price: 4, options: KINDS.slice(0, 1).map((kind) => kind(4000)) },
    {
      id: 2,
      title: PRODUCTS.slots,
      price: 50,
      slots: {
        capacity: 2,
        step_minutes: 60,
        days_ahead: 30,
        notice_minutes: 0,
        hours: [{ days: Array(7).fill(true), start_time: '00:00:00', end_time: '00:00:00' }],
      },
      options: [{ id: 2000, title: 'Day and time', ptype_id: 'datetime', pcode_id: 'scheduled', is_required: true }],
    },
    { id: 3, title: PRODUCTS.dates, price: 1, options: [{ id: 3000, title: 'Days', ptype_id: 'calendar' }] },
  ],
};

/** A hotels folder with one hotel, whose first product has sixty options. */
export const hotelOfSixtyOptions = () => hotelOfSection(CODE, { title: 'Hotel of sixty options', section });
