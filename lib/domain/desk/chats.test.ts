import type { ChatState } from '../chat/chat-state';
import {
  CHAT_FILTERS,
  chatOfPerson,
  chatsInOrder,
  filterChats,
  openWithOthers,
  readByGuest,
  unansweredChats,
  wantedSince,
} from './chats';

const at = (time: string) => `2026-05-01T${time}:00.000Z`;

type Parts = { waiting?: string; back?: string; state?: ChatState; person?: string; isClosed?: boolean; by?: string };

const chat = (uuid: string, updated: string, parts: Parts = {}) => ({
  uuid,
  state: parts.state ?? (parts.isClosed ? ('settled' as const) : ('open' as const)),
  waiting_since: parts.waiting === undefined ? null : at(parts.waiting),
  snoozed_until: parts.back === undefined ? null : at(parts.back),
  updated_at: at(updated),
  closed_at: parts.isClosed ? at('11:00') : null,
  assigned_to: parts.by ?? null,
  guest: { person_uuid: parts.person ?? uuid },
});
const CHATS = [
  chat('closed', '10:30', { isClosed: true }),
  chat('settled', '10:20', { state: 'settled', by: 'Marta' }),
  chat('back tomorrow', '10:12', { state: 'snoozed', back: '23:00', waiting: '09:00' }),
  chat('back soon', '08:00', { state: 'snoozed', back: '12:00', by: 'Marta' }),
  chat('answered early', '09:00'),
  chat('waits briefly', '10:06', { waiting: '10:05', by: 'Jonas' }),
  chat('has come back', '08:00', { back: '10:00' }),
  chat('answered late', '10:10', { by: 'Marta' }),
  chat('waits long', '10:09', { waiting: '09:50' }),
];
const uuids = (chats: readonly { uuid: string }[]) => chats.map(({ uuid }) => uuid);

// Rules: desk/DE15, chat/CH38.
it('puts what wants somebody first, the longest wait before others, and what is settled or closed at the end', () => {
  expect(uuids(chatsInOrder(CHATS))).toEqual([
    ...['waits long', 'has come back', 'waits briefly', 'answered late', 'answered early'],
    ...['back soon', 'back tomorrow', 'settled', 'closed'],
  ]);
});

it('counts the chats that want somebody, and no chat that comes back later', () => {
  expect(unansweredChats(CHATS)).toBe(3);
  expect(unansweredChats([])).toBe(0);
  expect(wantedSince(chat('a', '09:00', { state: 'snoozed', waiting: '08:00', back: '12:00' }))).toBeNull();
});

// Rule: desk/DE80.
it.each([
  [
    'open',
    ['back tomorrow', 'back soon', 'answered early', 'waits briefly', 'has come back', 'answered late', 'waits long'],
  ],
  ['mine', ['back soon', 'answered late']],
  ['settled', ['closed', 'settled']],
] as const)('filters the chats that are %s', (filter, expected) => {
  expect(uuids(filterChats(CHATS, filter, 'Marta'))).toEqual(expected);
});

it('offers what is open first', () => {
  expect(CHAT_FILTERS[0]).toBe('open');
});

it.each([
  [0, ['a', 'b', 'c']],
  [1, ['a', 'b']],
  [2, ['a']],
  [3, []],
  [4, []],
])('knows with %i unread messages which ones the guest has read', (unread, read) => {
  expect([...readByGuest([{ key: 'a' }, { key: 'b' }, { key: 'c' }], unread)]).toEqual(read);
});

it('finds the newest chat of an order’s person, and none of somebody else', () => {
  const chats = [
    chat('old', '09:00', { person: 'ada' }),
    chat('new', '10:00', { person: 'ada' }),
    chat('closed', '10:30', { person: 'ada', isClosed: true }),
    chat('other', '11:00', { person: 'ben' }),
  ];
  expect(chatOfPerson(chats, 'ada')?.uuid).toBe('new');
  expect(chatOfPerson(chats, 'cleo')).toBeNull();
  expect(chatOfPerson(chats, null)).toBeNull();
});

// Rule: chat/CH41.
it('names who else has a chat open', () => {
  expect(openWithOthers({ open_with: ['Eva', 'Marta'] }, 'Marta')).toEqual(['Eva']);
});
