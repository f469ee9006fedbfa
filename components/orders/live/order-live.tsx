'use client';

import { useMemo, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { EmptyState } from '@/components/ui/empty-state';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { Skeleton } from '@/components/ui/skeleton';
import { Tabs, tabPanelId } from '@/components/ui/tabs';
import type { Order } from '@/lib/contract/order';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { placedOrder } from '@/lib/domain/orders/merge-orders';
import { openOrders } from '@/lib/domain/orders/open-orders';
import { orderBatches } from '@/lib/domain/orders/order-query';
import { useOrderUuids } from '../use-order-uuids';
import { useOrders } from '../use-orders';
import { useServerNow } from '../use-server-now';
import { LiveFollowed, LiveFoot } from './live-followed';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'order-live': { uuid: string };
  }
}

const ID = 'order-live';
const TITLE_ID = `${ID}-title`;
/** The interval at which minutes and times are updated. */
const UPDATE_MS = 30_000;

const FRAME =
  'fixed inset-0 mx-auto grid w-full max-w-dialog grid-rows-[auto_minmax(0,1fr)_auto] bg-canvas desk:inset-y-6 desk:rounded-lg desk:shadow-lg';

/** The full-screen view of one order, with the other open orders of its room as tabs. Rules: orders/OR39, orders/OR40. */
export function OrderLive({ arg }: { arg: OverlayArgs['order-live'] }) {
  const t = useTranslations();
  const [uuid, setUuid] = useState(arg.uuid);
  const uuids = useOrderUuids();
  const batches = useMemo(() => orderBatches(uuids), [uuids]);
  const index = Math.max(
    0,
    batches.findIndex((one) => one.includes(arg.uuid)),
  );
  const { value: loaded, refusal, isLoading, refetch } = useOrders(batches[index] ?? [], index === 0);
  const now = useServerNow(UPDATE_MS);
  const placed = loaded === undefined ? undefined : placedOrder(loaded, uuid);
  const reading = placed &&
    loaded && { ...placed, receivedAt: loaded.receivedAt, now: Math.max(now, loaded.receivedAt) };
  const mates = placed && loaded ? matesOf(placed.order, openOrders(loaded.groups)) : [];
  return (
    <OverlayFrame className={FRAME} labelledBy={TITLE_ID}>
      <header className="grid grid-cols-[44px_minmax(0,1fr)_44px] items-center gap-2 px-3 pt-4 pb-2">
        <IconButton icon={chevronDownIcon} label={t('close')} onClick={() => closeOverlays()} />
        <h2 id={TITLE_ID} className="text-center font-medium tabular-nums">
          {placed ? t('order_n', { num: bidiIsolate(placed.order.num) }) : t('my_orders')}
        </h2>
        <span />
      </header>
      <section
        className="overflow-y-auto overscroll-contain px-gutter pb-6"
        data-scroller=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        aria-labelledby={TITLE_ID}
      >
        {mates.length > 1 && placed && (
          <MateTabs mates={mates} label={roomLabel(placed.order, t)} chosen={uuid} onChoose={setUuid} />
        )}
        {reading && (
          <LiveFollowed key={uuid} reading={reading} panelId={mates.length > 1 ? tabPanelId(ID, uuid) : undefined} />
        )}
        {placed === null && (
          <EmptyState picture="/pictures/receipt.webp" tint="tint-4" title={t('no_orders_status')}>
            {t('no_orders_text')}
          </EmptyState>
        )}
        {loaded === undefined && refusal === null && <LiveWaiting label={t('loading')} />}
        {loaded === undefined && refusal !== null && (
          <RetryButton label={t('try_again')} isBusy={isLoading} onPress={refetch} />
        )}
      </section>
      {reading && <LiveFoot reading={reading} />}
    </OverlayFrame>
  );
}

/** The open orders of the same room, this one among them. Rule: orders/OR39. */
const matesOf = (order: Order, open: readonly Order[]): readonly Order[] =>
  open.some(({ uuid }) => uuid === order.uuid) ? open.filter((one) => one.number_room === order.number_room) : [];

const roomLabel = (order: Order, t: ReturnType<typeof useTranslations>): string =>
  order.number_room === null ? t('my_orders') : t('room_line', { room: bidiIsolate(order.number_room) });

function MateTabs(props: { mates: readonly Order[]; label: string; chosen: string; onChoose: (uuid: string) => void }) {
  const { mates, label, chosen, onChoose } = props;
  const { language } = useHotel();
  const tabs = mates.map(({ uuid, num }) => ({
    id: uuid,
    label: (
      <bdi translate="no" dir="ltr" lang={language} className="tabular-nums">
        {`#${num}`}
      </bdi>
    ),
  }));
  return <Tabs name={ID} className="mb-4" label={label} tabs={tabs} chosen={chosen} onChoose={onChoose} />;
}

function LiveWaiting({ label }: { label: string }) {
  return (
    <div className="grid gap-4">
      <output className="sr-only">{label}</output>
      <Skeleton className="h-6 w-3/5 rounded-sm" />
      <Skeleton className="h-14 w-2/5 rounded-sm" />
      <Skeleton className="h-48 rounded-md" />
    </div>
  );
}
