import type { HotelView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import type { Translate } from './hotel-context';

/**
 * What the hotel's charge is called: its own words (variation `chargeLabel`), else the keyword. `percent`: where it is
 * one; an order that was placed remembers only its amount. Rule: prices/P15.
 */
export function chargeLabel(hotel: Pick<HotelView, 'language' | 'variations'>, t: Translate, percent?: number): string {
  const title = textIn(hotel.variations.chargeLabel, hotel.language) || t('discount_price');
  return percent === undefined ? title : t('service_charge_percent', { title, percent });
}
