'use client';

import { type ReactNode, useId } from 'react';
import { CARD } from '@/components/ui/card';
import { Tag } from '@/components/ui/tag';
import { chatsInOrder } from '@/lib/domain/desk/chats';
import type { PromisedOrder } from '@/lib/domain/desk/handover';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import { useOffSale } from '../content/use-off-sale';
import { DayTime } from '../day-time';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { stateWord } from '../orders/order-state';
import { WaitTag } from '../wait-tag';

/** A list with its heading and count; `none`: what stands there when it is empty. */
function Left(props: { title: string; count: number | null; none: string; children: ReactNode }) {
  const { title, count, none, children } = props;
  const id = useId();
  return (
    <section className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-2 p-4`} aria-labelledby={id}>
      <h2 id={id} className="flex flex-wrap items-center gap-2 font-medium text-md">
        <span>{title}</span>
        {count !== null && count > 0 && (
          <span className="min-w-6 whitespace-nowrap rounded-full bg-sunken px-2 text-center text-sm tabular-nums forced-colors:border">
            {count}
          </span>
        )}
      </h2>
      {count === 0 ? <p className="text-ink-2 text-sm">{none}</p> : <ul>{children}</ul>}
    </section>
  );
}

/** A row that leads to what it names: the room, who, and how it stands. */
function Row(props: { to: string; room: string | null; who: ReactNode; children: ReactNode }) {
  const { to, room, who, children } = props;
  return (
    <li className="border-line not-first:border-t">
      <a
        className="flex min-h-target items-center gap-3 rounded-sm py-2 text-ink text-sm no-underline hover:bg-sunken"
        href={to}
      >
        <bdi
          translate="no"
          className="min-w-12 max-w-2/5 break-words rounded-sm bg-sunken px-2 py-1 text-center font-medium tabular-nums forced-colors:border"
        >
          {room ?? '–'}
        </bdi>
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="flex min-w-0 max-w-full font-medium">
            <bdi className="min-w-0 truncate">{who}</bdi>
          </span>
          {children}
        </span>
      </a>
    </li>
  );
}

function OrderRow({ order, children }: { order: DeskOrder; children: ReactNode }) {
  return (
    <Row to={deskAddress('orders', order.uuid)} room={order.number_room} who={order.guest.name ?? `#${order.num}`}>
      <bdi translate="no" dir="ltr" className="text-ink-2 tabular-nums">{`#${order.num}`}</bdi>
      {children}
    </Row>
  );
}

/** The orders of today that are still open. Rule: desk/DE65. */
export function OrdersLeft({ orders }: { orders: readonly DeskOrder[] }) {
  const { t } = useDesk();
  return (
    <Left title={t('left_orders')} count={orders.length} none={t('left_orders_none')}>
      {orders.map((order) => (
        <OrderRow key={order.uuid} order={order}>
          <OrderHow order={order} />
        </OrderRow>
      ))}
    </Left>
  );
}

/** How long a new order has waited, or the state and the promised time of one in work. */
function OrderHow({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const { now, settings } = useDeskData();
  if (order.ostatus_id === 'draft')
    return <WaitTag since={order.waits_from ?? order.created_at} limits={settings.overdue_minutes} now={now} />;
  return (
    <>
      <Tag>
        <span>{stateWord(order.ostatus_id, t)}</span>
      </Tag>
      {order.expected_at !== null && <DayTime at={order.expected_at} now={now} className="tabular-nums" />}
    </>
  );
}

/** The orders that are promised for another day, by its time. Rule: desk/DE65. */
export function PromisesLeft({ promises }: { promises: readonly PromisedOrder<DeskOrder>[] }) {
  const { hotel, t } = useDesk();
  return (
    <Left title={t('left_promises')} count={promises.length} none={t('left_promises_none')}>
      {promises.map(({ order, moment, isWholeDay }) => (
        <OrderRow key={order.uuid} order={order}>
          <time dateTime={moment} className="font-medium tabular-nums">
            {`${shortDate(moment.slice(0, 10), hotel.languageTag)} ${isWholeDay ? '' : moment.slice(11)}`.trim()}
          </time>
          <span className="wrap-anywhere text-ink-2">
            {order.products.map(({ product }) => textIn(product.title, hotel.language)).join(', ')}
          </span>
        </OrderRow>
      ))}
    </Left>
  );
}

/** The chats whose guests wait for an answer, the longest wait first. Rule: desk/DE65. */
export function ChatsLeft() {
  const { t } = useDesk();
  const { chats, now, settings } = useDeskData();
  const waiting = chatsInOrder(chats ?? []).flatMap((chat) =>
    chat.waiting_since === null ? [] : [{ chat, since: chat.waiting_since }],
  );
  return (
    <Left title={t('left_chats')} count={chats === null ? null : waiting.length} none={t('left_chats_none')}>
      {waiting.map(({ chat, since }) => (
        <Row key={chat.uuid} to={deskAddress('chats', chat.uuid)} room={chat.guest.room_number} who={chat.guest.name}>
          <WaitTag since={since} limits={settings.overdue_minutes} now={now} />
        </Row>
      ))}
    </Left>
  );
}

/** What is off sale, and until when. Rule: desk/DE65. */
export function SoldOutLeft() {
  const { hotel, t, time } = useDesk();
  const items = useOffSale();
  return (
    <Left title={t('sold_out')} count={items === null ? null : items.length} none={t('left_sold_out_none')}>
      {items?.map(({ kind, id, title, sold_out }) => (
        <li key={`${kind} ${id}`} className="border-line py-2 text-sm not-first:border-t">
          <p className="wrap-anywhere font-medium">{textIn(title, hotel.language)}</p>
          <p className="text-ink-2">
            {kind === 'section' && <span>{`${t('whole_section')} · `}</span>}
            <span>{sold_out?.until ? t('back_at', { time: time(sold_out.until) }) : t('until_changed')}</span>
          </p>
        </li>
      ))}
    </Left>
  );
}
