import type { HotelView } from '@/lib/contract/views';
import type { CartLine } from '@/lib/domain/cart/cart';
import { addedTaxes, type CartTotals } from '@/lib/domain/cart/cart-totals';

/** What a button says of the charge and the added taxes in its amount; '' for neither. Rule: prices/P23. */
export const includedText = (
  hotel: HotelView,
  lines: readonly CartLine[],
  totals: Pick<CartTotals, 'charge'>,
): string =>
  [
    totals.charge.kind === 'none' ? '' : hotel.included_charge,
    ...addedTaxes(lines, totals, hotel).map(({ incl }) => incl),
  ]
    .filter(Boolean)
    .join(' · ');
