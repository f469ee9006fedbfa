/** The legal texts that every page of a hotel leads to, and where those links stand. */

type FooterText = 'privacy_policy' | 'impressum' | 'full_agreement';

export type FooterLink = { type: FooterText; title: string };

/** Templates whose pages fill the screen: the links stand in the services drawer there. Rule: pages/PG13. */
const WITHOUT_FOOTER: readonly string[] = ['video_template', 'slider_template'];

export const hasFooter = (template: string): boolean => !WITHOUT_FOOTER.includes(template);

/**
 * The texts that a hotel has, each with what its link is called. The privacy policy is never missing: the product has
 * one of its own. Rule: pages/PG12.
 */
export function footerLinks(
  hotel: { hasImpressum: boolean; hasPublicOffer: boolean; publicOfferTitle: string | null },
  word: (key: 'privacy_policy' | 'impressum' | 'public_offer') => string,
): readonly FooterLink[] {
  return [
    { type: 'privacy_policy', title: word('privacy_policy') },
    ...(hotel.hasImpressum ? [{ type: 'impressum', title: word('impressum') } as const] : []),
    ...(hotel.hasPublicOffer
      ? [{ type: 'full_agreement', title: hotel.publicOfferTitle ?? word('public_offer') } as const]
      : []),
  ];
}
