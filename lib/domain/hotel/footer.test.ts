import { footerLinks, hasFooter, showsFooter } from './footer';

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

  const services = { code: 'services', href: null };
  const elsewhere = { code: 'services', href: 'https://elsewhere.test' };

  it.each([
    ['the default template', 'default', false, [services], true],
    ['a full screen with the services drawer', 'video_template', false, [services], false],
    ['a full screen without a bar', 'video_template', true, [services], true],
    ['a full screen whose bar has no services', 'slider_template', false, [{ code: 'cart', href: null }], true],
    ['a full screen whose services lead elsewhere', 'slider_template', false, [elsewhere], true],
  ])('keeps the legal links reachable on %s', (_title, template, hideBar, bar, expected) => {
    expect(showsFooter({ template, variations: { hideBar } }, bar)).toBe(expected);
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
