import { chatOfPerson, chatsInOrder, readByGuest, unansweredChats } from './chats';

const chat = (uuid: string, waiting: string | null, updated: string, person = uuid, isClosed = false) => ({
  uuid,
  waiting_since: waiting === null ? null : `2026-05-01T${waiting}:00.000Z`,
  closed_at: isClosed ? '2026-05-01T11:00:00.000Z' : null,
  updated_at: `2026-05-01T${updated}:00.000Z`,
  guest: { person_uuid: person },
});
const CHATS = [
  chat('closed', null, '10:30', 'cleo', true),
  chat('answered early', null, '09:00'),
  chat('waits briefly', '10:05', '10:06'),
  chat('answered late', null, '10:10'),
  chat('waits long', '09:50', '10:09'),
];

it('puts whose guest waits longest first, and then where somebody wrote last, and closed chats at the end', () => {
  const order = chatsInOrder(CHATS).map(({ uuid }) => uuid);
  expect(order).toEqual(['waits long', 'waits briefly', 'answered late', 'answered early', 'closed']);
});

it('counts the chats that wait for an answer', () => {
  expect(unansweredChats(CHATS)).toBe(2);
  expect(unansweredChats([])).toBe(0);
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
    chat('old', null, '09:00', 'ada'),
    chat('new', null, '10:00', 'ada'),
    chat('closed', null, '10:30', 'ada', true),
    chat('other', null, '11:00', 'ben'),
  ];
  expect(chatOfPerson(chats, 'ada')?.uuid).toBe('new');
  expect(chatOfPerson(chats, 'cleo')).toBeNull();
  expect(chatOfPerson(chats, null)).toBeNull();
});
