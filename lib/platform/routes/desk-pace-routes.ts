import type { Hono } from 'hono';
import { isOwnStation } from '@/lib/domain/staff/narrowing';
import type { PlatformContext } from '../context';
import { LIST_PACE, PACE, SET_PACE } from '../desk/pace-calls';
import { listPace, setPace } from '../pace/desk-pace';
import { ownParts } from '../staff/own-parts';
import { CURSOR_GONE, itemsAfter } from '../staff-calls/paged-list';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page, refuse, respond } from './responses';

/** Adds the staff calls for how much stations take on. Rule: pace/PA6. */
export function addDeskPaceRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_PACE, async ({ hotel, caller, query }) => {
    const all = await listPace(context, hotel);
    const read = itemsAfter(all, query.cursor === undefined ? null : ({ station }) => station === query.cursor);
    if (read === null) return refuse('invalid', CURSOR_GONE);
    const { items, next } = PACE.pageOf(read, query, ({ station }) => station);
    const own = await ownParts(context, { hotel, caller, items }, ({ station }, member, plan) =>
      isOwnStation(station, member, plan),
    );
    return page({ items: own, next });
  });

  onDeskCall(routes, SET_PACE, async ({ hotel, params, body }) =>
    respond(await setPace(context, hotel, { ...params, ...body })),
  );
}
