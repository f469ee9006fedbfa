'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { undoSecondsLeft } from '@/lib/domain/desk/undo';
import { useDesk } from './desk-context';
import { stateWord } from './order-state';
import type { LastMove, Moves } from './use-moves';
import { useNow } from './use-now';

/** The line of new orders, which stays until somebody acknowledges them. Rule: desk/DE9. */
export function AckLine({ alarm }: { alarm: { count: number; isOn: boolean; acknowledge(): void } }) {
  const { t } = useDesk();
  return (
    <div role="status">
      {alarm.count > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning forced-colors:border">
          <p className="me-auto">
            <strong className="block font-medium text-md">{t('new_orders', { count: alarm.count })}</strong>
            {t(alarm.isOn ? 'sound_repeats' : 'sound_is_off')}
          </p>
          <Button variant="outline" size="sm" className="w-auto!" onClick={alarm.acknowledge}>
            {t('acknowledge')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Says since when there is no connection. Rule: desk/DE12. */
export function OfflineLine({ since }: { since: number | null }) {
  const { t, time } = useDesk();
  if (since === null) return null;
  return (
    <Notice tone="danger" icon="wifi-off" alert>
      {t('offline', { time: time(since) })}
    </Notice>
  );
}

/** What the last call led to. */
export function MoveMessage({ message }: Pick<Moves, 'message'>) {
  if (message === null) return null;
  return (
    <Notice tone={message.isError ? 'warn' : 'info'} alert={message.isError}>
      {message.text}
    </Notice>
  );
}

const TICK_MS = 500;

/** Offers to undo the last move of this desk. Rule: desk/DE7. */
export function UndoToast({ last, moves, isOffline }: { last: LastMove; moves: Moves; isOffline: boolean }) {
  const { t } = useDesk();
  const now = useNow(TICK_MS);
  const seconds = undoSecondsLeft(last.at, now);
  const { forgetLast } = moves;
  useEffect(() => {
    if (seconds === 0) forgetLast();
  });
  const { order } = last;
  return (
    <div className="fixed inset-x-4 bottom-4 z-10 mx-auto flex w-fit max-w-full items-center gap-3 rounded-full bg-ink py-2 ps-5 pe-2 text-canvas text-sm shadow-lg forced-colors:border min-[760px]:me-4 min-[760px]:ms-auto">
      <span role="status">{t('moved', { number: `#${order.num}`, state: stateWord(order.ostatus_id, t) })}</span>
      <Button
        variant="outline"
        size="sm"
        className="w-auto! tabular-nums"
        disabled={isOffline}
        onClick={() => moves.undo(last)}
      >
        {t('undo', { seconds })}
      </Button>
    </div>
  );
}
