import { hotelInstant } from '../booking/hotel-instant';
import { hotelNow } from '../booking/hotel-time';

/** The number of a document among those of its hotel's year. */
export type ReceiptKey = { year: number; num: number };

const DIGITS = 6;

/** A document's number as it is written: '2026-000123'. Rule: receipts/RP1. */
export const receiptNumber = ({ year, num }: ReceiptKey): string => `${year}-${String(num).padStart(DIGITS, '0')}`;

/** The year at the hotel, whose numbers begin with 1. `timezone` null: the server's zone. Rule: receipts/RP1. */
export const receiptYear = (timezone: string | null, now: Date): number =>
  Number(hotelNow(timezone, now).date.slice(0, 4));

/** A month as a bookkeeper names it: YYYY-MM. */
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** From the first moment of a month at the hotel until the first of the next one, as ISO times. Rule: receipts/RP7. */
export function monthRange(month: string, timezone: string | null): { from: string; until: string } {
  const [year = 0, ordinal = 0] = month.split('-').map(Number);
  const next =
    ordinal === 12
      ? `${String(year + 1).padStart(4, '0')}-01`
      : `${month.slice(0, 5)}${String(ordinal + 1).padStart(2, '0')}`;
  const beginning = (of: string) => hotelInstant(`${of}-01T00:00`, timezone);
  return { from: beginning(month), until: beginning(next) };
}
