import type { PrinterStatus } from '@/lib/domain/tickets/printer';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import type { HotelKey } from '../stores/hotels';
import { ordersWaitingFrom } from '../stores/open-work';
import { appendEvent, appendStaffEvent, lockOutbox, nextEventId, type StoredEvent } from '../stores/outbox';
import { printerStatus, type StoredStatus, savePrinterStatus } from '../stores/printers';
import { syncTickets } from '../ticket-queue/sync-tickets';

/** How old the stored time at which a printer was seen may be, in ms. A third of the time after which it is lost. */
const WRITE_MS = 30_000;

type NoteContext = Pick<PlatformContext, 'database' | 'now' | 'uuid' | 'publishEvent'>;

/**
 * Notes what a printer says of itself, and that it was seen. Cheap, for every poll: it is written when it has changed, and
 * otherwise every 30 seconds. A printer that is not noted for 90 seconds counts as lost. Rules: tickets/TK14, tickets/TK17.
 */
export async function notePrinter(
  context: NoteContext,
  { code: hotel }: Pick<HotelKey, 'code'>,
  printer: string,
  status: PrinterStatus,
): Promise<void> {
  const { database, now } = context;
  const at = now();
  const before = await printerStatus(database.db, hotel, printer);
  const isNews = before === null || before.isLost || !isSame(before, status);
  if (!isNews && Math.abs(at.getTime() - Date.parse(before.last_seen_at)) < WRITE_MS) return;
  if (!isNews) return savePrinterStatus(database.db, { hotel, printer }, status, at.toISOString());
  for (const event of await writeNews(context, { hotel, printer }, status)) context.publishEvent(event);
}

const writeNews = (
  context: NoteContext,
  { hotel, printer }: { hotel: string; printer: string },
  status: PrinterStatus,
): Promise<readonly StoredEvent[]> =>
  context.database.db.transaction().execute(async (db) => {
    await lockOutbox(db, hotel);
    const isFirst = (await printerStatus(db, hotel, printer)) === null;
    // Read under the lock, so that no order is placed after the first contact and written before it.
    const now = context.now().toISOString();
    await savePrinterStatus(db, { hotel, printer }, status, now);
    const ofOrders = isFirst ? await writeFirstTickets(context, db, { hotel, now }) : [];
    const id = await nextEventId(db, hotel);
    return [...ofOrders, await appendStaffEvent(db, hotel, { id, type: 'printers-changed' }, now)];
  });

/** Lets the orders that are to be made only from now on have tickets, which were placed before a printer was seen. */
async function writeFirstTickets(
  context: NoteContext,
  db: Db,
  { hotel, now }: { hotel: string; now: string },
): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (const order_uuid of await ordersWaitingFrom(db, hotel, now)) {
    const id = await nextEventId(db, hotel);
    await syncTickets(context, db, { hotel, order_uuid, position: id });
    events.push(await appendEvent(db, hotel, { id, type: 'order-updated', order_uuid }, now));
  }
  return events;
}

const isSame = (before: StoredStatus, { paper, cover, error }: PrinterStatus): boolean =>
  before.paper === paper && before.cover === cover && before.error === error;
