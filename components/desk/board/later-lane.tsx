'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { ringMinutes } from '@/lib/device/desk/ring-minutes';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { type LaterEntry, laterState, minutesLeft } from '@/lib/domain/desk/later';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { textIn } from '@/lib/domain/i18n/text';
import { useAtomValue } from '@/lib/state/use-atom-value';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { deskAddress } from '../frame/use-desk-address';
import { useMinutesInWords } from '../use-minutes-in-words';
import { Count } from './count';

/** Entries that the lane shows; its heading leads to all. */
const SHOWN = 30;

/** What is for later at the foot of the board, by its time, with the day where it is not today. Rule: desk/DE91. */
export function LaterLane({ entries, now }: { entries: readonly LaterEntry<DeskOrder>[]; now: number }) {
  const { hotel, t } = useDesk();
  if (entries.length === 0) return null;
  const today = hotelNow(hotel.timezone, new Date(now)).date;
  const shown = entries.slice(0, SHOWN);
  const dayOf = (entry: LaterEntry<DeskOrder> | undefined) => entry?.local.slice(0, 10) ?? today;
  return (
    <section
      className="grid shrink-0 grid-cols-[auto_minmax(0,1fr)] items-center border-line border-t min-[760px]:pe-14 [@media(max-height:560px)]:hidden"
      aria-label={t('later')}
    >
      <a
        className="inline-flex min-h-target items-center gap-2 pe-3 font-medium text-ink no-underline"
        href={deskAddress('later')}
      >
        <Icon shape={clockIcon} size="sm" className="text-ink-2" />
        <span>{`${t('later')} `}</span>
        <Count count={entries.length} />
      </a>
      <ul className="relative flex gap-2 overflow-x-auto py-1.5 [scrollbar-width:none]">
        {shown.map((entry, place) => {
          const day = dayOf(entry);
          return (
            <li key={entry.key} className="flex flex-none items-center gap-2">
              {day !== dayOf(shown[place - 1]) && day > today && (
                <span className="whitespace-nowrap ps-1 text-ink-2 text-sm">{dayTitle(day, hotel.languageTag)}</span>
              )}
              <Entry entry={entry} now={now} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Entry({ entry, now }: { entry: LaterEntry<DeskOrder>; now: number }) {
  const { hotel, t } = useDesk();
  const inWords = useMinutesInWords();
  const minutes = useAtomValue(ringMinutes);
  const { order, line, at, local, isWholeDay } = entry;
  const isSoon = laterState(entry, { now, minutes }) === 'soon';
  const title = textIn(order.products[line]?.product.title ?? null, hotel.language);
  return (
    <a
      className={clsx(
        'inline-flex min-h-target max-w-72 items-center gap-2 rounded-md border px-3 text-sm no-underline',
        isSoon ? 'border-warning bg-warning-soft text-warning' : 'border-line bg-surface text-ink hover:bg-sunken',
      )}
      href={deskAddress('later', order.uuid)}
    >
      <time translate="no" className="font-medium tabular-nums" dateTime={at}>
        {isWholeDay ? '–' : local.slice(11)}
      </time>
      <span className="min-w-0 truncate">
        <bdi translate="no">{order.number_room ?? t('no_room')}</bdi>
        <span>{` · ${title}`}</span>
        {isSoon && !isWholeDay && (
          <span>{` · ${t('in_time_from_now', { time: inWords(minutesLeft(entry, now)) })}`}</span>
        )}
      </span>
    </a>
  );
}
