import { createHash } from 'node:crypto';
import type { Hotel, PublicInfoType } from '@/lib/contract/hotel';
import { hasText, textIn } from '@/lib/domain/text';
import type { Consent } from '../stores/consents';
import type { StoredHotel } from '../stores/hotels';

/** The wording that guests see where a hotel has none of its own. '' when there is none. */
export type StandardText = (type: PublicInfoType, language: string) => string;

/**
 * The boxes that this hotel shows, as reading 34 has them: the personal data always; the public offer when the hotel
 * has agreement texts; and all three with the variation `confirmationCheckbox`.
 */
export function consentKinds(hotel: Pick<Hotel, 'is_agreement_text' | 'ext_data'>): readonly PublicInfoType[] {
  if (hotel.ext_data.variations.confirmationCheckbox === true) {
    return ['full_agreement', 'privacy_policy', 'order_privacy'];
  }
  return hotel.is_agreement_text ? ['full_agreement', 'order_privacy'] : ['order_privacy'];
}

/** What a guest agreed to by ticking every box: the hash says which wording, should it change later. */
export const consentsOf = (hotel: StoredHotel, language: string, standardText: StandardText): readonly Consent[] =>
  consentKinds(hotel.hotel).map((kind) => {
    const own = hotel.publicInfo[kind];
    const text = hasText(own) ? textIn(own, language) : standardText(kind, language);
    return { kind, language, text_hash: createHash('sha256').update(text).digest('hex') };
  });
