'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { bellIcon } from '@/components/ui/icons/bell';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { laneOf } from '@/lib/domain/desk/lanes';
import { laterState, minutesLeft } from '@/lib/domain/desk/later';
import { minutesSince } from '@/lib/domain/desk/waiting';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useMinutesInWords } from '../use-minutes-in-words';
import type { Entry } from './use-later';

const LOOKS = {
  planned: 'border-line bg-surface',
  soon: 'border-2 border-warning bg-warning-soft',
  over: 'border-2 border-danger bg-danger-soft',
} as const;

const separated = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

/** A line of an order at its time: when, which room, what, for whom, and whether somebody has accepted it. */
export function LaterEntryCard({ entry, now, minutes }: { entry: Entry; now: number; minutes: number }) {
  const { hotel, t } = useDesk();
  const inWords = useMinutesInWords();
  const { order, line, at, local, isWholeDay } = entry;
  const state = laterState(entry, { now, minutes });
  const made = order.products[line];
  const title = made === undefined ? `#${order.num}` : textIn(made.product.title, hotel.language);
  const quantity = made !== undefined && made.quantity > 1 ? `${made.quantity} × ` : '';
  const distance = {
    planned: null,
    soon: t('in_time_from_now', { time: inWords(minutesLeft(entry, now)) }),
    over: isWholeDay ? null : t('past_its_time', { time: inWords(minutesSince(at, now)) }),
  }[state];
  return (
    <a
      className={clsx(
        'grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-lg border px-3 py-2.5 text-ink text-sm no-underline hover:bg-sunken print:break-inside-avoid forced-colors:border',
        LOOKS[state],
      )}
      href={deskAddress('later', order.uuid)}
    >
      <time translate="no" className="font-medium text-md tabular-nums" dateTime={at}>
        {isWholeDay ? '–' : local.slice(11)}
      </time>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">
          <bdi translate="no">{order.number_room ?? t('no_room')}</bdi>
          <span>{' · '}</span>
          <span>{`${quantity}${title}`}</span>
        </span>
        <span className="block text-ink-2 wrap-anywhere">
          {distance !== null && <span className={state === 'over' ? 'text-danger' : 'text-warning'}>{distance}</span>}
          {distance !== null && order.guest.name !== null && <span>{' · '}</span>}
          {order.guest.name !== null && <bdi>{order.guest.name}</bdi>}
        </span>
        <Answers entry={entry} />
      </span>
      <EntryState entry={entry} isOver={state === 'over'} />
    </a>
  );
}

/** What the guest chose beside the time, and the comment. */
function Answers({ entry: { order, line } }: { entry: Entry }) {
  const { hotel } = useDesk();
  const chosen = (order.products[line]?.properties ?? []).flatMap(({ choice, quantity }) =>
    choice === null
      ? []
      : [`${quantity !== null && quantity > 1 ? `${quantity} × ` : ''}${textIn(choice.title, hotel.language)}`],
  );
  const text = separated(chosen);
  return (
    <>
      {text !== '' && <span className="block text-ink-2 wrap-anywhere">{text}</span>}
      {order.comment !== null && (
        <q className="line-clamp-2 text-ink-2 wrap-anywhere" dir="auto" translate="no">
          {order.comment}
        </q>
      )}
    </>
  );
}

function EntryState({ entry: { order }, isOver }: { entry: Entry; isOver: boolean }) {
  const { t } = useDesk();
  const isNew = laneOf(order.ostatus_id) === 'new';
  const icon = isOver ? circleAlertIcon : isNew ? bellIcon : circleCheckIcon;
  return (
    <span
      className={clsx(
        'flex max-w-28 items-center gap-1 text-end',
        isOver ? 'text-danger' : isNew ? 'font-medium text-info' : 'text-success',
      )}
    >
      <Icon shape={icon} size="xs" />
      {isNew || order.moved_by === null ? (
        <span>{t(isNew ? 'new' : 'accepted_word')}</span>
      ) : (
        <bdi className="min-w-0 truncate">{order.moved_by}</bdi>
      )}
    </span>
  );
}
