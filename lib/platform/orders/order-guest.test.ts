import type { OrderBody } from '@/lib/domain/orders/order-body';
import { option } from '@/tests/builders/orders/order-lines';
import { orderOf, soup, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import type { DeskOrder } from './order-card';

let platform: TestPlatform;
beforeEach(async () => {
  platform = await testPlatform(await emptySqlite());
  platform.files.change('aurora/sections/10-kitchen.json', (section) => {
    const name = { id: 1090, title: 'On the cake', ptype_id: 'text', pcode_id: 'name' };
    (section.products as unknown[]).push({ id: 109, title: 'Cake', price: 10, options: [name] });
  });
  await platform.restart();
});
afterEach(() => platform.close());

async function readByStaff(changes: Partial<OrderBody>): Promise<DeskOrder | undefined> {
  expect((await platform.post('/api/v1/orders', orderOf('aurora', changes))).status).toBe(200);
  const [order] = (await platform.desk('aurora', '/orders')).body.data as readonly DeskOrder[];
  return order;
}

const cakeFor = (name: string | null) => ({
  ...soup(10),
  product: { id: 109, property: { id: 1090, properties: [option(1090, name)] } },
});
const named = (name: string | null) => ({ properties: [option(5000, name)] });

it('stores the guest’s name from the order-level options rather than from a product’s, trimmed', async () => {
  const both = { property: named('  Ada '), products: [cakeFor('Grace')] };
  expect(await readByStaff(both)).toMatchObject({ guest: { name: 'Ada', phone: null } });
});

it('stores the guest’s name from a product’s options when the order-level options are not answered', async () => {
  for (const blank of [null, '  ', '\u200b\u3164']) {
    const order = await readByStaff({ property: named(blank), products: [cakeFor('Grace')] });
    expect(order).toMatchObject({ guest: { name: 'Grace', phone: null }, properties: [] });
  }
});

it('stores the room and an answer that is a number with the digits 0–9', async () => {
  const order = await readByStaff({ room_number: ' ١٠١\u200b', property: named('٢٣') });
  expect(order).toMatchObject({ number_room: '101', guest: { name: '23' } });
});

it('stores null for a name, phone or room that the guest has not given', async () => {
  platform.files.change('aurora/hotel.json', (hotel) => {
    hotel.is_room_number_property = false;
  });
  await platform.restart();
  expect(await readByStaff({ room_number: '  ' })).toMatchObject({
    guest: { name: null, phone: null },
    number_room: null,
  });
});
