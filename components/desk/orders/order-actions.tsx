'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Stepper } from '@/components/ui/form/stepper';
import { nextMove } from '@/lib/domain/desk/columns';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import type { Moves } from './use-moves';

const STEP_MINUTES = 5;
const MAX_MINUTES = 240;
const USUAL_MINUTES = 30;

/** The one action of an order: accept with an expected time, ready, done. Rule: desk/DE5. */
export function OrderActions(props: { order: DeskOrder; moves: Moves; isOffline: boolean }) {
  const { order, moves, isOffline } = props;
  const { t } = useDesk();
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const move = nextMove(order.ostatus_id);
  if (move === null) return null;
  const number = `#${order.num}`;
  const label = { approve: t('accept'), accept: t('ready'), done: t('finish') }[move];
  const button = (
    <Button
      variant={move === 'approve' ? 'primary' : 'soft'}
      size="sm"
      disabled={isOffline || moves.busy.has(order.uuid)}
      onClick={() => moves.move(order, move, minutes)}
    >
      <span>
        <span>{label}</span>
        <span className="sr-only">{` ${number}`}</span>
      </span>
    </Button>
  );
  if (move !== 'approve') return button;
  return (
    <div className="flex items-center gap-2">
      <Stepper
        label={t('expected', { number })}
        value={minutes}
        onStep={(step) => setMinutes((now) => now + step * STEP_MINUTES)}
        canLower={minutes > STEP_MINUTES}
        canRaise={minutes < MAX_MINUTES}
        labels={{ fewer: t('fewer'), more: t('more') }}
      />
      {button}
    </div>
  );
}
