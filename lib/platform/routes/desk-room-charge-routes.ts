import type { Hono } from 'hono';
import { chargeAmountOf } from '@/lib/domain/money/order-amounts';
import { compareRooms } from '@/lib/domain/rooms/compare-rooms';
import type { PlatformContext } from '../context';
import {
  LIST_OPEN_CHARGES,
  LIST_POSTED_CHARGES,
  LIST_ROOMS_TO_POST,
  OPEN_CHARGES,
  POST_CHARGES,
  POSTED_CHARGES,
  ROOMS_TO_POST,
  UNPOST_CHARGES,
} from '../desk/room-charge-calls';
import { postCharges, unpostCharges } from '../rooms/post-charges';
import { openRoomCharges, postedRoomCharges, roomsToPost } from '../rooms/room-charges';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, page } from './responses';

/** Adds the staff calls for the bills of rooms. Rules: rooms/RM17, rooms/RM18, rooms/RM20. */
export function addDeskRoomChargeRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_ROOMS_TO_POST, async ({ hotel, query }) => {
    const { cursor } = query;
    const rooms = await roomsToPost(context, hotel);
    // The room of the cursor may have nothing left to be posted.
    const left = cursor === undefined ? rooms : rooms.filter(({ room }) => compareRooms(room, cursor) > 0);
    return page(ROOMS_TO_POST.pageOf(left, query, ({ room }) => room));
  });

  onDeskCall(routes, LIST_OPEN_CHARGES, async ({ hotel, query, body }) => {
    const range = { room: body.room, after: query.cursor ?? null, limit: query.limit + 1 };
    const read = await openRoomCharges(context, hotel, range);
    const { items, next } = OPEN_CHARGES.pageOf(read, query, ({ place }) => place);
    return page({ items: items.map(({ charge }) => charge), next });
  });

  onDeskCall(routes, LIST_POSTED_CHARGES, async ({ hotel, query, body }) => {
    const range = { room: body.room, after: query.cursor ?? null, limit: query.limit + 1 };
    const read = await postedRoomCharges(context, hotel, range);
    return page(
      POSTED_CHARGES.pageOf(read, query, ({ posted_at, order_uuid, item }) => ({
        ...{ order_uuid, item },
        posted_at: posted_at ?? '',
      })),
    );
  });

  onDeskCall(routes, POST_CHARGES, async ({ hotel, staff, body }) => {
    const charges = body.charges.map((charge) => ({ ...charge, amount: chargeAmountOf(charge) }));
    return data(await postCharges(context, hotel, { charges, staff }));
  });

  onDeskCall(routes, UNPOST_CHARGES, async ({ hotel, body }) =>
    data(await unpostCharges(context, hotel, body.charges)),
  );
}
