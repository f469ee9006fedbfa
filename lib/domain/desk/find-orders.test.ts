import { findOrders, laneWithHits, sectionsBelow } from './find-orders';

const order = (num: string, number_room: string | null, section: number | null) => ({
  num,
  number_room,
  products: [{ repeat: section === null ? null : { section_id: section } }],
});

const ORDERS = [order('12', '214', 10), order('21', '12a', 11), order('3', null, null)];
const numbers = (text: string, sections: ReadonlySet<number> | null = null) =>
  findOrders(ORDERS, { text, sections }).map(({ num }) => num);

it.each([
  ['', ['12', '21', '3']],
  ['12', ['12', '21']],
  ['#12', ['12', '21']],
  [' 21', ['12', '21']],
  ['12A', ['21']],
  ['14', []],
  ['3', ['3']],
])('finds orders by “%s”: number or beginning of the room', (text, found) => {
  expect(numbers(text)).toEqual(found);
});

it('finds what stands in a section or below it', () => {
  const sections = [
    { id: 11, parent_id: 10 },
    { id: 10, parent_id: 1 },
    { id: 1, parent_id: null },
    { id: 5, parent_id: null },
  ];
  expect(numbers('', sectionsBelow(sections, 1))).toEqual(['12', '21']);
  expect(numbers('', sectionsBelow(sections, 11))).toEqual(['21']);
  expect(numbers('', sectionsBelow(sections, 5))).toEqual([]);
});

it.each([
  ['the chosen lane while it has a hit', { new: [1], preparation: [], way: [1], done: [1] }, 'new', 'new'],
  ['the first lane with a hit', { new: [], preparation: [1], way: [1], done: [] }, 'new', 'preparation'],
  ['the chosen lane where only what is done has one', { new: [], preparation: [], way: [], done: [1] }, 'new', 'new'],
  ['the chosen lane where none has a hit', { new: [], preparation: [], way: [], done: [] }, 'way', 'way'],
] as const)('desk/DE62: a search shows %s', (_what, found, chosen, shown) => {
  expect(laneWithHits(found, { lanes: ['new', 'preparation', 'way'], chosen })).toBe(shown);
});
