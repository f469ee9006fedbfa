import { pizza } from '@/tests/builders/orders/order-lines';
import { paidOrders } from '@/tests/builders/payments/paid-orders';
import { fieldsIn, platformPerTest, soup } from '@/tests/builders/platform/embedded-platform';
import { COLA, openKitchenAndBar } from '@/tests/builders/platform/kitchen-and-bar';
import { memberAt } from '@/tests/builders/platform/staff-members';
import { onEachStore } from '@/tests/builders/platform/stores';
import { correct, deskOrderIn, phoned, readAtDesk } from '@/tests/builders/telephone/phoned-orders';

/** Rule: telephone-orders/TO17. */
onEachStore((emptyStore) => {
  const platform = platformPerTest(emptyStore);
  const quote = (uuid: string, lines: readonly object[]) =>
    platform.desk('aurora', `/orders/${uuid}/correct/quote`, { lines });

  it('says the total that the correction then has, and changes nothing', async () => {
    const order = await phoned(platform, { products: [soup(9, 2)] });
    const lines = [{ line_id: 1 }, pizza({ size: 10002 })];
    const quoted = await quote(order.uuid, lines);
    expect(quoted.status).toBe(200);
    expect(await readAtDesk(platform, order.uuid)).toEqual(order);
    const { final_sum, delivery_price, tip } = deskOrderIn(await correct(platform, order, lines));
    expect(quoted.body.data).toEqual({ final_sum, delivery_price, tip });
  });

  it('is what the order costs once the correction that it was asked for is made', async () => {
    const order = await phoned(platform, { products: [soup(9, 2), pizza({ size: 10002 })] });
    const { final_sum } = deskOrderIn(await correct(platform, order, [{ line_id: 1 }]));
    const quoted = await quote(order.uuid, [{ line_id: 1 }]);
    expect([quoted.status, quoted.body.data]).toMatchObject([200, { final_sum }]);
  });

  it('is refused for what the correction is refused for', async () => {
    const { uuid } = await phoned(platform);
    const wrong = await quote(uuid, [{ line_id: 1 }, soup(4)]);
    expect([wrong.status, Object.keys(fieldsIn(wrong))]).toEqual([422, ['products.100']]);
    await platform.desk('aurora', `/orders/${uuid}/cancel`, {});
    const ended = await quote(uuid, [soup(4.5)]);
    expect([ended.status, Object.keys(fieldsIn(ended))]).toEqual([422, ['status']]);
    const paid = await paidOrders(platform).place();
    expect(Object.keys(fieldsIn(await quote(paid.uuid, [soup(4.5)])))).toEqual(['online']);
  });

  it('is refused for dishes that are not a person’s', async () => {
    await openKitchenAndBar(platform);
    const bar = await memberAt(platform, 'aurora', { role: 'reception', stations: ['bar'] });
    const { uuid } = await phoned(platform, { products: [COLA] });
    const ask = (line: object) => bar.desk(`/orders/${uuid}/correct/quote`, { lines: [{ line_id: 1 }, line] });
    expect([(await ask(soup(4.5))).status, (await ask(COLA)).status]).toEqual([403, 200]);
  });
});
