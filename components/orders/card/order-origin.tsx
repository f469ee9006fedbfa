'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { conciergeBellIcon } from '@/components/ui/icons/concierge-bell';
import type { Order } from '@/lib/contract/order';

/** That the reception took the order on the telephone, and that the hotel has changed it since. Rules: telephone-orders/TO2, telephone-orders/TO12. */
export function OrderOrigin({ order }: { order: Pick<Order, 'taken_by_staff' | 'corrected_at'> }) {
  const t = useTranslations();
  const said = [
    ...(order.taken_by_staff ? [t('reception')] : []),
    ...(order.corrected_at === null ? [] : [t('order_corrected')]),
  ];
  if (said.length === 0) return null;
  return (
    <p className="flex items-center gap-2 text-ink-2 text-sm">
      <Icon shape={conciergeBellIcon} size="sm" />
      <span>{said.join(' · ')}</span>
    </p>
  );
}
