declare const minorUnits: unique symbol;

/**
 * An amount in whole minor units of the hotel's currency (cents). Amounts travel and are stored with products as
 * decimals with two places (prices/P1, prices/P16); they become integers before anything is computed, so that 0.1 × 3
 * is 0.30 and not 0.30000000000000004. The type keeps the two apart: only the functions below make one. The fields of an
 * entity are read by `decimal-amounts.ts`, the only other file that converts beside `price.ts` (decision 040).
 */
export type Minor = number & { readonly [minorUnits]: true };

/** The decimal digits that a double keeps. Behind them stands only what binary fractions cannot say. */
const EXACT_DIGITS = 15;

/**
 * A whole number of minor units, rounded half up, or 0 for what is no amount: not a number, or beyond the integers that
 * are counted exactly. 1.005 × 100 is 100.49999…: only that noise is taken off first. Rounding to a fixed number of
 * places would turn 0.49995 into a half, and the half into a cent.
 */
function toWhole(value: number): Minor {
  const whole = Math.round(Number(value.toPrecision(EXACT_DIGITS)));
  // `+ 0` turns -0 into 0, so that no total is ever shown or compared as "minus nothing".
  return (Number.isSafeInteger(whole) ? whole + 0 : 0) as Minor;
}

/** A decimal amount as minor units, rounded half up; anything that is no amount counts as 0 (prices/P1). */
export const toMinor = (amount: number | string | null | undefined): Minor => toWhole(Number(amount ?? 0) * 100);

/** Minor units as a decimal, the form of the wire. */
export const fromMinor = (minor: Minor): number => minor / 100;

/** An amount that was stored in minor units; what is no whole amount counts as 0. */
export const readMinor = (stored: unknown): Minor => toWhole(typeof stored === 'number' ? stored : 0);

export const NO_MONEY = 0 as Minor;

export const addUp = (amounts: readonly Minor[]): Minor =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Minor;

/** `pieces` times an amount; `pieces` is a whole number. */
export const times = (amount: Minor, pieces: number): Minor => (amount * pieces) as Minor;

/** The amount, or nothing where it is below nothing. */
export const notNegative = (amount: Minor): Minor => Math.max(0, amount) as Minor;

/** What is left of an amount; nothing where more is taken off than there is. */
export const leftOf = (amount: Minor, taken: Minor): Minor => notNegative((amount - taken) as Minor);

/** A percentage of an amount in minor units, rounded half up to the minor unit (prices/P1). */
export const percentOf = (minor: Minor, percent: number): Minor => toWhole((minor * percent) / 100);

const NO_BREAK_SPACE = '\u00a0';

/**
 * An amount as a guest reads it: two decimals with '.', a no-break space between thousands (none for ar and il), the
 * currency exactly as given, left or right, after a no-break space. '' when the amount is not above 0: a price is
 * shown only when it is. Rules: prices/P16, prices/P17.
 */
export function formatPrice(
  amount: Minor,
  money: { currency: string; currency_position: 'left' | 'right' },
  language: string,
): string {
  return amount > 0 ? formatAmount(amount, money, language) : '';
}

/** The same, also for 0: totals are always shown. */
export function formatAmount(
  amount: Minor,
  money: { currency: string; currency_position: 'left' | 'right' },
  language: string,
): string {
  const units = Math.abs(amount);
  const whole = String(Math.trunc(units / 100));
  const grouped =
    language === 'ar' || language === 'il' ? whole : whole.replace(/\B(?=(\d{3})+(?!\d))/g, NO_BREAK_SPACE);
  const number = `${amount < 0 ? '-' : ''}${grouped}.${String(units % 100).padStart(2, '0')}`;
  if (money.currency === '') return number;
  return money.currency_position === 'left'
    ? `${money.currency}${NO_BREAK_SPACE}${number}`
    : `${number}${NO_BREAK_SPACE}${money.currency}`;
}
