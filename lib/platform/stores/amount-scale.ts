import { type Minor, readMinor, times } from '@/lib/domain/money/money';

/** Amounts are thousandths in memory. */
const THOUSANDTHS = 1000;
const HUNDREDTHS = 100;

/**
 * Rows are in hundredths wherever that is exact, as older releases wrote and read them: during an upgrade one of these
 * may still serve the same store. Decision 108.
 */
export const scaleFor = (amounts: readonly Minor[]): number =>
  amounts.every((amount) => amount % (THOUSANDTHS / HUNDREDTHS) === 0) ? HUNDREDTHS : THOUSANDTHS;

export const toStored = (amount: Minor, scale: number): number => amount / (THOUSANDTHS / scale);

export const fromStored = (stored: number, scale: number): Minor => times(readMinor(stored), THOUSANDTHS / scale);
