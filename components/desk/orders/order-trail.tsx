'use client';

import { laneOf } from '@/lib/domain/desk/lanes';
import type { DeskOrder } from '../desk-api';
import { type DeskTranslate, useDesk } from '../desk-context';
import { stateWord } from './order-state';

/**
 * Who moved and corrected the order and when, the last first; what its guest was quoted. Rules: desk/DE26, pace/PA8,
 * telephone-orders/TO12.
 */
export function OrderTrail({ order }: { order: DeskOrder }) {
  const { t, time } = useDesk();
  // Orders of an earlier release know their last move only. A new order whose price was lowered has a version, and no move.
  const known = order.moves.length > 0 || order.version === 0 || laneOf(order.ostatus_id) === 'new';
  const moves = known
    ? order.moves
    : [{ status: order.ostatus_id, at: order.moved_at, by: order.moved_by, by_guest: false }];
  const moved = moves.map(({ status, at, by, by_guest: isByGuest }) => ({
    ...{ at, what: stateWord(status, t) },
    by: isByGuest ? t('by_guest') : by,
  }));
  const corrected = order.corrections.map(({ at, by }) => ({ at, what: t('corrected'), by }));
  const steps = [...moved, ...corrected].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <section className="grid gap-2" aria-labelledby="order-trail">
      <h3 id="order-trail" className="font-medium text-md">
        {t('timeline')}
      </h3>
      <ol className="grid gap-2 border-line-strong border-s-2 ps-4 text-sm">
        {steps.map(({ at, what, by }) => (
          <Step key={`${at} ${what}`} time={time(at)} what={what} by={by} />
        ))}
        <Step
          time={time(order.created_at)}
          what={sentBy(order, t)}
          by={order.quoted_at === null ? null : `${t('quoted')}: ${time(order.quoted_at)}`}
        />
      </ol>
    </section>
  );
}

/** Whose call it was: the guest's own, or reception's. */
const sentBy = ({ taken_by_staff, taken_by }: DeskOrder, t: DeskTranslate): string => {
  if (!taken_by_staff) return t('sent_by_guest');
  return taken_by === null ? t('taken_on_telephone') : t('taken_by', { name: taken_by });
};

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
