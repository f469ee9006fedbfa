'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { LateRetry, late } from '@/components/hotel/late';
import { useLineCount } from '@/components/hotel/use-cart-part';
import { CARD } from '@/components/ui/card';
import { BESIDE_CART, TABLET_OR_WIDER, useMedia } from '@/components/ui/hooks/use-media';
import { Skeleton } from '@/components/ui/skeleton';

/** The lines of the cart. */
const LoadedPanel = late(() => import('./cart-panel').then((module) => module.CartPanel), {
  waiting: () => <Skeleton className="h-40 rounded-md" />,
  failed: LateRetry,
});

/**
 * The place of the cart beside the content of a wide screen. A narrow screen, where the cart is a drawer, loads nothing
 * for it, and an empty cart neither. A hotel without Cart has it only while something is in the cart. Rules:
 * appearance/A12, navigation/N23.
 */
export function CartPanelSlot({ title, emptyText }: { title: string; emptyText: string }) {
  const { hasDesktopMode, variations } = useHotel();
  const isWide = useMedia(hasDesktopMode ? TABLET_OR_WIDER : BESIDE_CART);
  const isEmpty = useLineCount() === 0;
  if (variations.hideCart && isEmpty) return null;
  return (
    <aside
      className={`${CARD} sticky top-(--below-header,5rem) hidden max-h-[calc(100dvh-116px-var(--below-header,5rem))] overflow-y-auto overscroll-contain p-5 wide:block wide:w-75 beside:block beside:w-82 wider:w-84 wider:max-h-[calc(100dvh-20px-var(--below-header,5rem))] print:hidden`}
      data-cart-panel=""
      aria-labelledby="cart-panel-title"
    >
      <h2 id="cart-panel-title" className="mb-3 text-xl tracking-tight">
        {title}
      </h2>
      {isEmpty && <p className="text-ink-2">{emptyText}</p>}
      {!isEmpty && isWide && <LoadedPanel />}
    </aside>
  );
}
