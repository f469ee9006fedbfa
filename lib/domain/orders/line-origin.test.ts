import { lineOrigin } from './line-origin';

const line = { properties: [], slot_minutes: null, ordered_for: null, repeat: null };

it.each([
  ['of an earlier release', {}, { product_id: null, section_id: null, is_timed: false }],
  ['for now', { repeat: { product_id: 100, section_id: 10 } }, { product_id: 100, section_id: 10, is_timed: false }],
  ['with a slot', { slot_minutes: 50 }, { product_id: null, section_id: null, is_timed: true }],
  ['for an opening', { ordered_for: '2026-06-21T08:00' }, { product_id: null, section_id: null, is_timed: true }],
  [
    'for a date with a time',
    { properties: [{ value: '2026-06-21 07:00:00' }] },
    { product_id: null, section_id: null, is_timed: true },
  ],
  [
    'with another answer',
    { properties: [{ value: 'No onions' }, { value: null }] },
    { product_id: null, section_id: null, is_timed: false },
  ],
])('keeps of a line %s what says nothing about its guest', (_, parts, origin) => {
  expect(lineOrigin({ ...line, ...parts })).toEqual(origin);
});
