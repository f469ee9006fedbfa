/** Lines of order requests, with the products and prices of the test hotel aurora (hotel-files.ts). */

/** A guest's answer to an option, as the device sends it. */
export const option = (id: number, value: string | number | null) => ({
  id,
  value,
  ptype_id: 'text' as const,
  attrs: [],
});

/**
 * A pizza at 11.00, the price of the large size. `sizeId`: the chosen size; `note` and `date`: answers to its text and
 * time options.
 */
export const pizza = ({
  size: sizeId,
  word: dough = 'thin',
  when: date = null,
}: {
  size: number;
  word?: string;
  when?: string | null;
}) => ({
  product: {
    id: 101,
    property: { id: 1000, properties: [option(1000, sizeId), option(1002, dough), option(1003, date)] },
  },
  quantity: 1,
  total_price: 11,
  from_recommendation: false,
});

/** Cheese at 0.10 each, olives at 0.50 each. */
export const salad = (cheese: number, olives: number) => ({
  product: {
    id: 102,
    property: {
      id: 1001,
      properties: [
        {
          id: 1001,
          value: 'checked',
          ptype_id: 'checkbox' as const,
          attrs: [
            { id: 10011, title: 'Cheese', quantity: cheese, checked: cheese > 0 },
            { id: 10012, title: 'Olives', quantity: olives, checked: olives > 0 },
          ],
        },
      ],
    },
  },
  quantity: 1,
  total_price: (600 + 10 * cheese + 50 * olives) / 100,
  from_recommendation: false,
});

/** One massage in each of these slots, at 50.00 each. */
export const booking = (slots: readonly string[], price = 50) => ({
  product: {
    id: 210,
    property: {
      id: 2100,
      properties: slots.map((slot) => ({ id: 2100, value: slot, ptype_id: 'datetime' as const, attrs: [] })),
    },
  },
  quantity: slots.length,
  total_price: price * slots.length,
  from_recommendation: false,
});

/** Massages at 10:00 on consecutive days from 2 May 2026; `total` is the total price that the device sends. */
export const massage = (slots: number, total: number) => ({
  ...booking(Array.from({ length: slots }, (_, index) => `2026-05-0${index + 2} 10:00:00`)),
  total_price: total,
});
