import { allDay } from './all-day';

const line = (product_id: number | null, title: string, quantity: number) => ({
  product: { title: { en: title } },
  quantity,
  repeat: product_id === null ? null : { product_id, section_id: 5 },
});

it('adds up the portions of each dish over all orders, most first, and says which orders have it', () => {
  const orders = [
    { uuid: 'a', products: [line(1, 'Margherita', 2), line(2, 'Salad', 1)] },
    { uuid: 'b', products: [line(1, 'Margherita', 12), line(3, 'Cake', 1), line(1, 'Margherita', 1)] },
  ];
  expect(allDay(orders, 'en').map(({ title, quantity, orders }) => [title, quantity, [...orders]])).toEqual([
    [{ en: 'Margherita' }, 15, ['a', 'b']],
    [{ en: 'Cake' }, 1, ['b']],
    [{ en: 'Salad' }, 1, ['a']],
  ]);
});

it('knows a dish that has left the files by its title', () => {
  const orders = [
    { uuid: 'a', products: [line(null, 'Soup', 1), line(null, 'Tea', 1)] },
    { uuid: 'b', products: [line(null, 'Soup', 1)] },
  ];
  expect(allDay(orders, 'en').map(({ key, quantity }) => [key, quantity])).toEqual([
    ['Soup', 2],
    ['Tea', 1],
  ]);
});

it('is empty without orders', () => {
  expect(allDay([], 'en')).toEqual([]);
});
