import type { PlatformContext } from '../../context';
import { findHotel, type HotelKey } from '../../stores/hotels';
import { hotelsWithWaiting } from '../../stores/open-tickets';
import { seenPrinters } from '../../stores/printers';
import { nextTicketOf } from '../../stores/tickets';
import { queueOf } from '../../ticket-queue/hotel-plan';
import type { EscPosPrinter } from './visit-printer';

export type PrinterToVisit = { key: string; hotel: HotelKey; printer: EscPosPrinter };

type Questions = {
  /** Whether a printer may be visited now. */
  isDue(key: string): boolean;
  /** Whether printers are visited that have no ticket, if they were ever seen. */
  looksAtAll: boolean;
};

/**
 * The ESC/POS printers of all hotels for which a ticket waits, and those to look at: those that have been seen before. So hotels
 * without printers cost nothing, and nothing is sent to an address at which there may be no printer yet.
 * Rules: tickets/TK13, tickets/TK17.
 */
export async function printersToVisit(
  context: Pick<PlatformContext, 'database' | 'now'>,
  { isDue, looksAtAll }: Questions,
): Promise<readonly PrinterToVisit[]> {
  const { db } = context.database;
  const now = context.now().toISOString();
  const waiting = await hotelsWithWaiting(db, now);
  const seen = looksAtAll ? await seenPrinters(db) : [];
  const looks = new Set(seen.map(({ hotel, printer }) => keyOf(hotel, printer)));
  const visits: PrinterToVisit[] = [];
  for (const code of new Set([...waiting, ...seen.map(({ hotel }) => hotel)])) {
    const hotel = await findHotel(db, { code });
    for (const printer of hotel?.printers ?? []) {
      const key = keyOf(code, printer.id);
      if (hotel === null || printer.kind !== 'escpos' || !isDue(key)) continue;
      const isNeeded = looks.has(key) || (await nextTicketOf(db, queueOf(hotel, printer.id), now)) !== null;
      if (isNeeded) visits.push({ key, hotel: { code, id: hotel.id }, printer });
    }
  }
  return visits;
}

const keyOf = (hotel: string, printer: string): string => `${hotel} ${printer}`;
