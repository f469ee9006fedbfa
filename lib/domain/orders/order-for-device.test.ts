import { checkbox, kit, option } from '@/tests/builders/catalogue/kit';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { orderBody } from './order-body';
import { banknoteIds, orderForDevice } from './order-for-device';

const notes = (id: number | string) => option({ id, pcode_id: 'banknotes', value: '2 x 50' });
const name = option({ id: 2, pcode_id: 'name', value: 'Ana' });
const cart = {
  ...cartWith(
    cartLine({ key: 'dinner', product: cartProduct({ property: kit(name, notes('8')) }) }),
    cartLine({ key: 'water', product: cartProduct({ property: null }) }),
  ),
  property: kit(notes(9), checkbox({ id: 10 })),
};
const order = orderBody({ cart, uuid: 'u', hotelId: 1, language: 'en', personUuid: null, isTemporary: true });

it('finds the banknotes options of the order and of its lines', () => {
  expect(banknoteIds(cart)).toEqual([9, '8']);
  expect(banknoteIds({ ...cart, property: null, products: [] })).toEqual([]);
});

it('blanks only the answers with the given ids, which are compared as text', () => {
  const kept = orderForDevice(order, ['9', 8]);
  expect(kept.property.properties.map(({ value }) => value)).toEqual([null, null]);
  expect(kept.products[0]?.product.property?.properties.map(({ value }) => value)).toEqual(['Ana', null]);
  expect(kept.products[1]).toEqual(order.products[1]);
  expect(orderForDevice(order, [])).toEqual(order);
});
