import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/options/kit';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    product: { sectionId: Id; productId: Id; lineKey: string | null; fromRecommendation: boolean };
  }
}

/**
 * Opens a product after a tap on its card or through a link: its popup when it is ordered without the cart
 * (catalogue/C10), else its sheet.
 */
export function openProduct(sectionId: Id, product: Pick<ProductCardView, 'id' | 'isPopup'>): void {
  if (product.isPopup) openOverlay('fast-order', { sectionId, productId: product.id });
  else openOverlay('product', { sectionId, productId: product.id, lineKey: null, fromRecommendation: false });
}
