'use client';

import { useSyncExternalStore } from 'react';
import { MessagesProvider, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { useMessages } from '@/components/hotel/use-messages';
import { RetryButton } from '@/components/ui/button/retry-button';
import { CARD } from '@/components/ui/card';
import { late } from '@/components/ui/late';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { Skeleton } from '@/components/ui/skeleton';

const SKELETON = <Skeleton className="h-40 rounded-md" />;

const { Late: CartPanel } = late(() => import('./cart-panel').then((module) => module.CartPanel), SKELETON);

/** The width from which the panel is shown: `desk` in tailwind.config.ts. */
const WIDE = '(min-width: 769px)';

const onWidth = (listener: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/**
 * The place of the cart beside the content of a wide screen. A narrow screen, where the cart is a drawer, loads nothing
 * for it, and an empty cart neither. Rule: appearance/A12.
 */
export function CartPanelSlot({ title, emptyText }: { title: string; emptyText: string }) {
  const t = useTranslations();
  const isWide = useSyncExternalStore(
    onWidth,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  const isEmpty = useCart().cart.products.length === 0;
  return (
    <aside
      className={`${CARD} sticky top-20 hidden max-h-[calc(100dvh-196px)] overflow-y-auto overscroll-contain p-5 wide:block print:hidden`}
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

/** The lines of the cart, once the dictionary is there. */
function LoadedPanel() {
  const { messages, hasFailed, isBusy, retry } = useMessages();
  const t = useTranslations();
  if (messages === undefined) {
    return hasFailed ? <RetryButton label={t('try_again')} isBusy={isBusy} onPress={retry} /> : SKELETON;
  }
  return (
    <MessagesProvider messages={messages}>
      <CartPanel />
    </MessagesProvider>
  );
}
