import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/options/kit';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    product: { sectionId: Id; productId: Id; lineKey: string | null; fromRecommendation: boolean };
  }
}

/**
 * What a tap on a product opens, and a link to it: its sheet, or where it is ordered apart from the cart its own popup
 * (catalogue/C10).
 */
export function openProduct(sectionId: Id, product: Pick<ProductCardView, 'id' | 'isPopup'>): void {
  if (product.isPopup) openOverlay('fast-order', { sectionId, productId: product.id });
  else openOverlay('product', { sectionId, productId: product.id, lineKey: null, fromRecommendation: false });
}
