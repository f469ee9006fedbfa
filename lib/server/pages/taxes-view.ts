import 'server-only';
import type { Hotel } from '@/lib/contract/hotel';
import type { HotelView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import { interpolate } from '@/lib/words/message-key';
import type { Dictionary } from './messages';

/**
 * What a page must know of the hotel's taxes: those that are added to its prices. Nothing for a hotel without them, so
 * that its pages are no heavier. Rule: taxes/TA3.
 */
export function taxesView(
  hotel: Pick<Hotel, 'taxes' | 'charge_tax'>,
  language: string,
  messages: Pick<Dictionary, 'incl_charge' | 'service_charge_percent'>,
): Pick<HotelView, 'taxes' | 'charge_tax'> {
  const taxes = hotel.taxes
    .filter(({ included }) => !included)
    .map(({ id, percent, included, title }) => {
      const label = interpolate(messages.service_charge_percent, { title: textIn(title, language), percent });
      return { id, percent, included, label, incl: interpolate(messages.incl_charge, { charge: label }) };
    });
  const ofCharge = taxes.find(({ id }) => sameId(id, hotel.charge_tax));
  return {
    ...(taxes.length > 0 && { taxes }),
    ...(ofCharge !== undefined && { charge_tax: ofCharge.id }),
  };
}
