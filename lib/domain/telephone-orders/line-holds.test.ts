import { type HoldingLine, heldSlots, heldStock } from './line-holds';

const line = (parts: Partial<HoldingLine>): HoldingLine => ({
  quantity: 2,
  slot_minutes: null,
  repeat: { product_id: 100, section_id: 10, answers: [] },
  ...parts,
});
const TODAY = { days: [], orderDay: '2026-05-01' };
const DAY = TODAY.orderDay;

const withAnswers: HoldingLine = line({
  repeat: {
    product_id: 102,
    section_id: 10,
    answers: [
      { option_id: 7, ptype_id: 'select', value: 70, ticks: [] },
      { option_id: 8, ptype_id: 'checkbox', value: null, ticks: [{ id: 80, quantity: 3 }] },
      { option_id: 9, ptype_id: 'text', value: 'thin', ticks: [] },
    ],
  },
});

const SLOTS = ['2026-05-02 10:00:00', '2026-05-03 10:00:00'];
const booking = line({
  slot_minutes: 60,
  repeat: {
    product_id: 210,
    section_id: 21,
    answers: [{ option_id: 2100, ptype_id: 'datetime', value: SLOTS, ticks: [] }],
  },
});

describe('heldStock', () => {
  it('holds the pieces of the product and of its choices on the day of the order', () => {
    expect(heldStock(withAnswers, TODAY)).toEqual([
      { item: 'product:102', pieces: 2, day: DAY },
      { item: 'choice:7:70', pieces: 2, day: DAY },
      { item: 'choice:8:80', pieces: 6, day: DAY },
    ]);
  });

  it('holds them on each day for which it is due, once', () => {
    const days = ['2026-05-02', '2026-05-03', '2026-05-02'];
    expect(heldStock(line({}), { ...TODAY, days }).map(({ day }) => day)).toEqual(['2026-05-02', '2026-05-03']);
  });

  it('counts a booking once, whatever its slots', () => {
    expect(heldStock({ ...booking, quantity: 2 }, TODAY)).toEqual([{ item: 'product:210', pieces: 1, day: DAY }]);
  });

  it('holds nothing of which an earlier release says nothing', () => {
    expect(heldStock(line({ repeat: null }), TODAY)).toEqual([]);
  });
});

it('names the slots of a booking, and none of what only has a time', () => {
  expect(heldSlots(booking)).toEqual(SLOTS.map((slot) => ({ productId: 210, slot })));
  expect(heldSlots({ ...booking, slot_minutes: null })).toEqual([]);
  expect(heldSlots(line({ slot_minutes: 60, repeat: null }))).toEqual([]);
});
