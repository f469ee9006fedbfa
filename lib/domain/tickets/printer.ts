import type { PaperWidth } from './ticket';

export const PRINTER_KINDS = ['cloudprnt', 'escpos'] as const;
export type PrinterKind = (typeof PRINTER_KINDS)[number];

/** A printer of the hotel's file, without its title. `host`, `port`: of an ESC/POS printer, which the server connects to. */
export type Printer = { id: string; width: PaperWidth } & (
  | { kind: 'cloudprnt' }
  | { kind: 'escpos'; host: string; port: number }
);

/** When tickets are printed: once an order waits for staff, or once staff have accepted it. Rule: tickets/TK3. */
export const PRINT_TIMES = ['placed', 'accepted'] as const;
export type PrintTime = (typeof PRINT_TIMES)[number];

/** The port on which an ESC/POS printer listens. */
export const ESCPOS_PORT = 9100;

/** What a printer says of itself; null: it does not say. `error`: a code without personal data. */
export type PrinterStatus = {
  paper: 'ok' | 'low' | 'out' | null;
  cover: 'open' | 'closed' | null;
  error: string | null;
};

/** A status with the time at which the printer was last heard, ISO; null: never. */
export type SeenPrinter = PrinterStatus & { last_seen_at: string | null };

export const PRINTER_STATES = ['ready', 'no-paper', 'cover-open', 'error', 'never-seen', 'lost'] as const;
export type PrinterState = (typeof PRINTER_STATES)[number];

/** A printer that says nothing for so long is lost. */
export const LOST_AFTER_SECONDS = 90;

/** What a printer can do now: what keeps it from printing comes first. `now` in ms. Rule: tickets/TK14. */
export function printerState({ last_seen_at, paper, cover, error }: SeenPrinter, now: number): PrinterState {
  if (last_seen_at === null) return 'never-seen';
  if (now - Date.parse(last_seen_at) >= LOST_AFTER_SECONDS * 1000) return 'lost';
  if (paper === 'out') return 'no-paper';
  if (cover === 'open') return 'cover-open';
  return error === null ? 'ready' : 'error';
}
