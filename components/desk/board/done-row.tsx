'use client';

import clsx from 'clsx';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { circleXIcon } from '@/components/ui/icons/circle-x';
import { isCancelledByGuest } from '@/lib/domain/desk/cancellation';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { MoneyMark } from '../orders/order-money';
import { stateWord } from '../orders/order-state';

/** An order that has ended, as one row. */
export function DoneRow({ order, onOpen }: { order: DeskOrder; onOpen(order: DeskOrder): void }) {
  const { t, time, amount } = useDesk();
  const isDone = order.ostatus_id === 'done';
  const by = isCancelledByGuest(order) ? t('by_guest') : order.moved_by;
  const facts = [stateWord(order.ostatus_id, t), time(order.moved_at), ...(by ? [by] : [])];
  if (order.rating !== null) facts.push(t('rated', { stars: order.rating.stars }));
  return (
    <button
      type="button"
      className={clsx(CARD, 'flex w-full items-center gap-3 p-3 text-start hover:bg-sunken')}
      onClick={() => onOpen(order)}
    >
      <bdi
        translate="no"
        className="min-w-14 max-w-2/5 rounded-sm bg-sunken px-2 py-2 text-center font-medium text-md tabular-nums"
      >
        {order.number_room ?? '–'}
      </bdi>
      <span className="min-w-0 flex-1 text-sm">
        <span className="flex flex-wrap justify-between gap-x-3 font-medium">
          <span className="flex min-w-0 flex-1 basis-24">
            <bdi className="min-w-0 truncate">{order.guest.name ?? `#${order.num}`}</bdi>
          </span>
          <bdi translate="no" dir="ltr" className="tabular-nums">
            {amount(order.final_sum)}
          </bdi>
        </span>
        <span className={clsx('flex items-center gap-1', isDone ? 'text-ink-2' : 'text-danger')}>
          <Icon shape={isDone ? circleCheckIcon : circleXIcon} size="xs" />
          <span className="min-w-0">
            <bdi translate="no" dir="ltr">{`#${order.num}`}</bdi>
            <span>{` · ${facts.join(' · ')}`}</span>
          </span>
        </span>
        <MoneyMark order={order} />
      </span>
    </button>
  );
}
