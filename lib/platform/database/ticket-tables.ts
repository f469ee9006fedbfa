/** The tables of tickets and printers. `tables.ts` describes the conventions of all tables. */

/** A ticket for a station, in the outbox of its printer. Rule: tickets/TK7. */
export type TicketTable = {
  hotel: string;
  /** A uuid, by which the printer confirms it. */
  id: string;
  /** null: a test. */
  order_uuid: string | null;
  num: number | null;
  station: string;
  kind: string;
  /** `TicketContent` as JSON. */
  content: string;
  /** The ticket that it is a copy of; null: of none. Copies of copies name the first one. */
  copy_of: string | null;
  copy_reason: string | null;
  copy_words: string | null;
  state: string;
  attempts: number;
  /**
   * The order in which the tickets of a station and an order go out: the id of the event of the change. What replaces an unconfirmed
   * ticket takes its place.
   */
  position: number;
  /** The printer that it was handed out to last, or that a test is for. */
  printer: string | null;
  created_at: string;
  /** Of a waiting ticket: when it may go out. Of a sent one: the end of its lease. null: of others, so that few rows have it. */
  due_at: string | null;
  /** When the desk is alarmed unless it is confirmed; null: not any more. */
  alarm_at: string | null;
  alarmed_at: string | null;
  sent_at: string | null;
  printed_at: string | null;
  last_error: string | null;
};

/** What a printer last said of itself. One that was never seen has no row. */
export type PrinterStatusTable = {
  hotel: string;
  printer: string;
  paper: string | null;
  cover: string | null;
  error: string | null;
  first_seen_at: string;
  last_seen_at: string;
  /** 1: the desk has been notified that it is lost. */
  is_lost: number;
};
