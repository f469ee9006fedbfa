'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { bellRingIcon } from '@/components/ui/icons/bell-ring';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { clockIcon } from '@/components/ui/icons/clock';
import { Tag } from '@/components/ui/tag';
import { isInWork, laneOf } from '@/lib/domain/desk/lanes';
import { dueState, type OverdueMinutes } from '@/lib/domain/desk/waiting';
import { waitsSince } from '@/lib/domain/desk/waits-since';
import { DayTime } from '../day-time';
import type { DeskOrder } from '../desk-api';
import { type DeskTranslate, useDesk } from '../desk-context';
import { useMinutesInWords } from '../use-minutes-in-words';
import { WaitTag } from '../wait-tag';

/** The state of an order in work or after it, in words. */
export function stateWord(status: string, t: DeskTranslate): string {
  if (status === 'draft') return t('new');
  if (status === 'approved') return t('preparing');
  if (status === 'accepted') return t('on_the_way');
  if (status === 'cancelled') return t('status_cancelled');
  return status === 'expired' ? t('status_expired') : t('done');
}

/** How long a new order has waited, with its mark; the state of any other. Rule: desk/DE6. */
export function OrderState({ order, limits, now }: { order: DeskOrder; limits: OverdueMinutes; now: number }) {
  const { t } = useDesk();
  if (laneOf(order.ostatus_id) !== 'new') return <Tag>{stateWord(order.ostatus_id, t)}</Tag>;
  const since = waitsSince(order);
  if (Date.parse(since) <= now) return <WaitTag since={since} limits={limits} now={now} />;
  return (
    <Tag className="font-medium">
      <Icon shape={clockIcon} size="xs" />
      <span>{t('for_later')}</span>
      <DayTime at={since} now={now} className="flex gap-1" />
    </Tag>
  );
}

/** Says that nobody took the order up within the hotel's time. Rule: desk/DE27. */
export function EscalationLine({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  if (order.escalation === 0 || laneOf(order.ostatus_id) !== 'new') return null;
  return (
    <p className="flex items-center gap-2 font-medium text-danger text-sm">
      <Icon shape={bellRingIcon} size="xs" />
      <span>{t('reminded', { count: order.escalation })}</span>
    </p>
  );
}

/** The expected time of an order in work: what is left or over, and a bar. */
export function DueMeter({ order, now }: { order: DeskOrder; now: number }) {
  const { t, time } = useDesk();
  const inWords = useMinutesInWords();
  const due = isInWork(order.ostatus_id) ? dueState(order.created_at, order.expected_at, now) : null;
  if (due === null || order.expected_at === null) return null;
  return (
    <div className={clsx('grid gap-1.5 text-sm', due.isOver && 'text-danger')}>
      <p className="flex flex-wrap justify-between gap-x-2">
        <span className="flex items-center gap-1 font-medium">
          {due.isOver && <Icon shape={circleAlertIcon} size="xs" />}
          <span>{t(due.isOver ? 'time_over' : 'time_left', { time: inWords(due.minutes) })}</span>
        </span>
        <span className="text-ink-2 tabular-nums">{t('by', { time: time(order.expected_at) })}</span>
      </p>
      <TimeBar share={due.share} className="h-1.5 rounded-full bg-sunken" />
    </div>
  );
}

/** How much of the promised time of an order in work has passed, as a bar under the head of its ticket. */
export function DueBar({ order, now }: { order: DeskOrder; now: number }) {
  const due = dueState(order.created_at, order.expected_at, now);
  return due === null ? null : <TimeBar share={due.share} className="h-1 bg-line text-ink-2" />;
}

function TimeBar({ share, className }: { share: number; className: string }) {
  return (
    <span className={clsx('block overflow-hidden forced-colors:border', className)} aria-hidden="true">
      <i
        className="block h-full bg-current forced-colors:bg-system-highlight"
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </span>
  );
}
