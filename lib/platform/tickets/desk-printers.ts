import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { Text } from '@/lib/domain/i18n/text';
import { type PrinterKind, type PrinterState, type PrinterStatus, printerState } from '@/lib/domain/tickets/printer';
import type { PaperWidth } from '@/lib/domain/tickets/ticket';
import { testContent } from '@/lib/domain/tickets/ticket-contents';
import type { PrinterOwn } from '../content/hotel-content';
import type { PlatformContext } from '../context';
import { findHotel, type HotelKey, type StoredHotel } from '../stores/hotels';
import { appendStaffEvent, nextEventId } from '../stores/outbox';
import { printerStatuses, type StoredStatus } from '../stores/printers';
import { countWaiting, insertTickets } from '../stores/tickets';
import { queueOf } from '../ticket-queue/hotel-plan';
import { newTicket } from '../ticket-queue/sync-tickets';
import { printerSecret } from './printer-secret';

/** A printer as staff see it. `connection`: what a CloudPRNT printer is set up with; null: the server connects to it. */
export type DeskPrinter = {
  id: string;
  title: Text;
  kind: PrinterKind;
  width: PaperWidth;
  stations: readonly string[];
  state: PrinterState;
  paper: PrinterStatus['paper'];
  cover: PrinterStatus['cover'];
  last_error: string | null;
  last_seen_at: string | null;
  waiting: number;
  connection: { path: string; user: string; password: string } | null;
};

/** The hotel's printers, in the order of its file. Rules: tickets/TK12, tickets/TK14. */
export async function deskPrinters(context: PlatformContext, { code }: HotelKey): Promise<readonly DeskPrinter[]> {
  const { db } = context.database;
  const hotel = await findHotel(db, { code });
  if (hotel === null) return [];
  const statuses = await printerStatuses(db, code);
  return Promise.all(
    (hotel.printers ?? []).map(async (printer) => {
      const { stations, ...queue } = queueOf(hotel, printer.id);
      return {
        ...{ id: printer.id, title: printer.title, kind: printer.kind, width: printer.width, stations },
        ...seenAs(
          statuses.find((status) => status.printer === printer.id),
          context.now(),
        ),
        waiting: await countWaiting(db, { ...queue, stations }),
        connection: connectionOf(context, hotel, printer),
      };
    }),
  );
}

const NEVER_SEEN = { paper: null, cover: null, error: null, last_seen_at: null } as const;

function seenAs(status: StoredStatus | undefined, now: Date) {
  const { paper, cover, error, last_seen_at } = status ?? NEVER_SEEN;
  const state = printerState({ paper, cover, error, last_seen_at }, now.getTime());
  return { state, paper, cover, last_error: error, last_seen_at };
}

function connectionOf(
  { deskToken }: PlatformContext,
  { code }: StoredHotel,
  { id, kind }: PrinterOwn,
): DeskPrinter['connection'] {
  if (kind !== 'cloudprnt' || deskToken === null) return null;
  return { path: `/printers/${id}`, user: id, password: printerSecret(deskToken, code, id) };
}

/** Prints a ticket that only proves that the printer prints. No alarm waits for it: who asked for it stands beside. Rule: tickets/TK14. */
export async function printTest(
  context: PlatformContext,
  { code }: HotelKey,
  printer: string,
): Promise<ApiResponse<{ status: 'ok' }>> {
  const { database, now, uuid } = context;
  const hotel = await findHotel(database.db, { code });
  const own = hotel?.printers?.find(({ id }) => id === printer);
  if (hotel === null || own === undefined) return refused('not-found');
  const at = now().toISOString();
  const plan = { language: hotel.languages[0] ?? 'en', timezone: hotel.hotel.ext_data.timezone };
  const event = await database.db.transaction().execute(async (db) => {
    const position = await nextEventId(db, code);
    const ticket = newTicket({
      ...{ id: uuid(), hotel: code, order_uuid: null, num: null, station: '', kind: 'test' },
      content: testContent(own.title, at, plan),
      ...{ position, printer, created_at: at, due_at: at, alarm_at: null },
    });
    await insertTickets(db, [ticket]);
    return appendStaffEvent(db, code, { id: position, type: 'printers-changed' }, at);
  });
  context.publishEvent(event);
  return succeeded({ status: 'ok' });
}
