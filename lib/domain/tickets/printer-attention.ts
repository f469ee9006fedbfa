import type { PrinterState } from './printer';

/** The states in which somebody has to go to the printer. One that was never seen is not set up yet. */
const NEEDS_SOMEBODY: readonly PrinterState[] = ['no-paper', 'cover-open', 'error', 'lost'];

export const needsSomebody = (state: PrinterState): boolean => NEEDS_SOMEBODY.includes(state);

/** The number on the badge of the printers; null: not read. Rule: desk/DE99. */
export const countPrinters = (printers: readonly { state: PrinterState }[] | null): number =>
  (printers ?? []).filter(({ state }) => needsSomebody(state)).length;
