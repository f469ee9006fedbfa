'use client';

import { deskSignals } from '@/lib/device/desk/desk-signals';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useDesk } from '../desk-context';
import type { Alarm } from './use-alarm';
import { type DesktopNotice, useDesktopNotices } from './use-desktop-notices';

/** Notifications of the computer for what rings at this desk: which room, and no words of a guest. Rule: desk/DE89. */
export function useAlarmNotices({ orders, due, chats, cancellations, tickets, keys }: Alarm): void {
  const { t, time } = useDesk();
  const { notifies } = useAtomValue(deskSignals);
  const at = (room: string | null) => (room === null ? '' : `${t('room')} ${room}: `);
  const notices: readonly DesktopNotice[] = [
    ...orders.ringing.map(({ num, number_room }, place) => ({
      key: `order-${keys.order[place]}`,
      text: `${at(number_room)}${t('mail_new', { number: `#${num}` })}`,
      area: 'orders' as const,
    })),
    ...due.ringing.map(({ key, at: when, isWholeDay, order }) => ({
      key: `due-${key}`,
      text: `${at(order.number_room)}${t('order', { number: `#${order.num}` })}${isWholeDay ? '' : `, ${t('by', { time: time(when) })}`}`,
      area: 'orders' as const,
    })),
    ...cancellations.ringing.map(({ num, number_room }, place) => ({
      key: `cancelled-${keys.cancellation[place]}`,
      text: `${at(number_room)}${t('cancelled_by_guest', { number: `#${num}` })}`,
      area: 'orders' as const,
    })),
    ...chats.ringing.map(({ guest }, place) => ({
      key: `chat-${keys.chat[place]}`,
      text: `${at(guest.room_number)}${t('guest_writes')}`,
      area: 'chats' as const,
    })),
    ...tickets.ringing.map(({ num }, place) => ({
      key: `ticket-${keys.ticket[place]}`,
      text: t('ticket_not_printed', { number: `#${num}` }),
      area: 'problems' as const,
    })),
  ];
  useDesktopNotices(notices, notifies);
}
