import { readTree } from './menu-tree';
import { changesBetween, summarise } from './version-summary';

it('says what a version has changed, the sections before the products', () => {
  const products = [
    { id: 100, title: 'Soup' },
    { id: 101, title: 'Salad' },
    { id: 102, title: 'Tea' },
  ];
  const before = readTree({
    'sections/1.json': { id: 10, title: 'Kitchen', products },
    'sections/2.json': { id: 20, title: 'Spa' },
  });
  const after = readTree({
    'sections/1.json': { id: 10, title: 'Kitchen', products: [products[1], { id: 100, title: 'Cold soup' }] },
    'sections/3.json': { id: 30, title: 'Bar', products: [products[2], { id: 103, title: 'Gin' }] },
  });
  const changes = changesBetween(before, after);
  expect(changes.map(({ item, kind }) => [item, kind])).toEqual([
    ['section:20', 'deleted'],
    ['section:30', 'new'],
    ['product:100', 'changed'],
    ['product:102', 'moved'],
    ['product:103', 'new'],
    ['section:10', 'moved'],
  ]);
  expect(summarise({ kind: 'published', restored: null }, changes).counts).toEqual({
    new: 2,
    changed: 1,
    deleted: 1,
    moved: 2,
  });
  expect(changesBetween(before, before)).toEqual([]);
});
