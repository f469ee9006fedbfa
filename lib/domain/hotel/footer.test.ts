import { footerLinks, hasFooter } from './footer';

describe('the footer', () => {
  it.each([
    ['default', true],
    ['blue', true],
    ['something new', true],
    ['video_template', false],
    ['slider_template', false],
  ])('the footer is displayed for the template %s: %p', (template, expected) => {
    expect(hasFooter(template)).toBe(expected);
  });

  const title = (key: string) => `the ${key}`;

  it.each([
    ['neither impressum nor public offer', false, false, true, ['the privacy_policy']],
    ['an impressum', true, false, true, ['the privacy_policy', 'the impressum']],
    ['a public offer', false, true, true, ['the privacy_policy', 'the public_offer']],
    ['both', true, true, true, ['the privacy_policy', 'the impressum', 'the public_offer']],
    ['both, without the variation', true, true, false, ['the privacy_policy', 'the impressum']],
  ])('links the texts of a hotel with %s', (_title, hasImpressum, hasPublicOffer, footerPublicOffer, expected) => {
    const hotel = { hasImpressum, hasPublicOffer, publicOfferTitle: null, variations: { footerPublicOffer } };
    expect(footerLinks(hotel, title).map((link) => link.title)).toEqual(expected);
  });

  it('uses the hotel’s own title for the public offer', () => {
    const hotel = {
      hasImpressum: false,
      hasPublicOffer: true,
      publicOfferTitle: 'Terms of sale',
      variations: { footerPublicOffer: true },
    };
    expect(footerLinks(hotel, title)).toContainEqual({ type: 'full_agreement', title: 'Terms of sale' });
  });
});
