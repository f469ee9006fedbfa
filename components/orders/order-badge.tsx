'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Badge } from '@/components/ui/badge';

let count = 0;
const listeners = new Set<() => void>();

/**
 * How much news My orders has; it lives as long as the page. A store of its own: every page has the badge, and an atom
 * would bring jotai (4 KB) into the first load for this one number. Rule: orders/OR22.
 */
export const orderBadgeCount = {
  get: () => count,
  set(next: number) {
    count = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

const none = () => 0;
export const useOrderBadgeCount = () => useSyncExternalStore(orderBadgeCount.subscribe, orderBadgeCount.get, none);

/** The red number on the entry My orders. */
export function OrderBadge() {
  const t = useTranslations();
  const news = useOrderBadgeCount();
  if (news === 0) return null;
  return <Badge tone="news" count={news} words={t('order_news', { n: news })} />;
}
