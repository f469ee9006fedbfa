import type { Draft } from './apply-drafts';
import { itemValue } from './item-value';
import type { FileValue, MenuItem } from './menu-item';
import { readTree } from './menu-tree';
import { idleOrders, rehomeDrafts } from './settle-drafts';

const TREE = readTree({
  'sections/10-kitchen.json': { id: 10, products: [{ id: 100 }, { id: 101 }] },
  'sections/20-spa.json': { id: 20, products: [{ id: 200 }] },
});
let version = 0;
const draft = (item: MenuItem, value: FileValue | null, parent: number | null = null): Draft => {
  version += 1;
  return { item, value, base: itemValue(TREE, item), parent, version };
};
const order = (products: readonly number[], sections: readonly number[] = []) => ({ sections, products });
const made = (kind: 'section' | 'product', id: number, parent: number | null) => draft(`${kind}:${id}`, { id }, parent);

it.each<[string, readonly Draft[], readonly MenuItem[]]>([
  ['one as it is published', [draft('sequence:20', order([200]))], ['sequence:20']],
  ['none that names others', [draft('sequence:20', order([200, 100]))], []],
  [
    'none that takes back what another order names',
    [draft('sequence:10', order([100, 101, 200])), draft('sequence:20', order([200]))],
    [],
  ],
  ['none of a new section', [made('section', 1, null), draft('sequence:1', order([]))], []],
])('calls idle of orders %s', (_what, drafts, idle) => expect(idleOrders(TREE, drafts)).toEqual(idle));

const BAR = made('section', 1, null);
const CELLAR = made('section', 2, 1);
const GIN = made('product', 3, 1);
const RIOJA = made('product', 4, 2);

it.each<[string, readonly Draft[], { moved: readonly [MenuItem, number | null][]; gone: readonly MenuItem[] }]>([
  ['what is new in it', [GIN, CELLAR, RIOJA], { moved: [], gone: ['section:2', 'product:3', 'product:4'] }],
  ['its order', [draft('sequence:1', order([100]))], { moved: [], gone: ['sequence:1'] }],
  [
    'nothing that was moved out of it',
    [GIN, draft('sequence:10', order([3, 100]))],
    { moved: [['product:3', 10]], gone: [] },
  ],
  [
    'nothing of a section that was moved out of it',
    [CELLAR, RIOJA, draft('sequence:20', order([], [2]))],
    { moved: [['section:2', 20]], gone: [] },
  ],
  [
    'what was moved inside it',
    [CELLAR, GIN, draft('sequence:2', order([3]))],
    { moved: [], gone: ['section:2', 'product:3', 'sequence:2'] },
  ],
  [
    'nothing that is new elsewhere and was moved there',
    [made('product', 5, 20), draft('sequence:1', order([5]))],
    {
      moved: [],
      gone: ['sequence:1'],
    },
  ],
])('takes with a new section %s', (_what, left, expected) => {
  const { moved, gone } = rehomeDrafts(TREE, { before: [BAR, ...left], left });
  expect(moved.map(({ item, parent }) => [item, parent])).toEqual(expected.moved);
  expect([...gone].sort()).toEqual([...expected.gone].sort());
});
