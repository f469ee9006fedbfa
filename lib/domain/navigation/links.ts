import type { Id } from '../id';
import { isExternal, type OwnAddresses, safeLink } from '../security/safe-link';

/**
 * Returns the address of a section: its external link; else a list of sections if it has more than one level below it;
 * else its products. An unsafe link is ignored. `external`: it leads out of the app and opens in a new
 * tab. Rules: catalogue/C2, security/SC1.
 */
export function sectionHref(
  section: { id: Id; external_link: string | null; sublevels_count: number },
  own: OwnAddresses = {},
): { href: string; external: boolean } {
  const outside = safeLink(section.external_link, own);
  if (outside !== null) return { href: outside, external: isExternal(outside) };
  const list = section.sublevels_count > 1 ? 'sections' : 'products';
  return { href: `/${list}/${encodeURIComponent(String(section.id))}`, external: false };
}

/** The canonical address of a section, whichever of its two addresses was opened. Rule: pages/PG3. */
export const canonicalSectionPath = (sectionId: Id): string => `/products/${encodeURIComponent(String(sectionId))}`;

/** The address of a product, which guests share and search engines list. Rules: pages/PG17, crawlers/CW7. */
export const productPath = (sectionId: Id, productId: Id): string =>
  `${canonicalSectionPath(sectionId)}?product=${encodeURIComponent(String(productId))}`;

/** The address of a section's draw. Rule: pages/PG19. */
export const lotteryPath = (sectionId: Id): string => `/lottery/${encodeURIComponent(String(sectionId))}`;
