import { isFullScreen } from './template';

/** The links to legal texts on a hotel's pages. */

type FooterText = 'privacy_policy' | 'impressum' | 'full_agreement';

export type FooterLink = { type: FooterText; title: string };

/** On templates whose home fills the screen the links are in the services drawer instead. Rule: pages/PG13. */
export const hasFooter = (template: string): boolean => !isFullScreen(template);

/**
 * Whether the pages of a hotel end with the footer. On a template without one it stands there all the same if nothing
 * in the bar opens the services drawer, because the legal texts must be reachable.
 */
export const showsFooter = (
  hotel: { template: string; variations: { hideBar: boolean } },
  bar: readonly { code: string; href: string | null }[],
): boolean =>
  hasFooter(hotel.template) ||
  hotel.variations.hideBar ||
  !bar.some(({ code, href }) => code === 'services' && href === null);

/**
 * Returns the legal texts that a hotel has, with the labels of their links. The privacy policy is always included,
 * because the app has a default one; the public offer only for a hotel that asks for it. Rules: pages/PG12, pages/PG14.
 */
export function footerLinks(
  hotel: {
    hasImpressum: boolean;
    hasPublicOffer: boolean;
    publicOfferTitle: string | null;
    variations: { footerPublicOffer: boolean };
  },
  t: (key: 'privacy_policy' | 'impressum' | 'public_offer') => string,
): readonly FooterLink[] {
  return [
    { type: 'privacy_policy', title: t('privacy_policy') },
    ...(hotel.hasImpressum ? [{ type: 'impressum', title: t('impressum') } as const] : []),
    ...(hotel.hasPublicOffer && hotel.variations.footerPublicOffer
      ? [{ type: 'full_agreement', title: hotel.publicOfferTitle ?? t('public_offer') } as const]
      : []),
  ];
}
