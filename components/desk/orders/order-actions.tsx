'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { type DeskMove, nextMove } from '@/lib/domain/desk/lanes';
import { MORE_MINUTES, usualPromise } from '@/lib/domain/desk/promise';
import { openLines, openStations } from '@/lib/domain/desk/stations';
import { textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { PromiseField } from './promise-field';
import type { Moves } from './use-moves';

/** `hotkey`: the key that presses the action. */
type ActionProps = { order: DeskOrder; moves: Moves; isOffline: boolean; hotkey?: string | undefined };

/** The one action of an order: accept with a promise, ready, done. Rules: desk/DE5, desk/DE31. */
export function OrderActions(props: ActionProps) {
  const move = nextMove(props.order.ostatus_id);
  if (move === null) return null;
  return move === 'approve' ? <Accept {...props} /> : <NextStep {...props} move={move} />;
}

function Accept({ order, moves, isOffline, hotkey }: ActionProps) {
  const { t } = useDesk();
  const { now, settings } = useDeskData();
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? usualPromise(order, settings.sections);
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
          onPress={() => moves.move(order, 'approve', minutes)}
        />
      </span>
    </div>
  );
}

function NextStep({ order, moves, isOffline, hotkey, move }: ActionProps & { move: Exclude<DeskMove, 'approve'> }) {
  const { t } = useDesk();
  const isOff = isOffline || moves.busy.has(order.uuid);
  const { lines, waitsFor } = useStationStep(order);
  return (
    <div className="flex flex-wrap gap-1.5">
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
      <span className="grid min-w-20 flex-1">
        {waitsFor === '' ? (
          <MoveButton
            label={move === 'accept' ? t('ready') : t('finish')}
            order={order}
            isOff={isOff}
            hotkey={hotkey}
            onPress={() => (lines === null ? moves.move(order, move, 0) : moves.setReady(order, lines, true))}
          />
        ) : (
          <span className="wrap-anywhere self-center text-ink-2 text-option">
            {t('waits_for', { names: waitsFor })}
          </span>
        )}
      </span>
    </div>
  );
}

/**
 * What Ready means at a station: `lines` are its own that become ready while others still make theirs, null: the whole
 * order is. `waitsFor`: the names of the others, once its own are made; '': none. Rule: desk/DE54.
 */
function useStationStep(order: DeskOrder): { lines: readonly Id[] | null; waitsFor: string } {
  const { hotel } = useDesk();
  const { settings, station, plan } = useDeskData();
  const others = openStations(order, plan).filter((id) => id !== station?.id);
  if (station === null || others.length === 0 || order.ostatus_id !== 'approved') return { lines: null, waitsFor: '' };
  const lines = openLines(order, station.id, plan);
  const names = settings.stations
    .filter(({ id }) => others.includes(id))
    .map(({ title }) => textIn(title, hotel.language));
  return { lines, waitsFor: lines.length > 0 ? '' : names.join(', ') };
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
