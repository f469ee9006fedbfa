import { inMinutes, isHeldUp, paceNow } from './pace-now';

const NOW = Date.parse('2026-10-25T00:50:00Z');
const AHEAD = '2026-10-25T01:20:00Z';
const OVER = '2026-10-25T00:49:59Z';
const pace = (busy_minutes: number | null, busy_until: string | null, closed_until: string | null = null) => ({
  ...{ busy_minutes, busy_until, closed_until },
});

it.each([
  ['nothing is set', pace(null, null), { busy: null, closedUntil: null }],
  ['it is busy', pace(20, AHEAD), { busy: { minutes: 20, until: AHEAD }, closedUntil: null }],
  ['it was busy', pace(20, OVER), { busy: null, closedUntil: null }],
  ['being busy ends at this moment', pace(20, '2026-10-25T00:50:00Z'), { busy: null, closedUntil: null }],
  ['no end is known', pace(20, null), { busy: null, closedUntil: null }],
  ['no minutes are known', pace(null, AHEAD), { busy: null, closedUntil: null }],
  ['the times cannot be read', pace(20, 'soon', 'later'), { busy: null, closedUntil: null }],
  ['it is closed', pace(null, null, AHEAD), { busy: null, closedUntil: AHEAD }],
  ['it was closed', pace(null, null, OVER), { busy: null, closedUntil: null }],
  ['it is busy and closed', pace(10, AHEAD, AHEAD), { busy: { minutes: 10, until: AHEAD }, closedUntil: AHEAD }],
])('says what holds a station up when %s', (_when, given, expected) => {
  const now = paceNow(given, NOW);
  expect(now).toEqual(expected);
  expect(isHeldUp(now)).toBe(expected.busy !== null || expected.closedUntil !== null);
});

it('counts minutes, not what the clocks show, while they change', () => {
  expect(inMinutes(120, NOW)).toBe('2026-10-25T02:50:00.000Z');
});
