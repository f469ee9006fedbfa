'use client';

import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Icon, type IconShape } from '@/components/ui/icon';
import { bellRingIcon } from '@/components/ui/icons/bell-ring';
import { circleXIcon } from '@/components/ui/icons/circle-x';
import { clockIcon } from '@/components/ui/icons/clock';
import { cornerDownLeftIcon } from '@/components/ui/icons/corner-down-left';
import { messageCircleIcon } from '@/components/ui/icons/message-circle';
import { printerIcon } from '@/components/ui/icons/printer';
import { wifiOffIcon } from '@/components/ui/icons/wifi-off';
import { Notice } from '@/components/ui/notice';
import { FILE_CONTENT } from '@/lib/contract/chat';
import { firstWords } from '@/lib/domain/desk/alarm';
import { bcp47 } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { ownOrderStep } from '@/lib/domain/staff/own-order-step';
import type { DeskChat, DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { KeyCap } from '../key-cap';
import { useDeskData } from '../live/desk-data';
import type { Alarm } from '../live/use-alarm';
import { cancelReason } from '../orders/cancel-reasons';
import { useStationTitle } from '../printers/use-station-title';
import { useMinutesInWords } from '../use-minutes-in-words';
import { useMomentText } from '../use-moment-text';
import { deskAddress } from './use-desk-address';

/** A line for each kind of what rings, which stays until somebody acknowledges it. */
export function AlarmLines({ alarm }: { alarm: Alarm }) {
  return (
    <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:absolute">
      <OrdersLine alarm={alarm} />
      <TicketsLine alarm={alarm} />
      <DueLine alarm={alarm} />
      <CancellationsLine alarm={alarm} />
      <ChatsLine alarm={alarm} />
    </div>
  );
}

const TONES = {
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
} as const;

function Line(props: { tone: keyof typeof TONES; icon: IconShape; children: ReactNode; actions: ReactNode }) {
  const { tone, icon, children, actions } = props;
  return (
    <div
      className={`flex flex-wrap items-center gap-3 rounded-md px-4 py-2 text-sm forced-colors:border ${TONES[tone]}`}
    >
      <Icon shape={icon} />
      <p className="min-w-0 flex-1 basis-48">{children}</p>
      <span className="flex flex-wrap gap-2">{actions}</span>
    </div>
  );
}

/** `what`: of the line, for screen readers, where several lines have such a button. */
function Acknowledge({ what, onPress }: { what?: string; onPress(): void }) {
  const { t } = useDesk();
  return (
    <Button variant="outline" size="sm" className="w-auto!" onClick={onPress}>
      <span>
        <span>{t('acknowledge')}</span>
        {what !== undefined && <span className="sr-only">{`, ${what}`}</span>}
      </span>
    </Button>
  );
}

/** The new order that has rung for the longest time, which can be accepted here. Rules: desk/DE9, desk/DE57. */
function OrdersLine({ alarm: { orders, isOn } }: { alarm: Alarm }) {
  const { hotel, t } = useDesk();
  const [first] = orders.ringing;
  if (first === undefined) return null;
  const actions = (
    <>
      <Acknowledge onPress={orders.acknowledge} />
      <AcceptRinging order={first} />
    </>
  );
  const lines = first.products.map(({ quantity, product }) => `${quantity}× ${textIn(product.title, hotel.language)}`);
  return (
    <Line tone="warning" icon={bellRingIcon} actions={actions}>
      <strong className="wrap-anywhere line-clamp-2 font-medium text-md">
        <Room of={first.number_room} />
        <span>{lines.join(', ')}</span>
      </strong>
      <span className="block">
        <span>{t('new_orders', { count: orders.ringing.length })}</span>
        <span>{' · '}</span>
        <span>{t(isOn ? 'sound_repeats' : 'sound_is_off')}</span>
      </span>
    </Line>
  );
}

/** The ticket that no printer has confirmed for the longest time. Rule: desk/DE101. */
function TicketsLine({ alarm: { tickets } }: { alarm: Alarm }) {
  const { t, time } = useDesk();
  const titleOf = useStationTitle();
  const [first, ...others] = tickets.ringing;
  if (first === undefined) return null;
  const { num, order_uuid: uuid, station, since } = first;
  const what = t('ticket_not_printed', { number: `#${num}` });
  const actions = (
    <>
      <OpenLink to={deskAddress('printers')}>{t('printers')}</OpenLink>
      <OpenLink to={deskAddress('orders', uuid)}>{t('show_order')}</OpenLink>
      <Acknowledge what={what} onPress={tickets.acknowledge} />
    </>
  );
  return (
    <Line tone="danger" icon={printerIcon} actions={actions}>
      <strong className="block font-medium text-md">{what}</strong>
      <span>{`${titleOf(station)} · ${t('ticket_since', { time: time(since) })}`}</span>
      {others.length > 0 && <span>{` · ${t('more_of_them', { count: others.length })}`}</span>}
    </Line>
  );
}

/** What is for a time that is near, the earliest by name. Rule: desk/DE33. */
function DueLine({ alarm: { due } }: { alarm: Alarm }) {
  const { hotel, t } = useDesk();
  const [first, ...others] = due.ringing;
  if (first === undefined) return null;
  const { order, line, local, isWholeDay } = first;
  const actions = (
    <>
      <OpenLink to={deskAddress('later', order.uuid)}>{t('show_order')}</OpenLink>
      <Acknowledge what={t('later')} onPress={due.acknowledge} />
    </>
  );
  return (
    <Line tone="warning" icon={clockIcon} actions={actions}>
      <strong className="block font-medium text-md">
        {!isWholeDay && (
          <>
            <bdi translate="no">{local.slice(11)}</bdi>
            <span>{' · '}</span>
          </>
        )}
        <Room of={order.number_room} />
        <span>{textIn(order.products[line]?.product.title ?? null, hotel.language)}</span>
      </strong>
      {others.length > 0 && <span>{t('more_of_them', { count: others.length })}</span>}
    </Line>
  );
}

/** Accepts an order with the minutes that the desk proposes, or ends one of one step. Enter presses it. */
function AcceptRinging({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  const { station, plan, session, moves, isOffline, now } = useDeskData();
  const inWords = useMinutesInWords();
  const step = ownOrderStep(order, { station: station?.id ?? null, person: session.person, now }, plan);
  if (step?.kind !== 'move') return null;
  return (
    <Button
      variant="primary"
      size="sm"
      className="w-auto!"
      disabled={isOffline || moves.busy.has(order.uuid)}
      aria-keyshortcuts="Enter"
      onClick={() => moves.take(order, step)}
    >
      <span>
        <span>{step.move === 'done' ? t('finish') : `${t('accept')} · ${inWords(step.minutes)}`}</span>
        <span className="sr-only">{` #${order.num}`}</span>
      </span>
      <KeyCap>
        <Icon shape={cornerDownLeftIcon} size="xs" />
      </KeyCap>
    </Button>
  );
}

/** Orders that their guests have cancelled. Rule: desk/DE37. */
function CancellationsLine({ alarm: { cancellations } }: { alarm: Alarm }) {
  const { t } = useDesk();
  const [first, ...others] = cancellations.ringing;
  if (first === undefined) return null;
  const actions = (
    <>
      <OpenLink to={deskAddress('orders', first.uuid)}>{t('show_order')}</OpenLink>
      <Acknowledge what={t('cancelled_by_guest', { number: `#${first.num}` })} onPress={cancellations.acknowledge} />
    </>
  );
  return (
    <Line tone="danger" icon={circleXIcon} actions={actions}>
      <strong className="block font-medium text-md">
        <Room of={first.number_room} />
        <span>{t('cancelled_by_guest', { number: `#${first.num}` })}</span>
      </strong>
      <span>{cancelReason(first.cancel_reason_id, t)}</span>
      {others.length > 0 && <span>{` · ${t('more_of_them', { count: others.length })}`}</span>}
    </Line>
  );
}

/** The chat whose guest waits longest. Rule: desk/DE38. */
function ChatsLine({ alarm: { chats, orders, isOn } }: { alarm: Alarm }) {
  const { t } = useDesk();
  const [first, ...others] = chats.ringing;
  if (first === undefined) return null;
  const actions = (
    <>
      <OpenLink to={deskAddress('chats', first.uuid)}>{t('read_chat')}</OpenLink>
      <Acknowledge what={t('chats')} onPress={chats.acknowledge} />
    </>
  );
  return (
    <Line tone="info" icon={messageCircleIcon} actions={actions}>
      <strong className="block truncate font-medium text-md">
        <Room of={first.guest.room_number} />
        <bdi>{first.guest.name}</bdi>
      </strong>
      <FirstWords chat={first} />
      {others.length > 0 && <span className="block">{t('more_of_them', { count: others.length })}</span>}
      {orders.ringing.length === 0 && <span className="block">{t(isOn ? 'sound_repeats' : 'sound_is_off')}</span>}
    </Line>
  );
}

function OpenLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink variant="outline" size="sm" className="w-auto! no-underline" href={to}>
      {children}
    </ButtonLink>
  );
}

function Room({ of }: { of: string | null }) {
  const { t } = useDesk();
  if (of === null) return null;
  return (
    <>
      <span>{`${t('room')} `}</span>
      <bdi translate="no">{of}</bdi>
      <span>{' · '}</span>
    </>
  );
}

/** What the guest has written, or how much, where somebody else has written last. */
function FirstWords({ chat }: { chat: DeskChat }) {
  const { t } = useDesk();
  const moment = useMomentText();
  const { last_message: last, guest, unread_count: count, language, snoozed_until: until } = chat;
  if (until !== null) return <span>{t('back_since', { time: moment(until) })}</span>;
  if (last === null || Number(last.initiator_id) !== guest.initiator_id) return <span>{t('unread', { count })}</span>;
  if (last.content === FILE_CONTENT) return <span>{t('file')}</span>;
  return (
    <q dir="auto" lang={bcp47(last.lang ?? language)} className="block">
      {firstWords(last.content)}
    </q>
  );
}

/** Says since when there is no connection. Rule: desk/DE12. */
export function OfflineLine({ since }: { since: number | null }) {
  const { t, time } = useDesk();
  if (since === null) return null;
  return (
    <Notice tone="danger" icon={wifiOffIcon} alert>
      {t('offline', { time: time(since) })}
    </Notice>
  );
}
