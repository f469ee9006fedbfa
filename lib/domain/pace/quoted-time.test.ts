import { paceContext, paceLine } from '@/tests/builders/pace';
import { isBusy, quotedTime } from './quoted-time';

const ms = (iso: string) => Date.parse(iso);
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString().slice(11, 19));
const BUSY = { busyMinutes: 20, busyUntil: ms('2026-05-01T10:30:00Z') };

describe('quotedTime: pace/PA7', () => {
  it.each([
    ['is after the minutes of its section', [paceLine()], {}, '10:20:00'],
    ['is that of the line that takes longest', [paceLine(), paceLine({ minutes: 45 })], {}, '10:45:00'],
    ['is later while its station is busy', [paceLine()], { kitchen: BUSY }, '10:40:00'],
    [
      'counts the minutes of a busy station for its own lines',
      [paceLine(), paceLine({ station: 'bar', minutes: 35 })],
      { kitchen: BUSY },
      '10:40:00',
    ],
    [
      'is not later for what is ordered for after that',
      [paceLine({ at: ms('2026-05-01T10:30:00Z') })],
      { kitchen: BUSY },
      '10:50:00',
    ],
    ['is unknown where nobody has said how long it takes', [paceLine({ minutes: null })], {}, null],
    ['takes the usual half hour where a station is busy', [paceLine({ minutes: null })], { kitchen: BUSY }, '10:50:00'],
    [
      'leaves out a line without minutes beside one that has some',
      [paceLine({ minutes: null }), paceLine()],
      {},
      '10:20:00',
    ],
    [
      'leaves out what the guest wants at a time',
      [paceLine({ hasOwnTime: true, at: ms('2026-05-01T18:00:00Z') })],
      {},
      null,
    ],
    ['counts from the time of an order ahead', [paceLine({ at: ms('2026-05-01T18:00:00Z') })], {}, '18:20:00'],
    ['is nothing for an empty order', [], {}, null],
  ])('%s', (_title, lines, paces, expected) => {
    expect(iso(quotedTime(lines, paceContext(paces)))).toBe(expected);
  });

  it('is a whole minute, and never earlier than it takes', () => {
    expect(iso(quotedTime([paceLine()], paceContext({}, { now: ms('2026-05-01T10:00:01Z') })))).toBe('10:21:00');
  });

  it('is real minutes over a night in which the clocks change', () => {
    const now = ms('2026-03-29T00:50:00Z');
    expect(iso(quotedTime([paceLine()], paceContext({}, { now })))).toBe('01:10:00');
  });
});

it.each([
  ['of a busy station', [paceLine()], true],
  ['of another station', [paceLine({ station: 'bar' })], false],
  ['for after that', [paceLine({ at: ms('2026-05-01T10:30:00Z') })], false],
  ['at a time of the guest’s own', [paceLine({ hasOwnTime: true })], false],
])('says of a line %s whether it takes longer than usual: %j', (_title, lines, expected) => {
  expect(isBusy(lines, paceContext({ kitchen: BUSY }))).toBe(expected);
});
