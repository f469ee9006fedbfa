'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CARD, URGENT_CARD } from '@/components/ui/card';
import { type DeliveryFailure, deliveryFailure } from '@/lib/domain/notifications/delivery-failure';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { DayTime } from '../day-time';
import { type DeskTranslate, useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { DeskNotification } from '../live/use-notifications';
import { stateWord } from '../orders/order-state';

export const CHANNEL_WORDS = { webhook: 'channel_webhook', mail: 'channel_mail' } as const;

const FAILURE_WORDS: Readonly<Record<DeliveryFailure, keyof DeskMessages>> = {
  status: 'fail_status',
  timeout: 'fail_timeout',
  unreachable: 'fail_unreachable',
  certificate: 'fail_certificate',
  login: 'fail_login',
  setting: 'fail_setting',
  other: 'fail_other',
};

/** Why a message did not arrive, in words. */
export const failureText = (code: string, t: DeskTranslate): string =>
  t(FAILURE_WORDS[deliveryFailure(code)], { code });

/** What the message says: a new order, its state, that it still waits, or that a guest has written. */
export function notificationTitle({ type, order_num, order_status }: DeskNotification, t: DeskTranslate): string {
  if (type === 'chat.started') return t('chat_was_started');
  if (type === 'chat.message_created') return t('chat_was_written');
  const number = order_num === null ? '–' : `#${order_num}`;
  if (type === 'order.created') return t('mail_new', { number });
  if (type === 'order.escalated') return t('mail_waiting', { number });
  if (type === 'order.corrected') return t('order_was_corrected', { number });
  return t('moved', { number, state: stateWord(order_status, t) });
}

/** A message: what it says, where it was sent, why it has failed, and what follows or came of it (`children`). */
export function NotificationRow(props: { notification: DeskNotification; isGivenUp: boolean; children: ReactNode }) {
  const { notification, isGivenUp, children } = props;
  const { t } = useDesk();
  const { now } = useDeskData();
  const { channel, attempts, created_at, last_error } = notification;
  return (
    <li
      className={clsx(
        CARD,
        'grid gap-3 p-4 text-sm min-[760px]:grid-cols-[5rem_minmax(0,1fr)_auto] min-[760px]:items-center',
        isGivenUp && URGENT_CARD,
      )}
    >
      <DayTime className="text-ink-2 tabular-nums" at={created_at} now={now} />
      <div className="grid gap-0.5">
        <b className="font-medium text-md">{notificationTitle(notification, t)}</b>
        <span className="text-ink-2">{`${t(CHANNEL_WORDS[channel])} · ${t('tries', { count: attempts })}`}</span>
        {last_error !== null && <span className={clsx(isGivenUp && 'text-danger')}>{failureText(last_error, t)}</span>}
      </div>
      {children}
    </li>
  );
}
