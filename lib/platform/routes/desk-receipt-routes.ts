import type { Hono } from 'hono';
import { monthRange } from '@/lib/domain/receipts/receipt-number';
import type { PlatformContext } from '../context';
import { LIST_RECEIPTS, RECEIPTS } from '../desk/receipt-calls';
import { receiptDocuments } from '../receipts/receipt-document';
import { findHotel } from '../stores/hotels';
import { listReceipts, listReceiptsOfOrder } from '../stores/receipts';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page } from './responses';

/** Adds the staff call for numbered documents. Rule: receipts/RP7. */
export function addDeskReceiptRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  const issuedIn = async (code: string, month: string) => {
    const hotel = await findHotel(context.database.db, { code });
    return monthRange(month, hotel?.hotel.ext_data.timezone ?? null);
  };
  onDeskCall(routes, LIST_RECEIPTS, async ({ hotel, query }) => {
    const { db } = context.database;
    const { cursor, month, order } = query;
    const after = cursor === undefined ? null : { issued_at: cursor[0], year: cursor[1], num: cursor[2] };
    const range = { after, limit: query.limit + 1 };
    const issued = month === undefined ? null : await issuedIn(hotel.code, month);
    const read =
      order === undefined
        ? await listReceipts(db, hotel.code, { ...range, issued })
        : await listReceiptsOfOrder(db, hotel.code, order, range);
    const { items, next } = RECEIPTS.pageOf(read, query, ({ issued_at, year, num }) => [issued_at, year, num]);
    return page({ items: await receiptDocuments(db, hotel.code, items), next });
  });
}
