import type { HotelView } from '@/lib/contract/views';
import type { Unavailability } from '@/lib/domain/cart/unavailability';
import { openingInWords } from '@/lib/domain/i18n/format-opening';
import type { Translate } from './hotel-context';

/** The guest's text for why a product cannot be ordered now. The sheet, the cart and a fast order show the same one. */
export function unavailabilityText(
  why: Unavailability,
  { t, hotel }: { t: Translate; hotel: Pick<HotelView, 'weekdays' | 'languageTag'> },
): string {
  if (why.kind === 'sold-out') return t('line_sold_out');
  if (why.next === null) return t(why.opensToday ? 'line_closed' : 'line_closed_today');
  return t(why.next.daysAhead === 0 ? 'line_opens_at' : 'opens_on', { time: openingInWords(why.next, hotel) });
}
