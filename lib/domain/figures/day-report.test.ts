import { staffWithChats, topSection } from './day-report';

const NONE = { count: 0, ms: 0 };

it('adds to each person the chats in which they wrote, and lists those who only wrote', () => {
  const staff = [
    { name: 'Marta', accepted: 2, accepting: { count: 2, ms: 100 }, delivered: 0 },
    { name: null, accepted: 1, accepting: NONE, delivered: 1 },
  ];
  expect(
    staffWithChats(staff, [
      { name: 'Marta', chats: 3 },
      { name: 'Nuria', chats: 1 },
    ]),
  ).toEqual([
    { ...staff[0], chats: 3 },
    { ...staff[1], chats: 0 },
    { name: 'Nuria', accepted: 0, accepting: NONE, delivered: 0, chats: 1 },
  ]);
});

it.each([
  [1, 1],
  [12, 1],
  [121, 1],
  // Gone from the hotel's files.
  [99, 99],
  // A circle ends.
  [7, 7],
])('finds above section %d the section %d', (id, top) => {
  const sections = [
    { id: 1, parent_id: null },
    { id: 12, parent_id: 1 },
    { id: 121, parent_id: 12 },
    { id: 7, parent_id: 7 },
  ];
  expect(topSection(new Map(sections.map((section) => [section.id, section])), id)).toBe(top);
});
