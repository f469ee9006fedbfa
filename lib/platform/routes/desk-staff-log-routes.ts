import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { READ_STAFF_LOG, SAVE_STAFF_LOG, STAFF_LOG } from '../desk/staff-log-calls';
import { readStaffLog, staffLogCsv } from '../staff-log/read-log';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { NO_STORE, page } from './responses';

/** Adds the staff calls for the log of who did what. Rules: staff-log/SL5, staff-log/SL6. */
export function addDeskStaffLogRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, READ_STAFF_LOG, async ({ hotel, query: { cursor, limit, ...wanted } }) => {
    const entries = await readStaffLog(context, hotel, wanted, { after: cursor ?? null, limit: limit + 1 });
    return page(STAFF_LOG.pageOf(entries, { limit }, ({ at, id }) => [at, id]));
  });

  onDeskCall(routes, SAVE_STAFF_LOG, async ({ hotel, query }) => {
    return new Response(streamOf(staffLogCsv(context, hotel, query)), {
      headers: {
        ...NO_STORE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="staff-log.csv"',
      },
    });
  });
}

/** Texts as the body of a response, each read when the one before it is sent. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
