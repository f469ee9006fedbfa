'use client';

import { atom } from 'jotai';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Badge } from '@/components/ui/badge';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** The number of unseen changes in My orders; lost on a reload. Rule: orders/OR22. */
export const orderBadgeCount = atom(0);

/** The red number on the bar's entry My orders. */
export function OrderBadge() {
  const t = useTranslations();
  const changes = useAtomValue(orderBadgeCount);
  if (changes === 0) return null;
  return <Badge tone="news" count={changes} label={t('order_news', { n: changes })} />;
}
