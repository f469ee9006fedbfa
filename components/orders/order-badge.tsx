'use client';

import { atom, useAtomValue } from 'jotai';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Badge } from '@/components/ui/badge';

/** How much news My orders has; it lives as long as the page. Rule: orders/OR22. */
export const orderBadgeAtom = atom(0);

/** The red number on the entry My orders. */
export function OrderBadge() {
  const t = useTranslations();
  const count = useAtomValue(orderBadgeAtom);
  if (count === 0) return null;
  return <Badge tone="news" count={count} words={t('order_news', { n: count })} />;
}
