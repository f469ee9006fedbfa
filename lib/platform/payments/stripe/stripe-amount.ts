import { type Minor, readMinor } from '@/lib/domain/money/money';
import { PaymentError } from '../payment-error';

/** `unit`: what 1 is in Stripe's amounts, in thousandths. `step`: what an amount must be a multiple of, in thousandths. */
type StripeUnit = { unit: number; step: number };

/** A hundredth, as most currencies have it. */
const CENT: StripeUnit = { unit: 10, step: 10 };
const WHOLE: StripeUnit = { unit: 1000, step: 1000 };
/** Written in hundredths, of which Stripe takes no fraction of a whole. */
const WHOLE_IN_HUNDREDTHS: StripeUnit = { unit: 10, step: 1000 };
/** Written in thousandths, whose last digit Stripe takes only as 0. */
const TEN_THOUSANDTHS: StripeUnit = { unit: 1, step: 10 };

/** The currencies that Stripe counts otherwise than in hundredths (docs.stripe.com/currencies). */
const UNITS: ReadonlyMap<string, StripeUnit> = new Map([
  ...'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ').map((code) => [code, WHOLE] as const),
  ...'ISK UGX'.split(' ').map((code) => [code, WHOLE_IN_HUNDREDTHS] as const),
  ...'BHD JOD KWD OMR TND'.split(' ').map((code) => [code, TEN_THOUSANDTHS] as const),
]);

const unitOf = (code: string): StripeUnit => UNITS.get(code.toUpperCase()) ?? CENT;

/**
 * An amount as Stripe counts it. Throws when Stripe could only take a rounded one: another amount than the guest has read must not
 * be charged. Rule: money/MY10.
 */
export function toStripeAmount(amount: Minor, code: string): number {
  const { unit, step } = unitOf(code);
  if (amount <= 0) throw new PaymentError('AMOUNT_NOT_POSITIVE');
  if (amount % step !== 0) throw new PaymentError(`AMOUNT_TOO_FINE_IN_${code.toUpperCase()}`);
  return amount / unit;
}

/** The amount of Stripe's amount. */
export const fromStripeAmount = (amount: number, code: string): Minor => readMinor(amount * unitOf(code).unit);

/** Whether Stripe takes an amount in a currency as it is. */
export const isStripeAmount = (amount: Minor, code: string): boolean => amount % unitOf(code).step === 0;
