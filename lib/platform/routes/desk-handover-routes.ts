import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { CONFIRM_HANDOVER, HANDOVERS, LIST_HANDOVERS, WRITE_HANDOVER } from '../desk/handover-calls';
import { confirmNote, writeHandover } from '../handover/handover-notes';
import { handoverNotes } from '../stores/handover-notes';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, page, respond } from './responses';

/** Adds the staff calls for what one shift leaves to the next. Rule: desk/DE66. */
export function addDeskHandoverRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_HANDOVERS, async ({ hotel, query }) => {
    const range = { after: query.cursor ?? null, limit: query.limit + 1 };
    const notes = await handoverNotes(context.database.db, hotel.code, range);
    return page(HANDOVERS.pageOf(notes, query, ({ written_at, uuid }) => [written_at, uuid]));
  });

  onDeskCall(routes, WRITE_HANDOVER, async ({ hotel, staff, body }) =>
    data(await writeHandover(context, hotel, { content: body.content, staff })),
  );

  onDeskCall(routes, CONFIRM_HANDOVER, async ({ hotel, staff, params }) =>
    respond(await confirmNote(context, hotel, { uuid: params.uuid, staff })),
  );
}
