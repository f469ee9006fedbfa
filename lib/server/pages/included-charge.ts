import 'server-only';
import type { HotelResponse } from '@/lib/contract/hotel';
import { textIn } from '@/lib/domain/i18n/text';
import { flatChargeOf } from '@/lib/domain/money/money';
import { interpolate } from '@/lib/words/message-key';
import { builtInMessages, type Dictionary, ownMessage } from './messages';
import { variationsOf } from './variations';

/**
 * What a button says of the hotel's charge when it is in the amount, like 'incl. 10 % service', or with the hotel's own
 * words; '' for a hotel without a charge. Made here, because a page would need four messages for it. Rule: prices/P23.
 */
export function includedCharge({ hotel, words }: HotelResponse, language: string, messages: Dictionary): string {
  const percent = hotel.discount_percent;
  if (percent <= 0 && flatChargeOf(hotel) <= 0) return '';
  const own = textIn(variationsOf(hotel).chargeLabel, language) || ownCharge(words, language);
  if (percent > 0 && !own) return interpolate(messages.incl_service, { percent });
  const title = own || messages.discount_price;
  const charge = percent > 0 ? interpolate(messages.service_charge_percent, { title, percent }) : title;
  return interpolate(messages.incl_charge, { charge });
}

/** The hotel's own word for its charge; null for none, or for the product's word written again. */
function ownCharge(words: HotelResponse['words'], language: string): string | null {
  const own = ownMessage(words, 'discount_price', language);
  return own === builtInMessages(language).discount_price ? null : own;
}
