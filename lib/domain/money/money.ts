declare const minorUnits: unique symbol;

/**
 * An amount in whole thousandths of the hotel's currency, the finest unit that any currency is counted in (decision
 * 108). The API uses decimals (prices/P1, prices/P16). They are converted to integers before any calculation, so that
 * 0.1 × 3 is 0.30 and not 0.30000000000000004. The branded type prevents mixing the two: only the functions below
 * return it. Outside this file only `order-amounts.ts` and `price.ts` convert decimals (decision 040).
 */
export type Minor = number & { readonly [minorUnits]: true };

const UNITS = 1000;

/** The decimals of a currency: none (yen), two (euro) or three (dinar). Rule: prices/P21. */
export type CurrencyDigits = 0 | 2 | 3;

/** The decimals of a currency unless the hotel names others. */
export const DEFAULT_DIGITS: CurrencyDigits = 2;

/** Any other value gives the default. */
export const readDigits = (value: unknown): CurrencyDigits => (value === 0 || value === 3 ? value : DEFAULT_DIGITS);

/** The currency's own minor unit (yen, cent, fils) in thousandths. */
const STEPS: Readonly<Record<CurrencyDigits, number>> = { 0: 1000, 2: 10, 3: 1 };

/** The currency's own minor unit (yen, cent, fils), to whose multiples taxes are rounded. */
export const minorUnitOf = (digits: CurrencyDigits): Minor => STEPS[digits] as Minor;

/** The number of decimal digits that a double represents exactly. Later digits are binary rounding noise. */
const EXACT_DIGITS = 15;

/**
 * Rounds a number half up to a whole number. Returns 0 for values that are not finite or exceed the safe integers.
 * 1.005 × 100 is 100.49999…, so the noise after the last exact digit is removed first. Rounding to a fixed number of
 * decimal places instead would turn 0.49995 into 0.5, and 0.5 into a whole unit.
 */
function roundToMinor(value: number): Minor {
  const whole = Math.round(Number(value.toPrecision(EXACT_DIGITS)));
  // `+ 0` turns -0 into 0, so that no total is displayed or compared as "-0".
  return (Number.isSafeInteger(whole) ? whole + 0 : 0) as Minor;
}

/** Converts a decimal amount to thousandths, rounded half up. Anything that is not an amount becomes 0 (prices/P1). */
export const toMinor = (amount: number | string | null | undefined): Minor => roundToMinor(Number(amount ?? 0) * UNITS);

/** Rounds thousandths half up to the currency's minor unit. */
const roundToDigits = (thousandths: number, digits: CurrencyDigits): Minor =>
  times(roundToMinor(thousandths / STEPS[digits]), STEPS[digits]);

/** Whether a decimal amount has no more digits than its currency, so that nothing rounds it. Rule: prices/P21. */
export const hasDigits = (amount: number, digits: CurrencyDigits): boolean =>
  fromMinor(roundToDigits(toMinor(amount), digits)) === amount;

/** Whether an amount is a whole number of its currency's minor units. */
export const isWholeIn = (amount: Minor, digits: CurrencyDigits): boolean => amount % STEPS[digits] === 0;

/** Whether an amount is a multiple of the smallest step that a payment service moves. */
export const isMultipleOf = (amount: Minor, step: Minor): boolean => amount % step === 0;

/** Rounds an amount half up to a multiple of a step. */
export const roundToStep = (amount: Minor, step: Minor): Minor => times(roundToMinor(amount / step), step);

/** The highest multiple of a step that is at most this amount. */
export const floorToStep = (amount: Minor, step: Minor): Minor => minus(amount, (amount % step) as Minor);

/** An amount in the currency's own minor unit (yen, cents, fils), as payment services count it. Rule: prices/P21. */
export const inMinorUnits = (amount: Minor, digits: CurrencyDigits): number =>
  roundToDigits(amount, digits) / STEPS[digits];

/** Converts thousandths to the decimal that requests and responses carry. */
export const fromMinor = (minor: Minor): number => minor / UNITS;

/** The price of a product, an option, a choice, or one piece of an order line. */
export const priceOf = (priced: { price: number }): Minor => toMinor(priced.price);

/** A hotel's flat charge on each order. */
export const flatChargeOf = (hotel: { discount_price: number }): Minor => toMinor(hotel.discount_price);

/** The minimum order value of a cart notice; 0: no minimum. */
export const minimumOf = (notice: { minimum: number | null }): Minor => toMinor(notice.minimum);

/** Reads an amount that was stored in thousandths. Anything but a number becomes 0; fractions are rounded. */
export const readMinor = (stored: unknown): Minor => roundToMinor(typeof stored === 'number' ? stored : 0);

export const NO_MONEY = 0 as Minor;

export const addUp = (amounts: readonly Minor[]): Minor =>
  amounts.reduce<number>((sum, amount) => sum + amount, 0) as Minor;

/** Multiplies an amount by a whole number of pieces. */
export const times = (amount: Minor, pieces: number): Minor => (amount * pieces) as Minor;

/** Returns the amount, or 0 if it is negative. */
export const notNegative = (amount: Minor): Minor => Math.max(0, amount) as Minor;

/** Subtracts `taken` from an amount; negative if more is taken than there is. */
export const minus = (amount: Minor, taken: Minor): Minor => (amount - taken) as Minor;

/** Returns the smaller of two amounts. */
export const lesserOf = (one: Minor, other: Minor): Minor => Math.min(one, other) as Minor;

/** Subtracts `taken` from an amount. Returns 0 if more is taken than there is. */
export const leftOf = (amount: Minor, taken: Minor): Minor => notNegative(minus(amount, taken));

/** Returns a percentage of an amount, rounded half up, once, to the currency's minor unit. Rule: prices/P3. */
export const percentOf = (minor: Minor, percent: number, digits: CurrencyDigits): Minor =>
  roundToDigits((minor * percent) / 100, digits);

/** How a hotel writes its amounts. */
export type Money = { currency: string; currency_position: 'left' | 'right'; currency_digits: CurrencyDigits };

const NO_BREAK_SPACE = '\u00a0';

/**
 * Formats an amount for guests: the currency's decimals after '.', no-break spaces between thousands (none for ar and il), and the
 * currency exactly as the hotel writes it, on the left or right, separated by a no-break space. Returns '' for amounts
 * of 0 or less, because a price is displayed only if it is above 0. Rules: prices/P16, prices/P17.
 */
export function formatPrice(amount: Minor, money: Money, language: string): string {
  return amount > 0 ? formatAmount(amount, money, language) : '';
}

/** Formats an amount like `formatPrice`, but also 0 and negative amounts. For totals, which are always displayed. */
export function formatAmount(amount: Minor, money: Money, language: string): string {
  const { sign, whole, fraction } = partsOf(amount, money.currency_digits);
  const grouped =
    language === 'ar' || language === 'il' ? whole : whole.replace(/\B(?=(\d{3})+(?!\d))/g, NO_BREAK_SPACE);
  const number = `${sign}${grouped}${fraction}`;
  if (money.currency === '') return number;
  return money.currency_position === 'left'
    ? `${money.currency}${NO_BREAK_SPACE}${number}`
    : `${number}${NO_BREAK_SPACE}${money.currency}`;
}

/** `fraction`: the point and the decimals; '' for a currency without decimals. */
function partsOf(amount: Minor, digits: CurrencyDigits): { sign: string; whole: string; fraction: string } {
  const rounded = roundToDigits(amount, digits);
  const units = Math.abs(rounded);
  const decimals = String(units % UNITS)
    .padStart(3, '0')
    .slice(0, digits);
  return {
    sign: rounded < 0 ? '-' : '',
    whole: String(Math.trunc(units / UNITS)),
    fraction: digits === 0 ? '' : `.${decimals}`,
  };
}

/** An amount as machines read it and as staff edit it: '1234.50', in every language. */
export function amountText(amount: Minor, digits: CurrencyDigits): string {
  const { sign, whole, fraction } = partsOf(amount, digits);
  return `${sign}${whole}${fraction}`;
}
