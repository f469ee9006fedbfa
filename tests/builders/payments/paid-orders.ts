import type { Order } from '@/lib/contract/order';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { guestOrder, type HotelCode, orderOf, placedIn, type TestPlatform } from '../platform/embedded-platform';

/** The id of the test hotels' online payment. */
export const ONLINE = 3;

/** The price of an order of the test hotel aurora, in thousandths. */
export const TOTAL = 4950;

/** Methods to place orders that are paid online, and to read what became of their money. */
export function paidOrders(platform: TestPlatform) {
  /** Places an order. `token`: of the guest's payment link. */
  const place = async (code: HotelCode = 'aurora', changes: Partial<OrderBody> = {}) => {
    const body = orderOf(code, { payment: ONLINE, ...changes });
    const placed = placedIn(await platform.post('/api/v1/orders', body));
    const formUrl = placed.pay_data?.response.formUrl ?? '';
    return { uuid: body.uuid, num: placed.order.num ?? '', body, placed, formUrl, token: formUrl.replace('/pay/', '') };
  };
  const read = async (uuid: string, code: HotelCode = 'aurora'): Promise<Order> => {
    const order = await guestOrder(platform, code, uuid);
    if (order === undefined) throw new Error('there is no such order');
    return order;
  };
  return {
    place,
    read,
    /** The money of an order as its guest reads it. */
    money: async (uuid: string, code: HotelCode = 'aurora') => (await read(uuid, code)).money,
    /** Staff move an order. */
    move: (uuid: string, action: string, body: object = {}, code: HotelCode = 'aurora') =>
      platform.desk(code, `/orders/${uuid}/${action}`, body),
    /** Lets the time pass in which a move can be undone, and moves the money: one step may lead to another. */
    moveMoney: async (seconds = 15) => {
      platform.advanceSeconds(seconds);
      for (let steps = 0; steps < 3; steps += 1) await platform.app.moneyMover.runOnce();
    },
  };
}
