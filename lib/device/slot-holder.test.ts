/** @jest-environment jsdom */
import { slotHolder, slotHolderFor } from './slot-holder';

const NOON = Date.parse('2026-06-12T10:00:00Z');
const MINUTE = 60_000;

beforeEach(() => localStorage.clear());

it('keeps one code while something may be held, and makes a new one afterwards', () => {
  expect(slotHolder(NOON)).toBeNull();
  const code = slotHolderFor(300, NOON);
  expect(code).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  expect(slotHolder(NOON + 4 * MINUTE)).toBe(code);
  expect(slotHolderFor(300, NOON + 4 * MINUTE)).toBe(code);
  expect(slotHolder(NOON + 8 * MINUTE)).toBe(code);
  expect(slotHolder(NOON + 9 * MINUTE)).toBeNull();
  expect(slotHolderFor(300, NOON + 9 * MINUTE)).not.toBe(code);
});

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a code that is no uuid', JSON.stringify({ code: 'me', until: NOON + MINUTE })],
  ['no end', JSON.stringify({ code: '11111111-1111-4111-8111-111111111111' })],
])('reads %s as nothing held', (_case, stored) => {
  localStorage.setItem('slot_holder', stored);
  expect(slotHolder(NOON)).toBeNull();
});
