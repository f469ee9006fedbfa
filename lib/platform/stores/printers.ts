import type { PrinterStatus, SeenPrinter } from '@/lib/domain/tickets/printer';
import type { Db } from '../database/database';
import type { PrinterStatusTable } from '../database/ticket-tables';

/** What a printer last said of itself. `isLost`: the desk was notified that it says nothing any more. */
export type StoredStatus = SeenPrinter & {
  printer: string;
  first_seen_at: string;
  last_seen_at: string;
  isLost: boolean;
};

/** The types are trusted, because only this platform writes this table. */
const fromRow = ({ hotel: _, paper, cover, is_lost, ...row }: PrinterStatusTable): StoredStatus => ({
  ...row,
  paper: paper as PrinterStatus['paper'],
  cover: cover as PrinterStatus['cover'],
  isLost: is_lost === 1,
});

export async function printerStatus(db: Db, hotel: string, printer: string): Promise<StoredStatus | null> {
  const row = await db
    .selectFrom('printer_status')
    .selectAll()
    .where('hotel', '=', hotel)
    .where('printer', '=', printer)
    .executeTakeFirst();
  return row === undefined ? null : fromRow(row);
}

export async function printerStatuses(db: Db, hotel: string): Promise<readonly StoredStatus[]> {
  const rows = await db.selectFrom('printer_status').selectAll().where('hotel', '=', hotel).execute();
  return rows.map(fromRow);
}

/** The printers of all hotels that were ever seen. */
export const seenPrinters = (db: Db): Promise<readonly { hotel: string; printer: string }[]> =>
  db.selectFrom('printer_status').select(['hotel', 'printer']).execute();

/** Stores what a printer says now, and when it was first seen. `now`: an ISO time. */
export async function savePrinterStatus(
  db: Db,
  { hotel, printer }: { hotel: string; printer: string },
  status: PrinterStatus,
  now: string,
): Promise<void> {
  const { paper, cover, error } = status;
  const said = { paper, cover, error, last_seen_at: now, is_lost: 0 };
  await db
    .insertInto('printer_status')
    .values({ hotel, printer, ...said, first_seen_at: now })
    .onConflict((conflict) => conflict.columns(['hotel', 'printer']).doUpdateSet(said))
    .execute();
}

/** Marks the printers of all hotels as lost that were last seen before a time; the codes of their hotels. */
export async function markLost(db: Db, before: string): Promise<readonly string[]> {
  const rows = await db
    .updateTable('printer_status')
    .set({ is_lost: 1 })
    .where('is_lost', '=', 0)
    .where('last_seen_at', '<=', before)
    .returning('hotel')
    .execute();
  return [...new Set(rows.map(({ hotel }) => hotel))];
}
