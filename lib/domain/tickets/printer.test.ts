import { printerState } from './printer';
import { copyDelaySeconds, secondsAfter } from './ticket-times';

const NOW = Date.parse('2026-05-01T10:00:00.000Z');
const well = { paper: 'ok', cover: 'closed', error: null, last_seen_at: '2026-05-01T09:59:50.000Z' } as const;

// Rule: tickets/TK14.
it.each([
  ['ready', well],
  ['ready', { ...well, paper: 'low' as const }],
  ['ready', { ...well, paper: null, cover: null }],
  ['no-paper', { ...well, paper: 'out' as const, cover: 'open' as const, error: 'x' }],
  ['cover-open', { ...well, cover: 'open' as const, error: 'x' }],
  ['error', { ...well, error: 'ECONNREFUSED' }],
  ['ready', { ...well, last_seen_at: '2026-05-01T09:58:30.001Z' }],
  ['lost', { ...well, last_seen_at: '2026-05-01T09:58:30.000Z' }],
  ['lost', { ...well, paper: 'out' as const, last_seen_at: '2026-04-30T10:00:00.000Z' }],
  ['never-seen', { ...well, last_seen_at: null }],
])('is %s by %j', (state, seen) => {
  expect(printerState(seen, NOW)).toBe(state);
});

// Rule: tickets/TK8.
it('copies at once, then ever more slowly, and never stops', () => {
  expect([0, 1, 2, 3, 4, 9, 10, 500].map(copyDelaySeconds)).toEqual([0, 0, 5, 15, 30, 1800, 1800, 1800]);
});

it('adds seconds to a time', () => {
  expect(secondsAfter('2026-05-01T23:59:50.000Z', 30)).toBe('2026-05-02T00:00:20.000Z');
});
