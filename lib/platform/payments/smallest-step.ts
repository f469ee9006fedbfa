import { type Minor, minorUnitOf } from '@/lib/domain/money/money';
import type { PaymentProvider } from './payment-provider';

/** Of what every amount is a multiple that a provider moves; where it says nothing, the finest that amounts are counted in. */
export const smallestStep = (
  provider: Pick<PaymentProvider, 'smallestStep'> | null,
  currencyCode: string | null,
): Minor => (currencyCode === null ? null : provider?.smallestStep?.(currencyCode)) ?? minorUnitOf(3);
