import { NO_FIGURES, orderedTogether, orderFigures, popularProducts, type SentOrder } from './order-figures';

/** So many orders of other products by one guest each, so that a hotel has figures at all. */
const others = (count: number, guests = count): readonly SentOrder[] =>
  Array.from({ length: count }, (_, index) => ({ guest: `other ${index % guests}`, products: [900] }));

const ordersOf = (guests: number, ...products: readonly number[]): readonly SentOrder[] =>
  Array.from({ length: guests }, (_, index) => ({ guest: `${products} ${index}`, products }));

it.each<[string, readonly SentOrder[]]>([
  ['no orders', []],
  ['49 orders', others(49)],
  ['50 orders of 19 guests', others(50, 19)],
])('has no figures for %s', (_title, orders) => {
  expect(orderFigures(orders)).toBe(NO_FIGURES);
});

it.each<[string, readonly SentOrder[], readonly number[]]>([
  ['what five guests have ordered with it', ordersOf(5, 1, 2), [2]],
  ['nothing that only four guests have ordered with it', ordersOf(4, 1, 2), []],
  [
    'nothing that one guest has ordered with it five times',
    ordersOf(5, 1, 2).map((order) => ({ ...order, guest: 'one' })),
    [],
  ],
  ['what more guests have ordered first, then by id', [...ordersOf(5, 1, 4), ...ordersOf(6, 1, 5, 3)], [3, 5, 4]],
  ['not the product itself, ordered twice', ordersOf(9, 1, 1), []],
])('finds ordered together: %s', (_title, orders, expected) => {
  expect(orderedTogether(orderFigures([...others(50), ...orders]), [1])).toEqual(expected);
});

it('adds up what was ordered with several products, without them', () => {
  const figures = orderFigures([...others(50), ...ordersOf(5, 1, 3), ...ordersOf(6, 1, 2, 4), ...ordersOf(7, 2, 3)]);
  // 5 + 7 guests for 3, and 6 + 6 for 4, which were counted with each of the two.
  expect(orderedTogether(figures, [1, 2])).toEqual([3, 4]);
});

const list = (...ids: readonly number[]) => ids.map((id) => ({ id, price: 5 }));

it.each<[string, readonly { id: number; price: number }[], readonly number[]]>([
  ['none of three products', list(1, 2, 3), []],
  ['one of four', list(1, 2, 3, 4), [2]],
  ['two of eight, by most guests', list(1, 2, 3, 4, 5, 6, 7, 8), [2, 1]],
  [
    'three at most, and none that fewer than five guests have ordered',
    list(1, 2, 3, 4, ...Array(20).fill(7)),
    [2, 1, 3],
  ],
  ['nothing that costs nothing', list(1, 2, 3, 4).map((each) => ({ ...each, price: each.id === 2 ? 0 : 5 })), [1]],
])('marks as popular %s', (_title, products, expected) => {
  const figures = orderFigures([
    ...others(50),
    ...ordersOf(8, 1),
    ...ordersOf(9, 2),
    ...ordersOf(5, 3),
    ...ordersOf(4, 4),
  ]);
  expect(popularProducts(figures, products)).toEqual(expected);
});
