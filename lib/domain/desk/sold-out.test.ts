import { affectedOrders, isLineSoldOut, soldOutItems } from './sold-out';

const line = (product_id: number, section_id: number, quantity = 1) => ({
  quantity,
  repeat: { product_id, section_id },
});
const order = (
  num: string,
  ostatus_id: string,
  ...products: { quantity: number; repeat: ReturnType<typeof line>['repeat'] | null }[]
) => ({
  num,
  ostatus_id,
  products,
});

const read = (orders: Parameters<typeof affectedOrders>[0], products: number[], sections: number[] = []) =>
  affectedOrders(orders, { products: new Set(products), sections: new Set(sections) }).map(
    ({ order: { num }, pieces }) => [num, pieces],
  );

describe('desk/DE67: the open orders that have what is sold out', () => {
  const orders = [
    order('10', 'accepted', line(1, 5, 2), line(1, 5), line(2, 5)),
    order('9', 'draft', line(1, 5)),
    order('8', 'approved', line(2, 6)),
    order('7', 'done', line(1, 5)),
    order('6', 'cancelled', line(1, 5)),
    order('5', 'draft', { quantity: 3, repeat: null }),
  ];

  it('adds up the pieces of each order, the oldest first, and leaves out what has ended', () => {
    expect(read(orders, [1])).toEqual([
      ['9', 1],
      ['10', 3],
    ]);
  });

  it('knows them by a section too', () => {
    expect(read(orders, [], [6])).toEqual([['8', 1]]);
    expect(read(orders, [], [5, 6])).toEqual([
      ['8', 1],
      ['9', 1],
      ['10', 4],
    ]);
  });

  it('finds none where nothing open has it', () => {
    expect(read(orders, [3])).toEqual([]);
    expect(read([], [1])).toEqual([]);
  });
});

it('knows what is sold out with a section: all below it', () => {
  const sections = [
    { id: 5, parent_id: null },
    { id: 51, parent_id: 5 },
    { id: 6, parent_id: null },
  ];
  const items = soldOutItems(
    [
      { kind: 'section', id: 5 },
      { kind: 'product', id: 9 },
    ],
    sections,
  );
  expect([line(1, 5), line(1, 51), line(9, 6), line(1, 6)].map((each) => isLineSoldOut(each, items))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(isLineSoldOut({ repeat: null }, items)).toBe(false);
});
