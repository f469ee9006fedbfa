import { createHash } from 'node:crypto';
import type { Hotel, PublicInfoType } from '@/lib/contract/hotel';
import { CONSENT_TEXTS, isOfferHidden, visibleConsent } from '@/lib/domain/checkout/consent';
import { hasText, textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { readVariations } from '@/lib/domain/variations/variations';
import type { ConsentRecord } from '../stores/consents';
import type { StoredHotel } from '../stores/hotels';

/** The standard wording for a hotel that has none of its own; '' when there is no standard wording. */
export type StandardText = (type: PublicInfoType, language: string) => string;

/**
 * The texts that this hotel asks a guest to agree to with such an order: those of the checkboxes, and the public offer
 * where it is a sentence beside them (consent/CN3, consent/CN4, consent/CN12).
 */
function consentKinds(
  hotel: Pick<Hotel, 'is_agreement_text' | 'ext_data'>,
  products: readonly { id: Id }[],
): readonly PublicInfoType[] {
  const { confirmationCheckbox, hidePublicOfferLink } = readVariations(hotel.ext_data.variations).variations;
  const { offerText, boxes } = visibleConsent({
    is_agreement_text: hotel.is_agreement_text,
    confirmationCheckbox,
    hidesPublicOffer: isOfferHidden(products, hidePublicOfferLink),
  });
  const boxTexts = boxes.map((box) => CONSENT_TEXTS[box]);
  return offerText ? [CONSENT_TEXTS.publicOffer, ...boxTexts] : boxTexts;
}

/** The consents of a guest who ticked every checkbox. The hash identifies the wording. */
export const consentsOf = (
  hotel: StoredHotel,
  { language, products }: Pick<OrderBody, 'language' | 'products'>,
  standardText: StandardText,
): readonly ConsentRecord[] =>
  consentKinds(
    hotel.hotel,
    products.map(({ product }) => product),
  ).map((kind) => {
    const own = hotel.publicInfo[kind];
    const text = hasText(own) ? textIn(own, language) : standardText(kind, language);
    return { kind, language, text_hash: createHash('sha256').update(text).digest('hex') };
  });
