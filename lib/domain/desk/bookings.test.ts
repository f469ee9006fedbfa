import { textIn } from '../i18n/text';
import { bookingsOf } from './bookings';

const line = (product_id: number | null, title: string) => ({
  product: { title: { en: title } },
  repeat: product_id === null ? null : { product_id },
});
const entry = (num: string, local: string, product: ReturnType<typeof line>, isWholeDay = false) => ({
  ...{
    key: `${num} ${local}`,
    order: { num, products: [product] },
    line: 0,
    at: `${local}:00.000Z`,
    local,
    isWholeDay,
  },
});
const massage = line(1, 'Massage');
const boat = line(2, 'Boat');

describe('bookingsOf: desk/DE95', () => {
  const read = (entries: ReturnType<typeof entry>[], date = '2026-06-21') => {
    const { products, times } = bookingsOf(entries, date, 'en');
    const rooms = products.map(({ title, at }) => [
      textIn(title, 'en'),
      Object.fromEntries([...at].map(([time, all]) => [time, all.map(({ order }) => order.num)])),
    ]);
    return { times, products: Object.fromEntries(rooms) };
  };

  it('shows who has which time of which product on a day', () => {
    const entries = [
      entry('1', '2026-06-21T11:00', massage),
      entry('2', '2026-06-21T09:00', boat),
      entry('3', '2026-06-21T11:00', massage),
      entry('4', '2026-06-22T11:00', massage),
    ];
    expect(read(entries)).toEqual({
      times: ['09:00', '11:00'],
      products: { Boat: { '09:00': ['2'] }, Massage: { '11:00': ['1', '3'] } },
    });
    expect(Object.keys(read(entries).products)).toEqual(['Boat', 'Massage']);
    expect(read(entries, '2026-06-23')).toEqual({ times: [], products: {} });
  });

  it('has what is for a whole day first, and knows what has left the files by its title', () => {
    const entries = [
      entry('1', '2026-06-21T07:00', line(null, 'Sauna')),
      entry('2', '2026-06-21T08:00', line(null, 'Sauna'), true),
    ];
    expect(read(entries)).toEqual({ times: ['', '07:00'], products: { Sauna: { '': ['2'], '07:00': ['1'] } } });
  });
});
