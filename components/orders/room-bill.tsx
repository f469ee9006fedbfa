'use client';

import clsx from 'clsx';
import { Amount } from '@/components/hotel/amount';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import type { Order } from '@/lib/contract/order';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { finalSumOf } from '@/lib/domain/money/order-amounts';
import { guestRoomBill } from '@/lib/domain/orders/room-bill';

/** What of the guest's orders stands on the bill of their room, and of which orders it consists. Rule: rooms/RM21. */
export function RoomBill({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations();
  const { amount } = useMoney();
  const bill = guestRoomBill(orders);
  if (bill === null) return null;
  return (
    <details className={clsx(CARD, 'group/bill mb-4')}>
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 py-2.5 font-medium">
        {t('on_room_bill', { sum: bidiIsolate(amount(bill.sum)) })}
        <Icon shape={chevronDownIcon} size="sm" className="shrink-0 group-open/bill:rotate-180" />
      </summary>
      <ul className="grid gap-2 px-4 pb-4 text-sm">
        {bill.orders.map((order) => (
          <li key={order.uuid} className="flex justify-between gap-4 *:last:flex-none">
            <bdi translate="no" dir="ltr">{`#${order.num}`}</bdi>
            <Amount>{amount(finalSumOf(order))}</Amount>
          </li>
        ))}
      </ul>
    </details>
  );
}
