import { chatOfPerson, chatsInOrder, readByGuest, unansweredChats } from './chats';

const chat = (uuid: string, waiting: string | null, updated: string, person = uuid) => ({
  uuid,
  waiting_since: waiting === null ? null : `2026-05-01T${waiting}:00.000Z`,
  updated_at: `2026-05-01T${updated}:00.000Z`,
  guest: { person_uuid: person },
});
const CHATS = [
  chat('answered early', null, '09:00'),
  chat('waits briefly', '10:05', '10:06'),
  chat('answered late', null, '10:10'),
  chat('waits long', '09:50', '10:09'),
];

it('puts whose guest waits longest first, and then where somebody wrote last', () => {
  const order = chatsInOrder(CHATS).map(({ uuid }) => uuid);
  expect(order).toEqual(['waits long', 'waits briefly', 'answered late', 'answered early']);
});

it('counts the chats that wait for an answer', () => {
  expect(unansweredChats(CHATS)).toBe(2);
  expect(unansweredChats([])).toBe(0);
});

it.each([
  [0, ['a', 'b', 'c']],
  [1, ['a', 'b']],
  [3, []],
  [9, []],
])('knows with %i unread messages which ones the guest has read', (unread, read) => {
  expect([...readByGuest([{ key: 'a' }, { key: 'b' }, { key: 'c' }], unread)]).toEqual(read);
});

it('finds the newest chat of an order’s person, and none of somebody else', () => {
  const chats = [
    chat('old', null, '09:00', 'ada'),
    chat('new', null, '10:00', 'ada'),
    chat('other', null, '11:00', 'ben'),
  ];
  expect(chatOfPerson(chats, 'ada')?.uuid).toBe('new');
  expect(chatOfPerson(chats, 'cleo')).toBeNull();
  expect(chatOfPerson(chats, null)).toBeNull();
});
