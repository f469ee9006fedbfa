import type { Order, PlacedOrder } from '@/lib/contract/order';
import type { OrderBody } from '@/lib/domain/orders/order-body';

/** The server behind a network: converts a request to a response. */
export type Server = (request: Request) => Promise<Response>;

/**
 * A platform in memory that stores an order once for each uuid. `payAt`: the URL of the payment page; null: no online
 * payment.
 */
export function orderServer(payAt: () => string | null): { orders: Map<string, OrderBody>; response: Server } {
  const orders = new Map<string, OrderBody>();
  const place = async (request: Request): Promise<PlacedOrder> => {
    const body: OrderBody = await request.json();
    const isNew = !orders.has(body.uuid);
    if (isNew) orders.set(body.uuid, body);
    return {
      order: { uuid: body.uuid, num: '1' },
      initiator: { uuid: 'person-1' },
      pay_data: payAt() === null ? null : { response: { formUrl: payAt() } },
      already_placed: !isNew,
    };
  };
  const check = (request: Request) => {
    const known = new URL(request.url).searchParams.getAll('order_uuids[]').filter((uuid) => orders.has(uuid));
    const integration_payment = { status_id: 'goes', extra: { payment_link: payAt() } };
    return { draft: known.map((uuid) => ({ uuid, integration_payment }) as Order), pending: [], histories: [] };
  };
  return {
    orders,
    response: async (request) =>
      Response.json({ data: request.method === 'POST' ? await place(request) : check(request) }),
  };
}
