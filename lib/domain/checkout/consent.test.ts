import {
  CONSENT_TEXTS,
  type ConsentBox,
  checkAgreement,
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

describe('what a guest is asked to agree to', () => {
  it.each([
    ['the personal data alone', off, false, ['personalData']],
    ['with agreement texts, a sentence about the offer and the personal data', texts, true, ['personalData']],
    [
      'with the confirmation box, all three and no sentence',
      box,
      false,
      ['publicOffer', 'privacyPolicy', 'personalData'],
    ],
    [
      'with both, as with the confirmation box',
      { ...box, is_agreement_text: true },
      false,
      ['publicOffer', 'privacyPolicy', 'personalData'],
    ],
    ['no offer for a product that hides it', { ...texts, hidesPublicOffer: true }, false, ['personalData']],
    ['no box of the offer either', { ...box, hidesPublicOffer: true }, false, ['privacyPolicy', 'personalData']],
  ])('is %s', (_title, rules, offerText, boxes) => {
    expect(visibleConsent(rules)).toEqual({ offerText, boxes });
  });

  it('links each box to its text', () => {
    expect(CONSENT_TEXTS).toEqual({
      publicOffer: 'full_agreement',
      privacyPolicy: 'privacy_policy',
      personalData: 'order_privacy',
    });
  });

  it.each([
    ['only such products', [{ id: 3 }, { id: '4' }], true],
    ['one such product', [{ id: 3 }], true],
    ['another product too', [{ id: 3 }, { id: 5 }], false],
    ['nothing', [], false],
  ])('hides the offer for an order of %s: %j', (_title, products, hidden) => {
    expect(isOfferHidden(products, [3, 4])).toBe(hidden);
  });
});

describe('ticking', () => {
  const shown = visibleConsent(box);
  const ticked = (...boxes: ConsentBox[]) => boxes.reduce((so, each) => tickConsent(so, each, true, shown), NO_CONSENT);

  it('is complete when every box that is shown is ticked, and says which are missing', () => {
    expect(missingConsent(NO_CONSENT, shown)).toEqual(['publicOffer', 'privacyPolicy', 'personalData']);
    expect(missingConsent(ticked('privacyPolicy'), shown)).toEqual(['publicOffer', 'personalData']);
    expect(isConsentComplete(ticked('publicOffer', 'privacyPolicy'), shown)).toBe(false);
    expect(isConsentComplete(ticked('publicOffer', 'privacyPolicy', 'personalData'), shown)).toBe(true);
    expect(isConsentComplete(ticked('personalData'), visibleConsent(texts))).toBe(true);
  });

  it('can be taken back', () => {
    const all = ticked('publicOffer', 'privacyPolicy', 'personalData');
    expect(missingConsent(tickConsent(all, 'personalData', false, shown), shown)).toEqual(['personalData']);
  });

  it('agrees to the offer with the privacy policy where the offer has no box', () => {
    const withoutOffer = visibleConsent({ ...box, hidesPublicOffer: true });
    const privacy = tickConsent(NO_CONSENT, 'privacyPolicy', true, withoutOffer);
    expect(checkAgreement(privacy)).toBe(true);
    const changed = tickConsent(privacy, 'privacyPolicy', false, withoutOffer);
    expect(changed).toMatchObject({ publicOffer: true, privacyPolicy: false });
    expect(checkAgreement(changed)).toBe(false);
  });

  it('agrees to nothing but the personal data with their box, also where the offer has none', () => {
    const withoutOffer = visibleConsent({ ...box, hidesPublicOffer: true });
    const expected = { ...NO_CONSENT, personalData: true };
    expect(tickConsent(NO_CONSENT, 'personalData', true, withoutOffer)).toEqual(expected);
    expect(tickConsent(NO_CONSENT, 'personalData', true, visibleConsent(texts))).toEqual(expected);
  });

  it.each([
    [[], false],
    [['publicOffer'], false],
    [['privacyPolicy'], false],
    [['publicOffer', 'privacyPolicy'], true],
  ] as const)('%j is an agreement: %s', (boxes, agreed) => {
    expect(checkAgreement(ticked(...boxes))).toBe(agreed);
  });
});
