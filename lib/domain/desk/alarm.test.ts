import type { ChatState } from '../chat/chat-state';
import { firstWords, REPEATS, ringingChats, shouldSound, unacknowledged } from './alarm';

const state = { count: 1, isOn: true, isArrival: false, repeats: true, lastAt: 0, now: 0 };

it.each([
  ['at once for what has just come', { isArrival: true }, true],
  ['when it has not played yet', { lastAt: null }, true],
  ['not again within 20 seconds', { now: 19_999 }, false],
  ['again after 20 seconds', { now: 20_000 }, true],
  ['not again when it does not repeat', { repeats: false, now: 60_000 }, false],
  ['at once for a further one that does not repeat', { repeats: false, isArrival: true }, true],
  ['not when everything is acknowledged', { count: 0, now: 60_000 }, false],
  ['not before somebody has switched it on', { isOn: false, isArrival: true }, false],
])('plays a sound: %s', (_when, change, expected) => {
  expect(shouldSound({ ...state, ...change })).toBe(expected);
});

it('repeats the sound of orders, planned orders and chats, and not that of a cancelled order', () => {
  expect(REPEATS).toEqual({ order: true, due: true, chat: true, cancellation: false, ticket: true });
});

it('leaves out what is acknowledged', () => {
  expect(unacknowledged([{ key: 'a' }, { key: 'b' }], new Set(['b', 'c']))).toEqual([{ key: 'a' }]);
});

const chat = (uuid: string, waiting: string | null, unread: number, message: number | null = 1) => ({
  uuid,
  state: 'open' as ChatState,
  snoozed_until: null as string | null,
  waiting_since: waiting === null ? null : `2026-05-01T${waiting}:00.000Z`,
  closed_at: null,
  updated_at: '2026-05-01T10:00:00.000Z',
  unread_count: unread,
  last_message: message === null ? null : { id: message },
});

it('lets chats ring whose guest waits and that nobody has read, the longest wait first, by their last message', () => {
  const chats = [
    chat('late', '10:00', 2, 7),
    chat('answered', null, 0),
    chat('to a bot', null, 1),
    chat('read', '09:00', 0),
    chat('early', '09:30', 1, null),
  ];
  expect(ringingChats(chats).map(({ key }) => key)).toEqual(['early ', 'late 7']);
});

it.each([
  ['Water is dripping on the bed', 'Water is dripping on the bed'],
  ['  Two\n\nlines\t', 'Two lines'],
  ['', ''],
  [`${'word '.repeat(30)}`, `${'word '.repeat(18).trim()}…`],
  ['w'.repeat(200), `${'w'.repeat(90)}…`],
  ['\u{1f468}‍\u{1f469}‍\u{1f467}'.repeat(100), `${'\u{1f468}‍\u{1f469}‍\u{1f467}'.repeat(90)}…`],
])('gives the first words of a message', (text, words) => {
  expect(firstWords(text)).toBe(words);
});

// Rule: chat/CH38.
it('lets a chat ring that was put off when it comes back, and not before', () => {
  const until = '2026-05-01T10:30:00.000Z';
  const chats = [
    { ...chat('later', '10:00', 2), state: 'snoozed' as const, snoozed_until: until },
    { ...chat('back', null, 0), snoozed_until: until },
    { ...chat('settled', null, 0), state: 'settled' as const },
  ];
  expect(ringingChats(chats).map(({ key }) => key)).toEqual([`back back ${until}`]);
});
