import { listedHotels } from './hotel-list';

const hotel = (code: string, title: string, order: string | null = null, chat: string | null = null) => ({
  code,
  title,
  oldest: order === null ? null : { created_at: order },
  chat_waiting_since: chat,
});

const HOTELS = [
  hotel('b', 'Ångström', null),
  hotel('c', 'Marina', '2026-05-01T10:05:00.000Z'),
  hotel('d', 'Aurora', null, '2026-05-01T10:00:00.000Z'),
  hotel('a', 'Cala Verde', '2026-05-01T10:01:00.000Z', '2026-05-01T10:09:00.000Z'),
];

const codes = (text: string, order: 'oldest' | 'name') =>
  listedHotels(HOTELS, { text, order, locale: 'en' }).map(({ code }) => code);

it('lists first the hotel whose order or chat has waited longest, and last, by name, those where nothing waits', () => {
  expect(codes('', 'oldest')).toEqual(['d', 'a', 'c', 'b']);
});

it('lists hotels by name in the order of the language', () => {
  expect(codes('', 'name')).toEqual(['b', 'd', 'a', 'c']);
});

it.each([
  ['part of a title in another case', ' VERDE', ['a']],
  ['a code', 'c', ['a', 'c']],
  ['nothing that any hotel has', 'xyz', []],
])('finds hotels by %s', (_what, text, found) => {
  expect(codes(text, 'name')).toEqual(found);
});
