import type { HotelView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import type { Translate } from './hotel-context';

/**
 * The label of the hotel's charge: the hotel's text (variation `chargeLabel`), else the message. `percent` is omitted
 * for a placed order, which stores only the amount. Rule: prices/P15.
 */
export function chargeLabel(hotel: Pick<HotelView, 'language' | 'variations'>, t: Translate, percent?: number): string {
  const title = textIn(hotel.variations.chargeLabel, hotel.language) || t('discount_price');
  return percent === undefined ? title : t('service_charge_percent', { title, percent });
}
