'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import type { OrderStep } from '@/lib/domain/desk/order-step';
import { MORE_MINUTES } from '@/lib/domain/desk/promise';
import { textIn } from '@/lib/domain/i18n/text';
import { ownOrderStep } from '@/lib/domain/staff/own-order-step';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { PromiseField } from './promise-field';
import type { Moves } from './use-moves';

/** `hotkey`: the key that presses the action. */
type ActionProps = { order: DeskOrder; moves: Moves; isOffline: boolean; hotkey?: string | undefined };

/** The one action of an order: accept with a promise, ready, done. Rules: desk/DE5, desk/DE31, desk/DE93. */
export function OrderActions(props: ActionProps) {
  const { station, plan, session, now } = useDeskData();
  const step = ownOrderStep(props.order, { station: station?.id ?? null, person: session.person, now }, plan);
  if (step === null) return null;
  if (step.kind === 'wait') return <Waits {...props} stations={step.stations} />;
  if (step.kind === 'lines') return <NextStep {...props} step={step} />;
  return step.move === 'approve' ? <Accept {...props} step={step} /> : <NextStep {...props} step={step} />;
}

type Step<Kind> = Extract<OrderStep, { kind: Kind }>;

function Accept({ order, moves, isOffline, hotkey, step }: ActionProps & { step: Step<'move'> }) {
  const { t } = useDesk();
  const { now } = useDeskData();
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? step.minutes;
  // Minutes that are promised for a later order count from its own time.
  const from = Math.max(now, order.waits_from === null ? now : Date.parse(order.waits_from));
  return (
    <div className="flex flex-wrap items-stretch gap-1.5">
      <PromiseField number={`#${order.num}`} minutes={minutes} now={from} onChange={setChosen} />
      <span className="grid min-w-20 flex-1">
        <MoveButton
          label={t('accept')}
          order={order}
          isOff={isOffline || moves.busy.has(order.uuid)}
          isPrimary
          hotkey={hotkey}
          onPress={() => moves.take(order, { ...step, minutes })}
        />
      </span>
    </div>
  );
}

function NextStep({ order, moves, isOffline, hotkey, step }: ActionProps & { step: Step<'move' | 'lines'> }) {
  const { t } = useDesk();
  const isOff = isOffline || moves.busy.has(order.uuid);
  const isDone = step.kind === 'move' && step.move === 'done';
  return (
    <div className="flex flex-wrap gap-1.5">
      <MoreTime order={order} moves={moves} isOff={isOff} />
      <span className="grid min-w-20 flex-1">
        <MoveButton
          label={t(isDone ? 'finish' : 'ready')}
          order={order}
          isOff={isOff}
          hotkey={hotkey}
          onPress={() => moves.take(order, step)}
        />
      </span>
    </div>
  );
}

/** Who else makes lines of the order, once those of this station or person are made. Rules: desk/DE54, staff/SP3. */
function Waits({ order, moves, isOffline, stations }: ActionProps & { stations: readonly string[] }) {
  const { hotel, t } = useDesk();
  const { settings } = useDeskData();
  const waited = settings.stations.filter(({ id }) => stations.includes(id));
  const names = waited.map(({ title }) => textIn(title, hotel.language)).join(', ');
  return (
    <div className="flex flex-wrap gap-1.5">
      <MoreTime order={order} moves={moves} isOff={isOffline || moves.busy.has(order.uuid)} />
      <span className="wrap-anywhere min-w-20 flex-1 self-center text-ink-2 text-option">
        {waited.length === 0 ? t('waits_for_others') : t('waits_for', { names })}
      </span>
    </div>
  );
}

/** Ten minutes more than what was promised; a new order has no promise yet. Rule: desk/DE31. */
function MoreTime({ order, moves, isOff }: { order: DeskOrder; moves: Moves; isOff: boolean }) {
  const { t } = useDesk();
  if (order.ostatus_id === 'draft') return null;
  return (
    <Button
      variant="outline"
      size="sm"
      className="min-h-press w-auto! px-2.5! text-option! @min-[330px]:w-full!"
      disabled={isOff}
      onClick={() => moves.moreTime(order)}
    >
      <span translate="no" dir="ltr" aria-hidden="true">
        {`+${MORE_MINUTES}`}
      </span>
      <span className="sr-only">{t('more_time', { minutes: MORE_MINUTES, number: `#${order.num}` })}</span>
    </Button>
  );
}

function MoveButton(props: {
  label: string;
  order: DeskOrder;
  isOff: boolean;
  isPrimary?: boolean;
  hotkey?: string | undefined;
  onPress(): void;
}) {
  const { label, order, isOff, isPrimary, hotkey, onPress } = props;
  return (
    <Button
      variant={isPrimary ? 'primary' : 'soft'}
      size="sm"
      className="min-h-press px-2! text-dish!"
      disabled={isOff}
      aria-keyshortcuts={hotkey}
      onClick={onPress}
    >
      <span>
        <span>{label}</span>
        <span className="sr-only">{` #${order.num}`}</span>
      </span>
    </Button>
  );
}
