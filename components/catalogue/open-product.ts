import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { ProductCardView, SheetPreview } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    product: {
      sectionId: Id;
      productId: Id;
      lineKey: string | null;
      fromRecommendation: boolean;
      preview?: SheetPreview;
      /** The day whose times are shown at first, as YYYY-MM-DD. */
      day?: string;
    };
  }
}

/**
 * Opens a product after a tap on its card or through a link: its popup when it is ordered without the cart
 * (catalogue/C10), else its sheet. `day`: the day whose times are shown at first. `isRequest`: it is asked for from its card,
 * in a small form (fast-order/FO13).
 */
export function openProduct(
  sectionId: Id,
  product: ProductCardView,
  opened: { day?: string; isRequest?: boolean } = {},
): void {
  const { id: productId, title, image, focus, price, isBrief } = product;
  const preview = { title, image, ...(focus && { focus }), price, isBrief: opened.isRequest || isBrief };
  const name = opened.isRequest ? 'fast-order' : productOverlay(product);
  const shared = { sectionId, productId, preview, ...opened };
  if (name === 'fast-order') openOverlay(name, shared);
  else openOverlay(name, { ...shared, lineKey: null, fromRecommendation: false });
}

/** The overlay that a product opens. */
export const productOverlay = ({ isPopup }: Pick<ProductCardView, 'isPopup'>) => (isPopup ? 'fast-order' : 'product');
