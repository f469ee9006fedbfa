'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { undoSecondsLeft } from '@/lib/domain/desk/undo';
import { useDesk } from '../desk-context';
import { useNow } from '../use-now';
import { stateWord } from './order-state';
import type { LastMove, Moves } from './use-moves';

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
    <div className="fixed inset-x-4 bottom-28 z-10 mx-auto flex w-fit max-w-full items-center gap-3 rounded-full bg-ink py-2 ps-5 pe-2 text-canvas text-sm shadow-lg forced-colors:border min-[760px]:bottom-4 min-[760px]:me-4 min-[760px]:ms-auto">
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
