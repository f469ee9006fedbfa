import type { Unavailability } from '@/lib/domain/cart/unavailable-lines';
import { isolateNumber } from '@/lib/domain/i18n/text';
import type { Translate } from './hotel-context';

/** The guest's text for why a product cannot be ordered now. The sheet, the cart and a fast order show the same one. */
export function unavailabilityText(why: Unavailability, t: Translate): string {
  if (why.kind === 'sold-out') return t('line_sold_out');
  if (why.opensAt !== null) return t('line_opens_at', { time: isolateNumber(why.opensAt) });
  return t(why.opensToday ? 'line_closed' : 'line_closed_today');
}
