import { checkbox, choice, kit, select } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct } from '@/tests/builders/orders/lines';
import { wantedStock } from './wanted-stock';

const TODAY = '2026-05-01';
const wanted = (line: Parameters<typeof cartLine>[0], days: readonly string[] = []) =>
  wantedStock([cartLine(line)], {
    dueTimes: [days.map((day) => ({ at: `${day}T10:00`, isWholeDay: false }))],
    today: TODAY,
  }).map(({ item, day, pieces }) => `${item} ${day} ${pieces}`);

it('wants the pieces of a line for today when it names no time', () => {
  expect(wanted({ quantity: 3 })).toEqual([`product:31 ${TODAY} 3`]);
});

it('wants them for each day that the line names, once where it names several times of a day', () => {
  expect(wanted({ quantity: 2 }, ['2026-05-02', '2026-05-02', '2026-05-04'])).toEqual([
    'product:31 2026-05-02 2',
    'product:31 2026-05-04 2',
  ]);
});

it('wants each chosen choice for every piece of the line, in its own quantity', () => {
  const property = kit(
    select({ id: 7, value: 71, attrs: [choice({ id: 71 }), choice({ id: 72 })] }),
    checkbox({
      id: 8,
      pcode_id: 'quantity',
      attrs: [choice({ id: 81, checked: true, quantity: 2 }), choice({ id: 82, quantity: 5 })],
    }),
  );
  expect(wanted({ quantity: 3, product: cartProduct({ property }) })).toEqual([
    `product:31 ${TODAY} 3`,
    `choice:7:71 ${TODAY} 3`,
    `choice:8:81 ${TODAY} 6`,
  ]);
});
