import { type Id, sameId } from '../id';

/**
 * The consent that a guest gives before an order is sent. Rules: consent/CN1, consent/CN2, consent/CN6, consent/CN5,
 * consent/CN9, consent/CN7, consent/CN3, consent/CN4.
 */

export type ConsentBox = 'publicOffer' | 'privacyPolicy' | 'personalData';

/** The legal text to which each box links. Rule: consent/CN11. */
export const CONSENT_TEXTS = {
  publicOffer: 'full_agreement',
  privacyPolicy: 'privacy_policy',
  personalData: 'order_privacy',
} as const satisfies Readonly<Record<ConsentBox, string>>;

type ConsentRules = {
  is_agreement_text: boolean;
  /** The variation `confirmationCheckbox`. */
  confirmationCheckbox: boolean;
  /** The result of `isOfferHidden`. */
  hidesPublicOffer?: boolean;
};

export type VisibleConsent = {
  /** Whether the sentence with a link to the public offer is displayed, which has no box. */
  offerText: boolean;
  /** The displayed boxes in their order. All of them must be ticked. */
  boxes: readonly ConsentBox[];
};

/**
 * Returns what is displayed in the cart and in the fast order (consent/CN3, consent/CN4, consent/CN5). The
 * personal-data box is always displayed. With agreement texts, the sentence about the public offer is added. With the
 * confirmation box, all three boxes replace the sentence. A hotel can hide the public offer for a product.
 */
export function visibleConsent(rules: ConsentRules): VisibleConsent {
  const hidden = rules.hidesPublicOffer ?? false;
  if (rules.confirmationCheckbox) {
    const boxes = ['publicOffer', 'privacyPolicy', 'personalData'] as const;
    return { offerText: false, boxes: boxes.filter((box) => !hidden || box !== 'publicOffer') };
  }
  return { offerText: rules.is_agreement_text && !hidden, boxes: ['personalData'] };
}

/** Whether the order contains only products without a public offer (variation `hidePublicOfferLink`). */
export const isOfferHidden = (products: readonly { id: Id }[], hidePublicOfferLink: readonly Id[]): boolean =>
  products.length > 0 && products.every(({ id }) => hidePublicOfferLink.some((hidden) => sameId(hidden, id)));

export type Consent = Readonly<Record<ConsentBox, boolean>>;

export const NO_CONSENT: Consent = { publicOffer: false, privacyPolicy: false, personalData: false };

/**
 * Updates the consent after a tap on a box. If the public offer has no box, a change of the privacy-policy box also
 * accepts the offer (consent/CN6).
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

/** Returns the displayed boxes that are not ticked. They turn red, and the order is not sent. */
export const missingConsent = (consent: Consent, shown: Pick<VisibleConsent, 'boxes'>): ConsentBox[] =>
  shown.boxes.filter((box) => !consent[box]);

/** Whether every displayed box is ticked: the order's is_temporary (consent/CN7). */
export const isConsentComplete = (consent: Consent, shown: Pick<VisibleConsent, 'boxes'>): boolean =>
  missingConsent(consent, shown).length === 0;
