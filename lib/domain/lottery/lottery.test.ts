import { hotelNow } from '../booking/hotel-time';
import { countedEntries, guestKey, isRoomFull, lotteryState, missingDetails } from './lottery';

const at = (iso: string, timezone = 'Europe/Madrid') => hotelNow(timezone, new Date(iso));
const entry = (name: string, room_number: string) => ({ name, room_number });

it.each([
  ['open without an end', { closes_at: null, winner: null }, '2026-06-01T10:00:00Z', 'open'],
  ['open until its minute', { closes_at: '2026-06-01T20:00', winner: null }, '2026-06-01T17:59:59Z', 'open'],
  ['closed from its minute', { closes_at: '2026-06-01T20:00', winner: null }, '2026-06-01T18:00:00Z', 'closed'],
  ['closed for days', { closes_at: '2026-06-01T20:00', winner: null }, '2026-07-01T00:00:00Z', 'closed'],
  ['drawn after its end', { closes_at: '2026-06-01T20:00', winner: 'Ana' }, '2026-06-01T18:00:00Z', 'drawn'],
  ['drawn before its end', { closes_at: '2026-06-01T20:00', winner: { en: 'Ana' } }, '2026-06-01T08:00:00Z', 'drawn'],
  ['open when the winner’s text is empty', { closes_at: null, winner: { en: ' ' } }, '2026-06-01T08:00:00Z', 'open'],
] as const)('a draw is %s', (_case, lottery, now, state) => {
  expect(lotteryState(lottery, at(now))).toBe(state);
});

it.each([
  ['Europe/Madrid', '2026-10-25T00:30:00Z', 'open'],
  ['Europe/Madrid', '2026-10-25T02:00:00Z', 'closed'],
  ['Asia/Kolkata', '2026-10-24T21:29:00Z', 'open'],
  ['Asia/Kolkata', '2026-10-24T21:30:00Z', 'closed'],
])('closes a draw by the hotel’s own clock in %s at %s', (timezone, now, state) => {
  expect(lotteryState({ closes_at: '2026-10-25T03:00', winner: null }, at(now, timezone))).toBe(state);
});

it.each([
  ['nothing', entry('Ana', '12'), []],
  ['the name', entry(' ', '12'), ['name']],
  ['the room', entry('Ana', ''), ['room_number']],
  ['both', entry('', '  '), ['name', 'room_number']],
  ['what nobody sees', entry('\u200b', '\u3164'), ['name', 'room_number']],
])('says that %s is missing', (_case, details, missing) => {
  expect(missingDetails(details)).toEqual(missing);
});

it.each([
  ['another case', entry('ANA  Ruiz', '12B')],
  ['other spaces', entry(' Ana Ruiz ', ' 12 b')],
  ['other forms of the same letters', entry('Ａna Ruiz', '１２b')],
])('recognises a guest in %s', (_case, other) => {
  expect(guestKey(other)).toBe(guestKey(entry('Ana Ruiz', '12b')));
});

it('distinguishes two guests of a room, and the same name in two rooms', () => {
  const keys = [entry('Ana', '12'), entry('Bea', '12'), entry('Ana', '13'), entry('Ana1', '2')].map(guestKey);
  expect(new Set(keys).size).toBe(4);
});

it('counts the first entry of each guest', () => {
  const entries = [
    { ...entry('Ana', '12'), uuid: 'a' },
    { ...entry('Bea', '12'), uuid: 'b' },
    { ...entry('ana', '12'), uuid: 'c' },
  ];
  expect(countedEntries(entries).map(({ uuid }) => uuid)).toEqual(['a', 'b']);
});

it('is full for a further guest of a room, and not for a guest who has entered, nor for other rooms', () => {
  const entries = [entry('Ana', '12'), entry('ana', '12'), entry('Bea', '12'), entry('Cem', '7')];
  expect(isRoomFull(entries, entry('Dan', '12'), 3)).toBe(false);
  expect(isRoomFull(entries, entry('Dan', '12'), 2)).toBe(true);
  expect(isRoomFull(entries, entry('Ana', ' 12'), 2)).toBe(false);
  expect(isRoomFull(entries, entry('Dan', '7'), 2)).toBe(false);
});
