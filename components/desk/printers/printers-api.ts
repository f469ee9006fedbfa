import type { Text } from '@/lib/domain/i18n/text';
import type { PrinterKind, PrinterState, PrinterStatus } from '@/lib/domain/tickets/printer';
import type { PaperWidth } from '@/lib/domain/tickets/ticket';

/** What is typed into a CloudPRNT printer. */
export type PrinterConnection = { path: string; user: string; password: string };

/** A printer as the staff API returns it. Times are ISO 8601. */
export type DeskPrinter = {
  id: string;
  title: Text;
  kind: PrinterKind;
  width: PaperWidth;
  /** The ids of the stations whose tickets it prints. */
  stations: readonly string[];
  state: PrinterState;
  paper: PrinterStatus['paper'];
  cover: PrinterStatus['cover'];
  /** A code; null: it reports none. */
  last_error: string | null;
  /** null: never. */
  last_seen_at: string | null;
  /** How many tickets wait for it. */
  waiting: number;
  /** null: the server connects to it by itself. */
  connection: PrinterConnection | null;
};

/** A ticket of an order that its printer has not confirmed in time. */
export type TicketProblem = {
  ticket: string;
  order_uuid: string;
  num: number;
  station: string;
  printer: string;
  /** When it was due, ISO 8601; the same for a copy that has taken its place. */
  since: string;
  /** A code; null: nothing is known. */
  last_error: string | null;
};
