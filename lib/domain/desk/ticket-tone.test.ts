import { ticketTone } from './ticket-tone';

const NOW = Date.parse('2026-05-01T20:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const order = (ostatus_id: string, created: number, expected: number | null = null) => ({
  ostatus_id,
  created_at: at(created),
  waits_from: null,
  expected_at: expected === null ? null : at(expected),
});

it.each([
  ['a new one', order('draft', -4), 'new'],
  ['a new one with its first mark', order('draft', -5), 'waiting'],
  ['a new one with its second mark', order('draft', -10), 'late'],
  ['a new one with its third mark', order('draft', -15), 'late'],
  ['a new one for later', { ...order('draft', -60), waits_from: at(30) }, 'new'],
  ['one in preparation before its promise', order('approved', -20, 1), 'preparation'],
  ['one in preparation at its promise', order('approved', -20, 0), 'late'],
  ['one in preparation without a promise', order('approved', -200), 'preparation'],
  ['one on its way before its promise', order('accepted', -20, 1), 'way'],
  ['one on its way after its promise', order('accepted', -20, -1), 'late'],
  ['one that has ended', order('done', -20, -1), 'done'],
])('shows %s as that', (_which, shown, tone) => {
  expect(ticketTone(shown, [5, 10, 15], NOW)).toBe(tone);
});
