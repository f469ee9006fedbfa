'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { PushSlot } from '@/components/push/push-slot';
import { Button } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useNear } from '@/components/ui/hooks/use-near';
import { Icon } from '@/components/ui/icon';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { xIcon } from '@/components/ui/icons/x';
import { Drawer, focusDrawer } from '@/components/ui/overlay/drawer';
import { opens } from '@/components/ui/overlay/opens';
import { closeOverlays, openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { orderUuids } from '@/lib/device/order-uuids';
import { orderBatches } from '@/lib/domain/orders/order-query';
import { pageStore } from '@/lib/state/page-store';
import { orderBadgeCount } from './order-badge';
import { type BatchState, type LastGroup, OrderBatch } from './order-batch';
import { OrdersSkeleton } from './orders-skeleton';
import { useForgetAttempts } from './use-cancelling';
import { useOrderUuids } from './use-order-uuids';
import { useWaitingOrder, WaitingOrderNotice } from './waiting-order-notice';

/**
 * The drawer My orders: the newest orders at once, older ones when the guest scrolls to them. Rules: orders/OR2,
 * orders/OR3, orders/OR5. Decision 034.
 */
export function OrdersDrawer() {
  const t = useTranslations();
  useForgetAttempts();
  // A hotel's own script may have written the list meanwhile. Rule: orders/OR5.
  useEffect(() => orderUuids.reread(), []);
  const uuids = useOrderUuids();
  const batches = useMemo(() => orderBatches(uuids), [uuids]);
  const [count, setCount] = useState(1);
  const [states, setStates] = useState<readonly BatchState[]>([]);
  // After the history was cleared, the states of the old batches do not apply to later orders.
  if (uuids.length === 0 && states.length > 0) {
    setStates([]);
    setCount(1);
  }
  const onState = useCallback((index: number, state: BatchState) => {
    setStates((all) => [...all.slice(0, index), state, ...all.slice(index + 1)]);
  }, []);
  const shown = batches.slice(0, count);
  const lastShown = states[shown.length - 1];
  const hasOlder = batches.length > count && lastShown?.kind === 'read';
  const isEmpty =
    shown.length === batches.length &&
    batches.every((_, index) => {
      const state = states[index];
      return state?.kind === 'read' && state.last === null;
    });
  const waiting = useWaitingOrder();
  const showOlder = useCallback(() => setCount((current) => current + 1), []);
  return (
    <Drawer
      id="orders"
      title={t('my_orders')}
      closeLabel={t('close')}
      centred={isEmpty && !waiting}
      foot={<CloseOrders />}
    >
      {waiting && <WaitingOrderNotice order={waiting} />}
      {isEmpty && !waiting && <NoOrders />}
      {shown.map((batch, index) => (
        <OrderBatch
          // biome-ignore lint/suspicious/noArrayIndexKey: a new order shifts the uuids between batches, and each batch stays mounted
          key={index}
          index={index}
          uuids={batch}
          above={groupAbove(states.slice(0, index))}
          onState={onState}
        />
      ))}
      {states.some((state) => state.kind === 'read' && state.hasOpen) && <PushSlot className="mt-4" />}
      {hasOlder && <OlderOrders key={count} onNear={showOlder} />}
      {uuids.length > 0 && states[0] !== undefined && states[0].kind !== 'loading' && <ClearHistory />}
    </Drawer>
  );
}

/**
 * Stands where the bar is that the drawer covers, so that a second tap on its entry closes the drawer. The tap of a double
 * tap is ignored. Rule: navigation/N7.
 */
function CloseOrders() {
  const t = useTranslations();
  return (
    <Button variant="soft" className="animate-ignore-taps" onClick={() => closeOverlays()}>
      <Icon shape={xIcon} size="sm" />
      <span>{t('close_orders', { my_orders: t('my_orders') })}</span>
    </Button>
  );
}

/** The group of the last card in these batches. */
const groupAbove = (states: readonly BatchState[]) =>
  states.reduce<LastGroup>((above, state) => (state.kind === 'read' ? (state.last ?? above) : above), null);

/** Marks the end of the shown orders, and calls `onNear` when it is near the viewport. */
function OlderOrders({ onNear }: { onNear: () => void }) {
  const t = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, '[data-scroller]');
  useEffect(() => {
    if (isNear) onNear();
  }, [isNear, onNear]);
  return (
    <div ref={place}>
      <OrdersSkeleton label={t('loading')} />
    </div>
  );
}

/** Removes the orders from this device only; the hotel keeps them. Rules: orders/OR23, personal-data/PD2. */
function ClearHistory() {
  const t = useTranslations();
  const clear = async () => {
    const isConfirmed = await openOverlayForResult('confirm', {
      title: t('clear_history_question', { clear_history: t('clear_history') }),
      text: t('clear_history_text'),
      labels: { yes: t('yes'), no: t('no') },
    });
    if (!isConfirmed) return;
    orderUuids.changeNow(() => []);
    pageStore.set(orderBadgeCount, 0);
    // The focused button is removed together with the history.
    focusDrawer('orders');
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      className="mt-4"
      aria-haspopup="dialog"
      {...opens('confirm')}
      onClick={() => void clear()}
    >
      <Icon shape={trash2Icon} size="sm" />
      <span>{t('clear_history')}</span>
    </Button>
  );
}

function NoOrders() {
  const t = useTranslations();
  return (
    <EmptyState picture="/pictures/receipt.webp" tint="tint-4" title={t('no_orders_status')}>
      {t('no_orders_text')}
    </EmptyState>
  );
}
