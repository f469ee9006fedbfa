import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { deskSettings } from '../desk/desk-settings';
import {
  ADD_NOTE,
  FOUND_ORDERS,
  LIST_ORDERS,
  MOVE_ORDER,
  ORDERS,
  READ_ORDER,
  READ_SETTINGS,
  REOPEN_ORDER,
  SEARCH_ORDERS,
  SET_READY,
  UNDO_MOVE,
} from '../desk/order-calls';
import {
  addDeskNote,
  listDeskOrders,
  moveDeskOrder,
  readDeskOrder,
  reopenDeskOrder,
  undoDeskMove,
} from '../orders/desk-orders';
import { changeReadyLines } from '../orders/ready-lines';
import { searchDeskOrders } from '../orders/search-orders';
import { areOwnLines, isMoveOf, ownOrders } from '../staff/own-parts';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, page, refuse, respond } from './responses';

/** Why a narrowed person is refused what concerns lines of others. The desk has a sentence of its own for it. */
const NOT_YOURS = { lines: 'are not yours' };

/** Adds the staff calls for orders. Rule: staff-api/DK3. */
export function addDeskOrderRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_ORDERS, async ({ hotel, caller, query }) => {
    const range = { before: query.cursor ?? null, limit: query.limit + 1 };
    const orders = await listDeskOrders(context, hotel, query.group, range);
    const { items, next } = ORDERS.pageOf(orders, query, ({ num }) => Number(num));
    return page({ items: await ownOrders(context, { hotel, caller, items }), next });
  });

  onDeskCall(routes, SEARCH_ORDERS, async ({ hotel, caller, query, body }) => {
    const range = { before: query.cursor ?? null, limit: query.limit + 1 };
    const orders = await searchDeskOrders(context, hotel, { ...body, ...range });
    const { items, next } = FOUND_ORDERS.pageOf(orders, query, ({ num }) => Number(num));
    return page({ items: await ownOrders(context, { hotel, caller, items }), next });
  });

  onDeskCall(routes, ADD_NOTE, async ({ hotel, params, body }) =>
    respond(await addDeskNote(context, hotel, params.uuid, body.content)),
  );

  onDeskCall(routes, READ_ORDER, async ({ hotel, params }) =>
    respond(await readDeskOrder(context, hotel, params.uuid)),
  );

  onDeskCall(routes, READ_SETTINGS, async ({ hotel }) => data(await deskSettings(context, hotel)));

  // Before the moves, whose path would match it too.
  onDeskCall(routes, UNDO_MOVE, async ({ hotel, staff, params, body }) =>
    respond(await undoDeskMove(context, hotel, params.uuid, { version: body.version, staff })),
  );

  onDeskCall(routes, REOPEN_ORDER, async ({ hotel, staff, params, body }) =>
    respond(await reopenDeskOrder(context, hotel, params.uuid, { version: body.version, staff })),
  );

  onDeskCall(routes, SET_READY, async ({ hotel, staff, caller, params, body }) => {
    const { lines, is_ready: isReady } = body;
    if (!(await areOwnLines(context, { hotel, caller, uuid: params.uuid }, lines)))
      return refuse('forbidden', NOT_YOURS);
    return respond(await changeReadyLines(context, hotel, params.uuid, { lines, isReady, staff }));
  });

  onDeskCall(routes, MOVE_ORDER, async ({ hotel, staff, caller, params, body }) => {
    if (!(await isMoveOf(context, { hotel, caller, uuid: params.uuid }, params.action)))
      return refuse('forbidden', NOT_YOURS);
    const { expected_seconds: expectedSeconds, keep_expected: keepsExpected, reason, words, version } = body;
    const details = { expectedSeconds, keepsExpected, reason, words, version, staff };
    return respond(await moveDeskOrder(context, hotel, params.uuid, params.action, details));
  });
}
