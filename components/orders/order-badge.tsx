'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Badge } from '@/components/ui/badge';

let count = 0;
const listeners = new Set<() => void>();

/**
 * The number of unseen changes in My orders; lost on a reload. A store without jotai, because every page has the badge
 * and an atom would add 4 KB to the first load. Rule: orders/OR22.
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

const countOnServer = () => 0;
export const useOrderBadgeCount = () =>
  useSyncExternalStore(orderBadgeCount.subscribe, orderBadgeCount.get, countOnServer);

/** The red number on the bar's entry My orders. */
export function OrderBadge() {
  const t = useTranslations();
  const changes = useOrderBadgeCount();
  if (changes === 0) return null;
  return <Badge tone="news" count={changes} label={t('order_news', { n: changes })} />;
}
