import { applyDrafts, type Draft } from './apply-drafts';
import { itemValue } from './item-value';
import type { FileValue, MenuItem } from './menu-item';
import { readTree } from './menu-tree';
import { writeFiles } from './write-files';

const SCHEMA = '../../../docs/schemas/section.schema.json';
const files = (...names: readonly string[]): Readonly<Record<string, unknown>> => ({
  'hotel.json': { title: 'Hotel' },
  ...Object.fromEntries(
    names.map((name, place) => [`sections/${name}.json`, { $schema: SCHEMA, id: place + 1, title: { en: name } }]),
  ),
});

function edited(
  before: Readonly<Record<string, unknown>>,
  ...changes: readonly (readonly [MenuItem, FileValue | null])[]
) {
  const tree = readTree(before);
  const drafts = changes.map(
    ([item, value], place): Draft => ({ item, value, base: itemValue(tree, item), parent: null, version: place }),
  );
  return writeFiles(applyDrafts(tree, drafts).tree, before);
}
const namesOf = (written: Readonly<Record<string, unknown>>) =>
  Object.keys(written)
    .filter((path) => path.startsWith('sections/'))
    .map((path) => path.slice('sections/'.length, -'.json'.length));

const order = (...sections: readonly number[]) => ({ sections, products: [] });

it.each([
  ['keeps names when nothing moves', files('10-a', '20-b'), [], ['10-a', '20-b']],
  ['keeps names without numbers that are in order', files('a', 'b'), [], ['a', 'b']],
  ['keeps the others’ names when one goes', files('10-a', '20-b', '30-c'), [['section:2', null]], ['10-a', '30-c']],
  [
    'numbers all anew when the order changes',
    files('10-a', '20-b'),
    [['sequence:root', order(2, 1)]],
    ['10-b', '20-a'],
  ],
  [
    'writes as many digits as the last number has',
    files('0', '1', '2', '3', '4', '5', '6', '7', '8', '9'),
    [['sequence:root', order(10, 1)]],
    ['010-9', '020-0', '030-1', '040-2', '050-3', '060-4', '070-5', '080-6', '090-7', '100-8'],
  ],
  [
    'gives a new section at the end the next number',
    files('10-a', '20-b'),
    [['section:9', { id: 9, title: { en: 'Fish & Chips', de: 'Fisch' } }]],
    ['10-a', '20-b', '30-fish-chips'],
  ],
  [
    'names a new section by its id when its title has no letters of a file name',
    files('10-a'),
    [['section:9', { id: 9, title: { ar: 'سمك' } }]],
    ['10-a', '20-9'],
  ],
  [
    'numbers all anew when the next number would stand before the last',
    files('5-a', '95-b'),
    [['section:9', { id: 9, title: 'C' }]],
    ['10-a', '20-b', '30-c'],
  ],
  ['begins with 10 when there is no section yet', files(), [['section:9', { id: 9, title: 'C' }]], ['10-c']],
] as const)('%s', (_what, before, changes, names) => {
  const written = edited(before, ...(changes as readonly (readonly [MenuItem, FileValue | null])[]));
  expect(namesOf(written)).toEqual(names);
  // The order of names is the order that guests see.
  expect([...names].sort()).toEqual(names);
  expect(written['hotel.json']).toEqual({ title: 'Hotel' });
});

it('keeps the order of a section’s fields, and puts new ones before its children', () => {
  const kitchen = { $schema: SCHEMA, id: 1, title: 'Kitchen', products: [{ id: 5, title: 'Soup' }], course: 'drink' };
  const before = { 'sections/10-kitchen.json': kitchen };
  const value = { id: 1, title: 'Kitchen', course: 'dessert', is_hidden: true };
  const written = edited(before, ['section:1', value]);
  expect(JSON.stringify(written['sections/10-kitchen.json'])).toBe(
    JSON.stringify({ ...kitchen, $schema: SCHEMA, id: 1, title: 'Kitchen' })
      .replace('"products"', '"is_hidden":true,"products"')
      .replace('drink', 'dessert'),
  );
});

it('returns the very value of a file that nobody has edited', () => {
  const before = files('10-a', '20-b');
  const written = edited(before, ['section:1', { id: 1, title: 'Other' }]);
  expect(written['sections/20-b.json']).toBe(before['sections/20-b.json']);
});

it('keeps an empty list that a file has, and makes none', () => {
  const before = { 'sections/10-a.json': { id: 1, title: 'A', products: [], sections: [] } };
  const written = edited(before, ['section:1', { id: 1, title: 'B' }]);
  expect(written['sections/10-a.json']).toEqual({ id: 1, title: 'B', products: [], sections: [] });
  const other = edited({ 'sections/10-a.json': { id: 1, title: 'A' } }, ['section:1', { id: 1, title: 'B' }]);
  expect(other['sections/10-a.json']).toEqual({ id: 1, title: 'B' });
});

it('gives a new section the schema that the other files name, and a section that moves below none', () => {
  const before = files('10-a', '20-b');
  const written = edited(before, ['section:9', { id: 9, title: 'C' }], ['sequence:1', order(2)]);
  expect(written['sections/20-c.json']).toEqual({ $schema: SCHEMA, id: 9, title: 'C' });
  expect(written['sections/10-a.json']).toEqual({
    $schema: SCHEMA,
    id: 1,
    title: { en: '10-a' },
    sections: [{ id: 2, title: { en: '20-b' } }],
  });
});
