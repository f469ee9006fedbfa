import { v4 } from 'uuid';
import { openDatabase } from '@/lib/platform/database/database';
import type { StoredEvent } from '@/lib/platform/stores/outbox';
import { type StoredTicket, ticketsOfOrders } from '@/lib/platform/stores/tickets';
import { notePrinter } from '@/lib/platform/tickets/note-printer';
import {
  confirmTicket,
  failTicket,
  nextTicketId,
  returnTicket,
  takeNextTicket,
} from '@/lib/platform/tickets/print-tickets';
import { type HotelCode, NOON, placeOrder, type TestPlatform } from '../platform/embedded-platform';
import { throughOtherConnection } from '../platform/store-contents';
import { TEST_DATABASE_TIMES } from '../platform/stores';
import type { StationPrinters } from './printing-platform';

/** The printers of both stations, which ask for their tickets. */
export const CLOUD_PRINTERS: StationPrinters = {
  kitchen: { id: 'star', kind: 'cloudprnt' },
  bar: { id: 'epson', kind: 'cloudprnt' },
};

/**
 * What a transport of printers does, from another process at the same store: it can be dropped in the middle. `events`: what it
 * has published.
 */
export function ticketPrinting(platform: Pick<TestPlatform, 'store' | 'unexpectedErrors'>, now: () => Date) {
  const onError = (error: unknown) => platform.unexpectedErrors.push(error);
  const database = openDatabase(platform.store.url, onError, TEST_DATABASE_TIMES);
  const events: StoredEvent[] = [];
  const context = { database, now, uuid: v4, publishEvent: (event: StoredEvent) => void events.push(event) };
  const at = (code: HotelCode) => ({ code });
  return {
    events,
    take: (printer: string, only?: string, code: HotelCode = 'aurora') =>
      takeNextTicket(context, at(code), printer, only),
    confirm: (printer: string, ticket: string, code: HotelCode = 'aurora') =>
      confirmTicket(context, at(code), printer, ticket),
    fail: (printer: string, ticket: string) => failTicket(context, at('aurora'), printer, ticket, 'ECONNRESET'),
    giveBack: (printer: string, ticket: string) => returnTicket(context, at('aurora'), printer, ticket, 'ECONNREFUSED'),
    next: (printer: string) => nextTicketId(context, at('aurora'), printer),
    note: (...[printer, status]: [string, Parameters<typeof notePrinter>[3]]) =>
      notePrinter(context, at('aurora'), printer, status),
    close: () => database.close(),
  };
}

/** Gives aurora's kitchen a printer, which prints one ticket, and one not for a minute. Returns the first one. */
export async function printedAndOverdue(platform: TestPlatform): Promise<{ uuid: string; ticket: string }> {
  platform.files.change('aurora/hotel.json', (hotel) => {
    const printers = [{ id: 'star', title: 'Star', kind: 'cloudprnt', width: 80 }];
    const stations = [{ id: 'kitchen', title: 'Kitchen', sections: [10], printer: 'star' }];
    hotel.ext_data = { ...Object(hotel.ext_data), desk: { printers, stations } };
  });
  await platform.restart();
  // What was placed at noon was placed before the printer was seen.
  platform.advanceSeconds(1);
  const printing = ticketPrinting(platform, () => new Date(Date.parse(NOON) + 1000));
  await printing.note('star', { paper: 'low', cover: 'closed', error: null });
  const uuid = await placeOrder(platform, 'aurora');
  const ticket = (await printing.take('star'))?.id ?? '';
  await printing.confirm('star', ticket);
  await printing.close();
  await placeOrder(platform, 'aurora');
  platform.advanceSeconds(60);
  await platform.app.ticketWatch.runOnce();
  return { uuid, ticket };
}

/** The tickets of an order as they are stored. */
export const ticketsOf = (
  { store }: Pick<TestPlatform, 'store'>,
  uuid: string,
  code: HotelCode = 'aurora',
): Promise<readonly StoredTicket[]> => throughOtherConnection(store, (db) => ticketsOfOrders(db, code, [uuid]));

/** A ticket in short: 'kitchen order printed', 'kitchen copy of order waiting', 'bar cancelled waiting'. */
export const inShort = ({ station, kind, state, content, copy }: StoredTicket): string =>
  `${station} ${copy === null ? '' : 'copy of '}${content.correction?.reasons.join('+') ?? kind} ${state}`;
