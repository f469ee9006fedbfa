import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { LIST_STOCK, SET_STOCK, STOCK } from '../desk/stock-calls';
import { ownStock } from '../staff/own-content';
import { CURSOR_GONE, itemsAfter } from '../staff-calls/paged-list';
import { listStock, setStock } from '../stock/desk-stock';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page, refuse, respond } from './responses';

/** Adds the staff calls for counted stock. Rule: stock/SK8. */
export function addDeskStockRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_STOCK, async ({ hotel, caller, query: { day = null, cursor, ...query } }) => {
    const all = await listStock(context, hotel, { day });
    const items = itemsAfter(all, cursor === undefined ? null : ({ item }) => item === cursor);
    if (items === null) return refuse('invalid', CURSOR_GONE);
    const read = STOCK.pageOf(items, query, ({ item }) => item);
    return page({ items: await ownStock(context, { hotel, caller, items: read.items }), next: read.next });
  });

  onDeskCall(routes, SET_STOCK, async ({ hotel, staff, params, body }) =>
    respond(await setStock(context, hotel, params.item, { ...body, staff })),
  );
}
