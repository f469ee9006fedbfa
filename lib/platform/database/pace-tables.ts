/** The tables of how much stations take on. `tables.ts` describes the conventions of all tables. */

/** A time for which a station has an order. */
export type OrderPaceTable = { hotel: string; order_uuid: string; station: string; at: string };

/** What staff have said of a station last; what has ended stays until they say something else. */
export type StationNoticeTable = {
  hotel: string;
  station: string;
  busy_minutes: number | null;
  busy_until: string | null;
  closed_until: string | null;
};
