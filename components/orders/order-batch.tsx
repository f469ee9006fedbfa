'use client';

import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import type { ApiState } from '@/components/hotel/use-api';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { RetryButton } from '@/components/ui/button/retry-button';
import { useAfterPaint } from '@/components/ui/hooks/use-after-paint';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { announce } from '@/components/ui/overlay/announcer';
import { focusDrawer } from '@/components/ui/overlay/drawer';
import type { Order } from '@/lib/contract/order';
import { joinList } from '@/lib/domain/i18n/join-list';
import { allOrders, type LoadedOrders, movedOrders } from '@/lib/domain/orders/merge-orders';
import { byRoom } from '@/lib/domain/orders/order-sentence';
import { firstOrders, type OrderGroup, shownGroups, statusLook } from '@/lib/domain/orders/order-status';
import { OrderCard } from './card/order-card';
import { OrdersSkeleton } from './orders-skeleton';
import { RoomBill } from './room-bill';
import { STATUS_ICONS } from './status-icons';
import { useGentleMoves } from './use-gentle-moves';
import { useOrders } from './use-orders';
import { useServerNow } from './use-server-now';

/** The group of a batch's last card; null: the batch has no cards. */
export type LastGroup = OrderGroup | null;
export type BatchState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'read'; last: LastGroup; hasOpen: boolean };

/** Cards of a batch in its first paint: as many as fill the screen of a phone. */
const FIRST_CARDS = 3;

/** The interval at which the ages of orders, shown in minutes, are updated. */
const AGE_MS = 30_000;

/**
 * The orders of one request, by their groups. `above`: the group of the last card above, whose heading is not repeated.
 * `onState` must have a stable identity.
 */
export function OrderBatch(props: {
  index: number;
  uuids: readonly string[];
  above: LastGroup;
  onState: (index: number, state: BatchState) => void;
}) {
  const { index, uuids, above, onState } = props;
  const t = useTranslations();
  const orders = useOrders(uuids, index === 0);
  const { value: loaded } = orders;
  const failed = orders.refusal !== null;
  useStatusesReadOut(loaded);
  useGentleMoves(loaded);
  useFocusAfterFailure(failed);
  const groups = loaded === undefined ? [] : shownGroups(loaded.groups);
  const last = groups.at(-1)?.key ?? null;
  const hasOpen = groups.some(({ key }) => key !== 'histories');
  // Most cards are below the screen, so that on a slow phone the drawer need not wait for them.
  const isWhole = useAfterPaint() || allOrders(loaded).length <= FIRST_CARDS;
  const kind = failed ? 'failed' : loaded === undefined || !isWhole ? 'loading' : 'read';
  // A layout effect, so that the drawer shows its empty state in the same frame.
  useLayoutEffect(
    () => onState(index, kind === 'read' ? { kind, last, hasOpen } : { kind }),
    [index, onState, kind, last, hasOpen],
  );
  return (
    <>
      {failed && <OrdersFailed orders={orders} />}
      {index === 0 && <RoomBill orders={allOrders(loaded)} />}
      {loaded !== undefined && (
        <Groups loaded={loaded} above={above} most={isWhole ? allOrders(loaded).length : FIRST_CARDS} />
      )}
      {kind === 'loading' && <OrdersSkeleton label={t('loading')} />}
    </>
  );
}

/** Headings and cards are siblings, so that React keeps an order's card when it moves to another group. */
function Groups({ loaded, above, most }: { loaded: LoadedOrders<Order>; above: LastGroup; most: number }) {
  const t = useTranslations();
  const now = useServerNow(AGE_MS);
  return firstOrders(shownGroups(loaded.groups), most).flatMap((group, index) => [
    (index > 0 || group.key !== above) && (
      <h3 className="mt-6 mb-3 flex items-center gap-2 font-medium text-ink-2 text-sm first:mt-2" key={group.key}>
        <Icon shape={STATUS_ICONS[group.icon]} size="sm" />
        <span>{t(group.messageKey)}</span>
      </h3>
    ),
    ...byRoom(group.orders).map((order) => (
      <OrderCard key={order.uuid} order={order} group={group.key} receivedAt={loaded.receivedAt} now={now} />
    )),
  ]);
}

function OrdersFailed({ orders }: { orders: ApiState<LoadedOrders<Order>> }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  return (
    <div className={clsx('grid grid-cols-1 gap-3', orders.value !== undefined && 'mb-4')}>
      <Notice tone="danger" alert>
        {failure('orders_failed')}
      </Notice>
      <RetryButton label={t('try_again')} isBusy={orders.isLoading} onPress={orders.refetch} />
    </div>
  );
}

/** Moves the focus to the drawer after a successful retry has removed the retry button. */
function useFocusAfterFailure(failed: boolean): void {
  const had = useRef(failed);
  useEffect(() => {
    if (had.current && !failed && document.activeElement === document.body) focusDrawer('orders');
    had.current = failed;
  }, [failed]);
}

/** Announces changes of status that happen without the guest's action. Rule: orders/OR24. */
function useStatusesReadOut(loaded: LoadedOrders<Order> | undefined): void {
  const t = useTranslations();
  const { locale } = useHotel();
  const before = useRef(loaded);
  useEffect(() => {
    const news = movedOrders(before.current, loaded).map(
      ({ order, group }) => `#${order.num}: ${t(statusLook(order.ostatus_id, group).messageKey)}`,
    );
    if (news.length > 0) announce(joinList(news, locale));
    before.current = loaded;
  }, [loaded, t, locale]);
}
