import {
  CONSENT_TEXTS,
  type ConsentBox,
  isConsentComplete,
  isOfferHidden,
  missingConsent,
  NO_CONSENT,
  tickConsent,
  visibleConsent,
} from './consent';

const off = { is_agreement_text: false, confirmationCheckbox: false };
const texts = { is_agreement_text: true, confirmationCheckbox: false };
const box = { is_agreement_text: false, confirmationCheckbox: true };

describe('visibleConsent and isOfferHidden', () => {
  it.each([
    ['only the personal data by default', off, false, ['personalData']],
    ['the sentence about the offer and the personal data with agreement texts', texts, true, ['personalData']],
    [
      'all three boxes and no sentence with the confirmation box',
      box,
      false,
      ['publicOffer', 'privacyPolicy', 'personalData'],
    ],
    [
      'all three boxes and no sentence with agreement texts and the confirmation box',
      { ...box, is_agreement_text: true },
      false,
      ['publicOffer', 'privacyPolicy', 'personalData'],
    ],
    [
      'no sentence about the offer for a product that hides it',
      { ...texts, hidesPublicOffer: true },
      false,
      ['personalData'],
    ],
    [
      'no box of the offer for a product that hides it',
      { ...box, hidesPublicOffer: true },
      false,
      ['privacyPolicy', 'personalData'],
    ],
  ])('displays %s', (_title, rules, offerText, boxes) => {
    expect(visibleConsent(rules)).toEqual({ offerText, boxes });
  });

  it('links each box to its legal text', () => {
    expect(CONSENT_TEXTS).toEqual({
      publicOffer: 'full_agreement',
      privacyPolicy: 'privacy_policy',
      personalData: 'order_privacy',
    });
  });

  it.each([
    ['only products without an offer', [{ id: 3 }, { id: '4' }], true],
    ['one product without an offer', [{ id: 3 }], true],
    ['products with and without an offer', [{ id: 3 }, { id: 5 }], false],
    ['no products', [], false],
  ])('decides whether an order of %s (%j) hides the offer', (_title, products, hidden) => {
    expect(isOfferHidden(products, [3, 4])).toBe(hidden);
  });
});

describe('tickConsent', () => {
  const shown = visibleConsent(box);
  const ticked = (...boxes: ConsentBox[]) =>
    boxes.reduce((current, each) => tickConsent(current, each, true, shown), NO_CONSENT);

  it('consent is complete when every displayed box is ticked, and the missing boxes are returned otherwise', () => {
    expect(missingConsent(NO_CONSENT, shown)).toEqual(['publicOffer', 'privacyPolicy', 'personalData']);
    expect(missingConsent(ticked('privacyPolicy'), shown)).toEqual(['publicOffer', 'personalData']);
    expect(isConsentComplete(ticked('publicOffer', 'privacyPolicy'), shown)).toBe(false);
    expect(isConsentComplete(ticked('publicOffer', 'privacyPolicy', 'personalData'), shown)).toBe(true);
    expect(isConsentComplete(ticked('personalData'), visibleConsent(texts))).toBe(true);
  });

  it('a box can be unticked', () => {
    const all = ticked('publicOffer', 'privacyPolicy', 'personalData');
    expect(missingConsent(tickConsent(all, 'personalData', false, shown), shown)).toEqual(['personalData']);
  });

  it('a change of the privacy-policy box accepts the offer if the offer has no box', () => {
    const withoutOffer = visibleConsent({ ...box, hidesPublicOffer: true });
    const privacy = tickConsent(NO_CONSENT, 'privacyPolicy', true, withoutOffer);
    expect(privacy).toMatchObject({ publicOffer: true, privacyPolicy: true });
    const changed = tickConsent(privacy, 'privacyPolicy', false, withoutOffer);
    expect(changed).toMatchObject({ publicOffer: true, privacyPolicy: false });
  });

  it('a tick of the personal-data box does not accept the offer', () => {
    const withoutOffer = visibleConsent({ ...box, hidesPublicOffer: true });
    const expected = { ...NO_CONSENT, personalData: true };
    expect(tickConsent(NO_CONSENT, 'personalData', true, withoutOffer)).toEqual(expected);
    expect(tickConsent(NO_CONSENT, 'personalData', true, visibleConsent(texts))).toEqual(expected);
  });
});
