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

  it.each([
    [false, false, ['the privacy_policy']],
    [true, false, ['the privacy_policy', 'the impressum']],
    [false, true, ['the privacy_policy', 'the public_offer']],
    [true, true, ['the privacy_policy', 'the impressum', 'the public_offer']],
  ])('with impressum %p and public offer %p the footer has the links %p', (hasImpressum, hasPublicOffer, expected) => {
    const links = footerLinks({ hasImpressum, hasPublicOffer, publicOfferTitle: null }, (key) => `the ${key}`);
    expect(links.map(({ title }) => title)).toEqual(expected);
  });

  it('uses the hotel’s own title for the public offer', () => {
    const hotel = { hasImpressum: false, hasPublicOffer: true, publicOfferTitle: 'Terms of sale' };
    expect(footerLinks(hotel, (key) => key)).toContainEqual({ type: 'full_agreement', title: 'Terms of sale' });
  });
});
