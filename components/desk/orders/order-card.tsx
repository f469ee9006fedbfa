'use client';

import clsx from 'clsx';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { circleXIcon } from '@/components/ui/icons/circle-x';
import { isCancelledByGuest } from '@/lib/domain/desk/cancellation';
import { type OverdueMinutes, orderMark } from '@/lib/domain/desk/waiting';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { ChatLink, ChatMark } from './chat-link';
import { OrderActions } from './order-actions';
import { OrderFoodNote } from './order-food';
import { OrderComment, OrderLines, OrderPayment, OrderWho } from './order-parts';
import { DueMeter, EscalationLine, OrderState, stateWord } from './order-state';
import type { Moves } from './use-moves';

const EDGES = ['', 'border-s-4 border-warning', 'border-s-5 border-warning', 'border-s-7 border-danger'] as const;

export type CardContext = {
  now: number;
  limits: OverdueMinutes;
  moves: Moves;
  isOffline: boolean;
  onOpen(order: DeskOrder): void;
};

/** An order that is new or in work: room first, then the guest, then the order. */
export function OrderCard({ order, context }: { order: DeskOrder; context: CardContext }) {
  const { t } = useDesk();
  const { now, limits, moves, isOffline, onOpen } = context;
  return (
    <article
      className={clsx(
        CARD,
        'grid grid-cols-[minmax(0,1fr)] gap-3 overflow-hidden p-4',
        EDGES[orderMark(order, limits, now)],
      )}
      aria-label={t('order', { number: `#${order.num}` })}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <button
          type="button"
          className="-ms-2 inline-flex min-h-target shrink-0 items-center gap-1 whitespace-nowrap rounded-sm px-2 font-medium text-md hover:bg-sunken"
          aria-label={t('details', { number: `#${order.num}` })}
          onClick={() => onOpen(order)}
        >
          <bdi translate="no" dir="ltr" className="tabular-nums">
            {`#${order.num}`}
          </bdi>
          <Icon shape={chevronRightIcon} size="xs" />
        </button>
        <ChatLink order={order} />
        <OrderState order={order} limits={limits} now={now} />
      </div>
      <EscalationLine order={order} />
      <OrderWho order={order} />
      <ChatMark order={order} />
      <OrderFoodNote order={order} />
      <OrderLines order={order} />
      <OrderComment order={order} />
      <DueMeter order={order} now={now} />
      <OrderPayment order={order} />
      <OrderActions order={order} moves={moves} isOffline={isOffline} />
    </article>
  );
}

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
      </span>
    </button>
  );
}
