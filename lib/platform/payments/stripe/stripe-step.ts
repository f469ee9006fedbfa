import { type Minor, minorUnitOf } from '@/lib/domain/money/money';
import { isStripeAmount } from './stripe-amount';

/** What amounts can be multiples of, the finest first. */
const STEPS: readonly Minor[] = [minorUnitOf(3), minorUnitOf(2), minorUnitOf(0)];

/** The smallest amount that Stripe moves in a currency: of a dinar a hundredth, although it is counted in thousandths. Rule: money/MY9. */
export const smallestStripeStep = (currencyCode: string): Minor =>
  STEPS.find((step) => isStripeAmount(step, currencyCode)) ?? minorUnitOf(3);
