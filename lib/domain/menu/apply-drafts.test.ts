import fc from 'fast-check';
import { applyDrafts, type Draft } from './apply-drafts';
import { itemValue } from './item-value';
import type { FileValue, MenuItem } from './menu-item';
import { childrenOf, readTree, sectionsInOrder } from './menu-tree';
import { writeFiles } from './write-files';

const product = (id: number) => ({ id, title: `Dish ${id}`, price: id });
const FILES = {
  'hotel.json': { title: 'Hotel' },
  'sections/10-kitchen.json': { id: 10, title: 'Kitchen', products: [product(100), product(101)] },
  'sections/20-spa.json': {
    id: 20,
    title: 'Spa',
    sections: [{ id: 21, title: 'Massages', products: [product(210)] }],
  },
};
const TREE = readTree(FILES);

let version = 0;
const draft = (item: MenuItem, value: FileValue | null, more: Partial<Draft> = {}): Draft => {
  version += 1;
  return { item, value, base: itemValue(TREE, item), parent: null, version, ...more };
};
const order = (sections: readonly number[], products: readonly number[] = []) => ({ sections, products });
const after = (...drafts: readonly Draft[]) => applyDrafts(TREE, drafts);
const shapeOf = ({ tree }: ReturnType<typeof after>) =>
  sectionsInOrder(tree).map((id) => [id, ...childrenOf(tree, id).products]);

it('writes the same files when there are no drafts', () => {
  expect(writeFiles(after().tree, FILES)).toEqual(FILES);
});

it.each<[string, readonly Draft[], readonly (readonly number[])[]]>([
  ['changes nothing of the order by a changed value', [draft('product:100', { id: 100, title: 'Soup' })], BEFORE()],
  ['adds a product at the end', [draft('product:7', product(7), { parent: 21 })], [[10, 100, 101], [20], [21, 210, 7]]],
  [
    'adds a product before its section, which was saved again since',
    [draft('product:7', product(7), { parent: 8 }), draft('section:8', { id: 8 }, { parent: 20 })],
    [[10, 100, 101], [20], [21, 210], [8, 7]],
  ],
  ['puts children in order', [draft('sequence:10', order([], [101, 100]))], [[10, 101, 100], [20], [21, 210]]],
  [
    'keeps those that an order does not name',
    [draft('sequence:10', order([], [101]))],
    [[10, 101, 100], [20], [21, 210]],
  ],
  [
    'ignores unknown ids of an order',
    [draft('sequence:10', order([5], [9, 101, 101]))],
    [[10, 101, 100], [20], [21, 210]],
  ],
  ['moves a product', [draft('sequence:21', order([], [100, 210]))], [[10, 101], [20], [21, 100, 210]]],
  ['moves a section to the top', [draft('sequence:root', order([21, 10, 20]))], [[21, 210], [10, 100, 101], [20]]],
  ['moves no section into itself', [draft('sequence:20', order([20, 21]))], BEFORE()],
  ['moves no section below itself', [draft('sequence:21', order([20]))], BEFORE()],
  [
    'lets the later of two orders win',
    [draft('sequence:20', order([21], [100])), draft('sequence:21', order([], [100, 210]))],
    [[10, 101], [20], [21, 100, 210]],
  ],
  [
    'breaks no ring of two moves',
    [draft('sequence:10', order([20])), draft('sequence:21', order([10]))],
    [[10, 100, 101], [20], [21, 210]],
  ],
  ['deletes a product', [draft('product:100', null)], [[10, 101], [20], [21, 210]]],
  ['deletes a section with what is in it', [draft('section:20', null)], [[10, 100, 101]]],
  [
    'keeps what was moved out of a deleted section',
    [draft('section:20', null), draft('sequence:10', order([], [210]))],
    [[10, 210, 100, 101]],
  ],
  [
    'deletes what is new in a deleted section',
    [draft('product:7', product(7), { parent: 21 }), draft('section:20', null)],
    [[10, 100, 101]],
  ],
])('%s', (_what, drafts, shape) => expect(shapeOf(after(...drafts))).toEqual(shape));

function BEFORE() {
  return [[10, 100, 101], [20], [21, 210]];
}

it.each<[string, Draft]>([
  ['a changed product that is not there any more', draft('product:999', product(999), { base: product(999) })],
  ['a new product in a section that is not there', draft('product:7', product(7), { parent: 999 })],
  ['the order of a section that is not there', draft('sequence:999', order([], [100]))],
])('calls lost: %s', (_what, lost) => {
  const applied = after(lost);
  expect(applied.lost).toEqual([lost.item]);
  expect(shapeOf(applied)).toEqual(BEFORE());
});

it('keeps what another has published of fields that a draft has not changed', () => {
  const base = { id: 100, title: 'Soup', price: 4, diets: ['vegan'] };
  const mine = { id: 100, title: 'Cold soup', price: 4, diets: ['vegan'] };
  const applied = after(draft('product:100', mine, { base }));
  // Published since: the price, and no diets any more.
  expect(applied.tree.products.get(100)?.value).toEqual({ id: 100, title: 'Cold soup', price: 100 });
});

it('keeps the languages of a text that an undo has restored and a draft has not changed', () => {
  const titled = (title: FileValue) => ({ id: 100, title });
  const restored = readTree({ 'sections/10.json': { id: 10, products: [titled({ en: 'Soup', fr: 'Soupe' })] } });
  const mine = draft('product:100', titled({ en: 'Soup', fr: 'Potage', de: 'Suppe' }), {
    base: titled({ en: 'Soup', fr: 'Potage' }),
  });
  const { tree } = applyDrafts(restored, [mine]);
  expect(tree.products.get(100)?.value.title).toEqual({ en: 'Soup', fr: 'Soupe', de: 'Suppe' });
});

it('loses and doubles nothing, whatever is moved where', () => {
  const places = fc.constantFrom<MenuItem>('sequence:root', 'sequence:10', 'sequence:20', 'sequence:21');
  const sections = fc.array(fc.constantFrom(10, 20, 21, 5));
  const products = fc.array(fc.constantFrom(100, 101, 210, 5));
  fc.assert(
    fc.property(fc.array(fc.tuple(places, sections, products), { maxLength: 6 }), (moves) => {
      const { tree } = after(...moves.map(([item, inner, dishes]) => draft(item, order(inner, dishes))));
      expect([...sectionsInOrder(tree)].sort()).toEqual([10, 20, 21]);
      const all = sectionsInOrder(tree).flatMap((id) => childrenOf(tree, id).products);
      expect([...all].sort()).toEqual([100, 101, 210]);
      for (const [id, { parent }] of tree.products) expect(childrenOf(tree, parent).products).toContain(id);
    }),
  );
});
