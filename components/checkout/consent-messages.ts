import type { ConsentBox, VisibleConsent } from '@/lib/domain/checkout/consent';
import type { MessageKey } from '@/lib/words/message-key';

/** For each checkbox: the message of its sentence, and the message of the link in it or after it. */
export const CONSENT_MESSAGES: Readonly<Record<ConsentBox, { sentence: MessageKey; link: MessageKey }>> = {
  publicOffer: { sentence: 'consent_public_offer', link: 'public_offer' },
  privacyPolicy: { sentence: 'consent_privacy_policy', link: 'privacy_policy' },
  personalData: { sentence: 'personal_data_consent', link: 'personal_data_agreement' },
};

/** The messages of all sentences that are shown. */
export const consentSentences = ({ offerText, boxes }: VisibleConsent): readonly MessageKey[] => [
  ...(offerText ? (['use_session'] as const) : []),
  ...boxes.map((box) => CONSENT_MESSAGES[box].sentence),
];
