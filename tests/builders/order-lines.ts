/** Order lines for the small hotels of hotel-files.ts, at aurora's prices. */

/** An answer to an option as a device sends it. */
export const option = (id: number, value: string | number | null) => ({
  id,
  value,
  ptype_id: 'text' as const,
  attrs: [],
});

/** A pizza at the price of the large one. */
export const pizza = ({ size, word = 'thin', when = null }: { size: number; word?: string; when?: string | null }) => ({
  product: {
    id: 101,
    property: { id: 1000, properties: [option(1000, size), option(1002, word), option(1003, when)] },
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

/** A massage in each of these slots at 50.00 each, aurora's price. */
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

/** A number of massages, one on each day. */
export const massage = (slots: number, total: number) => ({
  ...booking(Array.from({ length: slots }, (_, index) => `2026-05-0${index + 2} 10:00:00`)),
  total_price: total,
});
