import { groupedBy } from './grouped-by';

it('groups items by a key, groups and items in the order in which they come', () => {
  const groups = groupedBy(['pear', 'apple', 'plum', 'apricot'], ([letter]) => letter);
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple', 'apricot']],
  ]);
  expect([...groupedBy([], String)]).toEqual([]);
});
