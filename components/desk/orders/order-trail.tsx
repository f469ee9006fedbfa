'use client';

import { laneOf } from '@/lib/domain/desk/lanes';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { stateWord } from './order-state';

/** Who moved the order and when, the last move first; what its guest was quoted. Rules: desk/DE26, pace/PA8. */
export function OrderTrail({ order }: { order: DeskOrder }) {
  const { t, time } = useDesk();
  // Orders of an earlier release know their last move only. A new order whose price was lowered has a version, and no move.
  const known = order.moves.length > 0 || order.version === 0 || laneOf(order.ostatus_id) === 'new';
  const moves = known
    ? order.moves
    : [{ status: order.ostatus_id, at: order.moved_at, by: order.moved_by, by_guest: false }];
  return (
    <section className="grid gap-2" aria-labelledby="order-trail">
      <h3 id="order-trail" className="font-medium text-md">
        {t('timeline')}
      </h3>
      <ol className="grid gap-2 border-line-strong border-s-2 ps-4 text-sm">
        {moves.toReversed().map(({ status, at, by, by_guest: isByGuest }) => (
          <Step
            key={`${at} ${status}`}
            time={time(at)}
            what={stateWord(status, t)}
            by={isByGuest ? t('by_guest') : by}
          />
        ))}
        <Step
          time={time(order.created_at)}
          what={t('sent_by_guest')}
          by={order.quoted_at === null ? null : `${t('quoted')}: ${time(order.quoted_at)}`}
        />
      </ol>
    </section>
  );
}

function Step({ time, what, by }: { time: string; what: string; by: string | null }) {
  return (
    <li className="flex flex-wrap gap-x-3">
      <span className="text-ink-2 tabular-nums">{time}</span>
      <span className="min-w-0">
        <span>{what}</span>
        {by !== null && (
          <>
            <span>{' · '}</span>
            <bdi>{by}</bdi>
          </>
        )}
      </span>
    </li>
  );
}
