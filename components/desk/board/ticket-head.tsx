'use client';

import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { triangleAlertIcon } from '@/components/ui/icons/triangle-alert';
import { laneOf } from '@/lib/domain/desk/lanes';
import type { TicketTone } from '@/lib/domain/desk/ticket-tone';
import { dueState, minutesSince, orderMark } from '@/lib/domain/desk/waiting';
import { waitsSince } from '@/lib/domain/desk/waits-since';
import { DayTime } from '../day-time';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { KeyCap } from '../key-cap';
import type { OrderContext } from '../orders/order-context';
import { useMinutesInWords } from '../use-minutes-in-words';
import { WaitMarks } from '../wait-tag';

const TONES: Readonly<Record<TicketTone, string>> = {
  new: 'bg-info-soft text-info',
  preparation: 'bg-sunken text-ink-2',
  way: 'bg-success-soft text-success',
  done: 'bg-sunken text-ink-2',
  waiting: 'bg-warning-soft text-warning',
  late: 'bg-danger text-surface',
};

/** Room and time, number, guest and promise, and the key that presses the action. It opens the whole order. */
export function TicketHead(props: {
  order: DeskOrder;
  context: OrderContext;
  tone: TicketTone;
  hotkey: string | undefined;
}) {
  const { order, context, tone, hotkey } = props;
  const { t } = useDesk();
  return (
    <button
      type="button"
      className={`grid min-h-target w-full grid-cols-[minmax(0,1fr)] px-2.5 py-1.5 text-start ${TONES[tone]}`}
      onClick={() => context.onOpen(order)}
    >
      <span className="sr-only">{`${t('details', { number: `#${order.num}` })}: `}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        {order.number_room === null ? (
          <span className="text-dish">{t('no_room')}</span>
        ) : (
          <span className="min-w-0">
            <span className="sr-only">{`${t('room')} `}</span>
            <bdi
              translate="no"
              className={`wrap-anywhere font-medium text-room tabular-nums ${tone === 'late' ? '' : 'text-ink'}`}
            >
              {order.number_room}
            </bdi>
          </span>
        )}
        {hotkey !== undefined && <KeyCap>{hotkey}</KeyCap>}
        <TicketTime order={order} context={context} />
      </span>
      <span className="flex flex-wrap items-baseline gap-x-1.5 text-xs">
        <bdi translate="no" dir="ltr" className="tabular-nums">
          {`#${order.num}`}
        </bdi>
        {order.guest.name !== null && (
          <span className="flex min-w-0 flex-1 basis-12">
            <bdi className="min-w-0 truncate">{order.guest.name}</bdi>
          </span>
        )}
        <TicketBy order={order} context={context} />
      </span>
    </button>
  );
}

/** How long a new order has waited, or what is left of the promise. */
function TicketTime({ order, context: { now, limits } }: { order: DeskOrder; context: OrderContext }) {
  const { t } = useDesk();
  const inWords = useMinutesInWords();
  const look = 'ms-auto inline-flex items-center gap-1.5 font-medium text-option tabular-nums';
  if (laneOf(order.ostatus_id) === 'new') {
    const since = waitsSince(order);
    const mark = orderMark(order, limits, now);
    // Not one that came since the clock of this screen last moved on.
    if (order.waits_from !== null && Date.parse(since) > now) {
      return (
        <span className={look}>
          <Icon shape={clockIcon} size="xs" />
          <span>{t('for_later')}</span>
          <DayTime at={since} now={now} className="flex flex-wrap gap-x-1" />
        </span>
      );
    }
    return (
      <span className={look}>
        {mark > 0 && <WaitMarks mark={mark} />}
        <span>{inWords(minutesSince(since, now))}</span>
      </span>
    );
  }
  const due = dueState(order.created_at, order.expected_at, now);
  if (due === null) return null;
  return (
    <span className={look}>
      {due.isOver && <Icon shape={triangleAlertIcon} size="xs" />}
      <span>{t(due.isOver ? 'time_over' : 'time_left', { time: inWords(due.minutes) })}</span>
    </span>
  );
}

const MARKS = [null, 'mark_waiting', 'mark_late', 'mark_very_late'] as const;

/** That a new order waits too long, or when it was sent; until when one in work is promised. */
function TicketBy({ order, context: { now, limits } }: { order: DeskOrder; context: OrderContext }) {
  const { t, time } = useDesk();
  if (laneOf(order.ostatus_id) === 'new') {
    const mark = MARKS[orderMark(order, limits, now)];
    return <span className="ms-auto tabular-nums">{mark ? t(mark) : time(order.created_at)}</span>;
  }
  if (order.expected_at === null) return null;
  return <span className="ms-auto whitespace-nowrap tabular-nums">{t('by', { time: time(order.expected_at) })}</span>;
}
