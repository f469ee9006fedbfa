'use client';

import { Icon } from '@/components/ui/icon';
import { phoneIcon } from '@/components/ui/icons/phone';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';

/** Who took the order on the telephone, and what they noted for the staff. Rule: telephone-orders/TO2. */
export function TakenLine({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  if (!order.taken_by_staff) return null;
  return (
    <div className="flex gap-2 rounded-sm bg-sunken p-2.5 text-sm forced-colors:border">
      <Icon shape={phoneIcon} size="sm" />
      <div className="min-w-0">
        <p>{order.taken_by === null ? t('taken_on_telephone') : t('taken_by', { name: order.taken_by })}</p>
        {order.taken_note !== null && (
          <p className="wrap-anywhere whitespace-pre-wrap">
            <span className="text-ink-2">{`${t('note_staff')}: `}</span>
            <bdi>{order.taken_note}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}
