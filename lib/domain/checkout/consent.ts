import { type Id, sameId } from '../options/kit';

/**
 * What a guest agrees to before an order is sent. Rules: consent/CN1, consent/CN2, consent/CN6, consent/CN5,
 * consent/CN9, consent/CN7, consent/CN3, consent/CN4.
 */

export type ConsentBox = 'publicOffer' | 'privacyPolicy' | 'personalData';

/** The legal text that a box links to. Rule: consent/CN11. */
export const CONSENT_TEXTS = {
  publicOffer: 'full_agreement',
  privacyPolicy: 'privacy_policy',
  personalData: 'order_privacy',
} as const satisfies Readonly<Record<ConsentBox, string>>;

type ConsentRules = {
  is_agreement_text: boolean;
  /** The variation `confirmationCheckbox`. */
  confirmationCheckbox: boolean;
  /** By `isOfferHidden`. */
  hidesPublicOffer?: boolean;
};

export type VisibleConsent = {
  /** The sentence with the link to the public offer: a text without a box. */
  offerText: boolean;
  /** The boxes, in their order; every one of them must be ticked. */
  boxes: readonly ConsentBox[];
};

/**
 * What shows, in the cart and in the fast order alike (consent/CN3, consent/CN4, consent/CN5): the personal data
 * always; with agreement texts the sentence about the public offer; with the confirmation box all three boxes and no
 * sentence. A hotel can hide the public offer for a product.
 */
export function visibleConsent(rules: ConsentRules): VisibleConsent {
  const hidden = rules.hidesPublicOffer ?? false;
  if (rules.confirmationCheckbox) {
    const boxes = ['publicOffer', 'privacyPolicy', 'personalData'] as const;
    return { offerText: false, boxes: boxes.filter((box) => !hidden || box !== 'publicOffer') };
  }
  return { offerText: rules.is_agreement_text && !hidden, boxes: ['personalData'] };
}

/** Whether an order is only of products that need no public offer (variation `hidePublicOfferLink`). */
export const isOfferHidden = (products: readonly { id: Id }[], hidePublicOfferLink: readonly Id[]): boolean =>
  products.length > 0 && products.every(({ id }) => hidePublicOfferLink.some((hidden) => sameId(hidden, id)));

export type Consent = Readonly<Record<ConsentBox, boolean>>;

export const NO_CONSENT: Consent = { publicOffer: false, privacyPolicy: false, personalData: false };

/**
 * A box after a tap. Where the public offer has no box, ticking or changing the privacy policy agrees to it too
 * (consent/CN6).
 */
export const tickConsent = (
  consent: Consent,
  box: ConsentBox,
  ticked: boolean,
  shown: Pick<VisibleConsent, 'boxes'>,
): Consent => ({
  ...consent,
  ...(box === 'privacyPolicy' && !shown.boxes.includes('publicOffer') && { publicOffer: true }),
  [box]: ticked,
});

/** The agreement proper: the public offer and the privacy policy. */
export const checkAgreement = (consent: Consent): boolean => consent.publicOffer && consent.privacyPolicy;

/** The boxes that are shown and not ticked: they turn red, and nothing is sent. */
export const missingConsent = (consent: Consent, shown: Pick<VisibleConsent, 'boxes'>): ConsentBox[] =>
  shown.boxes.filter((box) => !consent[box]);

/** Every box that is shown is ticked: what the order sends as is_temporary (consent/CN7). */
export const isConsentComplete = (consent: Consent, shown: Pick<VisibleConsent, 'boxes'>): boolean =>
  missingConsent(consent, shown).length === 0;
