import type { Hono } from 'hono';
import { closedField } from '@/lib/domain/content/content-log';
import type { PlatformContext } from '../context';
import {
  CONTENT,
  CONTENT_LOG,
  LIST_CONTENT,
  READ_CONTENT_LOG,
  SET_CLOSED_DAY,
  SET_HOURS,
  SET_PRICE,
  SET_SALE,
  UNDO_CHANGE,
} from '../desk/content-calls';
import { SET_PRODUCT_AVAILABLE } from '../desk/product-calls';
import { ownChanges, ownContent } from '../staff/own-content';
import { CURSOR_GONE } from '../staff-calls/paged-list';
import { changeItem, undoChange } from '../staff-content/change-item';
import type { DeskItem } from '../staff-content/content-item';
import { contentLog, listContent } from '../staff-content/list-content';
import { type ContentTarget, changeById } from '../stores/content-changes';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, NO_STORE, page, refuse, respond } from './responses';

const targetOf = ({ kind, id }: { kind: 'products' | 'sections'; id: number }): ContentTarget => ({
  kind: kind === 'products' ? 'product' : 'section',
  id,
});

/** Adds the staff calls for the catalogue. Rules: staff-api/DK3, content/CC1. */
export function addDeskContentRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_CONTENT, async ({ hotel, caller, query }) => {
    const range = { after: query.cursor ?? null, limit: query.limit + 1, isOffSale: query.off_sale !== undefined };
    const read = await listContent(context, hotel, range);
    if (read === null) return refuse('invalid', CURSOR_GONE);
    const { items: all, next } = CONTENT.pageOf(read, query, ({ kind, id }) => [kind, id]);
    const items = await ownContent(context, { hotel, caller, items: all });
    const of = (kind: DeskItem['kind']) => items.filter((item) => item.kind === kind);
    return Response.json({ data: { sections: of('section'), products: of('product') }, next }, { headers: NO_STORE });
  });

  onDeskCall(routes, READ_CONTENT_LOG, async ({ hotel, caller, query }) => {
    const range = { before: query.cursor ?? query.before ?? null, limit: query.limit + 1 };
    const { items, next } = CONTENT_LOG.pageOf(await contentLog(context, hotel, range), query, ({ id }) => id);
    return page({ items: await ownChanges(context, { hotel, caller, items }), next });
  });

  onDeskCall(routes, UNDO_CHANGE, async ({ hotel, staff, caller, params }) => {
    // Whoever may say that something is sold out may not bring back a price.
    const change = await changeById(context.database.db, hotel.code, params.id);
    if (change !== null && change.field !== 'sale' && !caller.actions.has('menu'))
      return refuse('forbidden', { action: 'menu' });
    return respond(await undoChange(context, hotel, params.id, staff));
  });

  onDeskCall(routes, SET_SALE, async ({ hotel, staff, params, body: { sold_out, until, version } }) => {
    // One spelling, so that the same moment is the same value.
    const value = sold_out ? { until: until && new Date(until).toISOString() } : null;
    return respond(await changeItem(context, hotel, targetOf(params), { field: 'sale', value, staff, version }));
  });

  onDeskCall(routes, SET_PRICE, async ({ hotel, staff, params, body: { price, version } }) => {
    const target = targetOf({ kind: 'products', id: params.id });
    return respond(await changeItem(context, hotel, target, { field: 'price', value: price, staff, version }));
  });

  onDeskCall(routes, SET_HOURS, async ({ hotel, staff, params, body: { days, version } }) =>
    respond(await changeItem(context, hotel, targetOf(params), { field: 'hours', value: days, staff, version })),
  );

  onDeskCall(routes, SET_CLOSED_DAY, async ({ hotel, staff, params, body: { date, closed, times, version } }) => {
    const value = closed ? { times: times && [...new Set(times)].sort() } : null;
    const change = { field: closedField(date), date, value } as const;
    return respond(await changeItem(context, hotel, targetOf(params), { ...change, staff, version }));
  });

  onDeskCall(routes, SET_PRODUCT_AVAILABLE, async ({ hotel, staff, params: { id, state } }) => {
    const value = state === 'available' ? null : { until: null };
    const changed = await changeItem(context, hotel, { kind: 'product', id }, { field: 'sale', value, staff });
    return changed.ok ? data({ id, is_available: state === 'available' }) : respond(changed);
  });
}
