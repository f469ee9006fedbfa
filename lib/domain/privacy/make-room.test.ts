import { isOfAnOrder, removableFor } from './make-room';

const STORED = ['cart', 'food_note', 'property_values', 'display_announcement_7', 'chat-draft', 'phone-number-mask'];

it.each([
  ['cart', [['display_announcement_7'], ['property_values', 'phone-number-mask']]],
  ['order-intent', [['display_announcement_7'], ['property_values', 'phone-number-mask']]],
  ['chat-draft', [['display_announcement_7']]],
  ['display_announcement_7', []],
])('makes room for %s with %j', (key, expected) => {
  expect(removableFor(key, STORED)).toEqual(expected);
});

it('keeps what a guest has typed or said about allergies, and whatever belongs to an order', () => {
  const removed = removableFor('cart', STORED).flat();
  for (const key of ['cart', 'food_note', 'chat-draft']) expect(removed).not.toContain(key);
});

it.each([
  ['cart', true],
  ['order-intent', true],
  ['fs_uuids', true],
  ['property_values', false],
])('knows whether %s is of an order: %s', (key, expected) => expect(isOfAnOrder(key)).toBe(expected));
