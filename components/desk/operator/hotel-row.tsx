'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { minutesSince, overdueMark } from '@/lib/domain/desk/waiting';
import { useDesk } from '../desk-context';
import { WaitTag } from '../wait-tag';
import type { OperatorHotel } from './use-hotels';

/** A hotel in the operator's list; the whole row leads to its desk. */
export function HotelRow({ hotel, now }: { hotel: OperatorHotel; now: number }) {
  const { t } = useDesk();
  const { title, href, open_orders, oldest, overdue_minutes, unanswered_chats, chat_waiting_since } = hotel;
  const isHot = oldest !== null && overdueMark(minutesSince(oldest.created_at, now), overdue_minutes) === 3;
  return (
    <li>
      <a
        className={clsx(
          CARD,
          'grid grid-cols-2 items-center gap-3 p-4 text-ink no-underline hover:bg-sunken min-[760px]:grid-cols-[minmax(0,1.4fr)_7rem_minmax(0,1.4fr)_minmax(0,1fr)_auto]',
          isHot && 'border-danger border-s-7',
        )}
        href={href}
      >
        <span className="col-span-2 break-words font-medium text-md min-[760px]:col-span-1">
          <bdi>{title}</bdi>
        </span>
        <Fact term={t('open_orders')}>
          <b className="font-medium text-lg tabular-nums">{open_orders}</b>
        </Fact>
        <Fact term={t('oldest_waiting')}>
          {oldest === null ? (
            <span className="text-ink-2 text-sm">{t('nothing_waits')}</span>
          ) : (
            <>
              <WaitTag since={oldest.created_at} limits={overdue_minutes} now={now} />
              <span className="text-ink-2 text-sm">
                <bdi translate="no" dir="ltr">{`#${oldest.num}`}</bdi>
                {oldest.number_room !== null && (
                  <>
                    <span>{` · ${t('room')} `}</span>
                    <bdi translate="no">{oldest.number_room}</bdi>
                  </>
                )}
              </span>
            </>
          )}
        </Fact>
        <Fact term={t('chats_unanswered')}>
          <b className="font-medium text-lg tabular-nums">{unanswered_chats}</b>
          {chat_waiting_since !== null && <WaitTag since={chat_waiting_since} limits={overdue_minutes} now={now} />}
        </Fact>
        <span className="hidden min-[760px]:grid">
          <Icon shape={chevronRightIcon} size="sm" />
        </span>
      </a>
    </li>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <span className="grid content-start gap-1">
      <span className="text-ink-2 text-xs">{term}</span>
      <span className="flex flex-wrap items-center gap-2">{children}</span>
    </span>
  );
}
