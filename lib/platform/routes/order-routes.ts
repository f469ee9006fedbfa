import { Hono } from 'hono';
import { routerPath } from '@/lib/contract/guest-routes';
import type { OrderGroups } from '@/lib/contract/order';
import { readUuids } from '@/lib/domain/http/parameters';
import { MAX_CHECKED_ORDERS } from '@/lib/domain/orders/order-query';
import { groupOfStatus } from '@/lib/domain/orders/order-status';
import type { PlatformContext } from '../context';
import { cancelByGuest } from '../orders/cancel-order';
import { confirmReceipt } from '../orders/confirm-receipt';
import { orderCards } from '../orders/order-card';
import { placeOrder } from '../orders/place-order';
import { quoteOrder } from '../orders/quote-order';
import { rateByGuest } from '../orders/rate-order';
import { tipByGuest } from '../orders/tip-order';
import { findHotel } from '../stores/hotels';
import { ordersByUuids } from '../stores/orders';
import { readJson } from './body';
import { data, notFound, refusal, refuse, respond } from './responses';

/** The gateway sets this header from the cookies that prove a guest's room, with blanks between them. */
export const ROOM_PASS_HEADER = 'x-room-pass';

/**
 * The calls with which guests place, list, cancel, rate and tip orders, and by which a receipt is checked. Rules:
 * platform-calls/W15, platform-calls/W16, platform-calls/W27, platform-calls/W29, platform-calls/W34.
 */
export function orderRoutes(context: PlatformContext): Hono {
  const { database } = context;
  const routes = new Hono();

  routes.post(routerPath('placeOrder'), async ({ req }) => {
    const body = await readJson(req.raw);
    if (!body.ok) return refusal(body.refusal);
    const passes = req.header(ROOM_PASS_HEADER)?.split(' ') ?? [];
    const sender = { passes, address: req.header('x-forwarded-for') ?? '' };
    return respond(await placeOrder(context, body.value, sender));
  });

  routes.post(routerPath('quoteOrder'), async ({ req }) => {
    const body = await readJson(req.raw);
    return body.ok ? respond(await quoteOrder(context, body.value)) : refusal(body.refusal);
  });

  routes.post(routerPath('cancelOrder'), async ({ req }) => {
    const body = await readJson(req.raw);
    return body.ok ? respond(await cancelByGuest(context, body.value)) : refusal(body.refusal);
  });

  routes.post(routerPath('rateOrder'), async ({ req }) => {
    const body = await readJson(req.raw);
    return body.ok ? respond(await rateByGuest(context, body.value)) : refusal(body.refusal);
  });

  routes.post(routerPath('tipOrder'), async ({ req }) => {
    const body = await readJson(req.raw);
    return body.ok ? respond(await tipByGuest(context, body.value)) : refusal(body.refusal);
  });

  routes.get(routerPath('checkOrders'), async ({ req }) => {
    const hotel = await findHotel(database.db, { code: req.param('hotel') });
    if (hotel === null) return notFound();
    const uuids = readUuids(req.url, 'order_uuids', MAX_CHECKED_ORDERS + 1);
    if (uuids.length > MAX_CHECKED_ORDERS) return refuse('invalid', { order_uuids: `At most ${MAX_CHECKED_ORDERS}.` });
    const orders = await ordersByUuids(database.db, hotel.code, uuids);
    const cards = await orderCards(context, hotel, orders);
    const inGroup = (group: keyof OrderGroups) => cards.filter((card) => groupOfStatus(card.ostatus_id) === group);
    const groups: OrderGroups = {
      draft: inGroup('draft'),
      pending: inGroup('pending'),
      histories: inGroup('histories'),
    };
    return data(groups);
  });

  routes.get('/hotels/:code/receipts/:receipt', async ({ req }) =>
    respond(await confirmReceipt(context, req.param('code'), req.param('receipt'))),
  );

  return routes;
}
