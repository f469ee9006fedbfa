'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { lateWithMessages } from '@/components/hotel/late-with-messages';
import { useLineCount } from '@/components/hotel/use-cart-part';
import { RetryButton } from '@/components/ui/button/retry-button';
import { CARD } from '@/components/ui/card';
import { BESIDE_CART, TABLET_OR_WIDER, useMedia } from '@/components/ui/hooks/use-media';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { Skeleton } from '@/components/ui/skeleton';

/** The lines of the cart. */
const LoadedPanel = lateWithMessages(
  () => import('./cart-panel').then((module) => module.CartPanel),
  <Skeleton className="h-40 rounded-md" />,
);

/**
 * The place of the cart beside the content of a wide screen. A narrow screen, where the cart is a drawer, loads nothing
 * for it, and an empty cart neither. A hotel without Cart has it only while something is in the cart. Rules:
 * appearance/A12, navigation/N23.
 */
export function CartPanelSlot({ title, emptyText }: { title: string; emptyText: string }) {
  const { hasDesktopMode, variations } = useHotel();
  const t = useTranslations();
  const isWide = useMedia(hasDesktopMode ? TABLET_OR_WIDER : BESIDE_CART);
  const isEmpty = useLineCount() === 0;
  if (variations.hideCart && isEmpty) return null;
  return (
    <aside
      className={`${CARD} sticky top-20 hidden max-h-[calc(100dvh-196px)] overflow-y-auto overscroll-contain p-5 wide:block wide:w-75 beside:block beside:w-82 wider:w-84 wider:max-h-[calc(100dvh-100px)] print:hidden`}
      data-cart-panel=""
      aria-labelledby="cart-panel-title"
    >
      <h2 id="cart-panel-title" className="mb-3 text-xl tracking-tight">
        {title}
      </h2>
      {isEmpty && <p className="text-ink-2">{emptyText}</p>}
      {!isEmpty && isWide && (
        <RetryBoundary failed={(retry) => <RetryButton label={t('try_again')} isBusy={false} onPress={retry} />}>
          <LoadedPanel />
        </RetryBoundary>
      )}
    </aside>
  );
}
