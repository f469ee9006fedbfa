'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { conciergeBellIcon } from '@/components/ui/icons/concierge-bell';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import { rotateCcwIcon } from '@/components/ui/icons/rotate-ccw';
import { undoableMoves } from '@/lib/domain/desk/undo';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { stateWord } from '../orders/order-state';
import type { LastMove, Moves } from '../orders/use-moves';
import { SideSheet } from '../side-sheet';
import { AllDayList } from './all-day-list';
import type { BoardContent } from './board-content';
import { Count } from './count';
import { DoneRow } from './done-row';
import { Lane, type LaneLook } from './lane';
import { useGrowingList } from './use-growing-list';

export type SheetName = 'way' | 'allDay' | 'done' | 'undo';

const TITLES = { way: 'on_the_way', allDay: 'all_day', done: 'done', undo: 'undo_list' } as const;
const ICONS = { way: conciergeBellIcon, allDay: receiptTextIcon, done: circleCheckIcon, undo: rotateCcwIcon } as const;

type Props = {
  content: BoardContent;
  look: LaneLook;
  marked: string | null;
  onMark(key: string | null): void;
};

/** The buttons of what has no room on the board, and the sheet that one of them opens. Rule: desk/DE50. */
export function BoardSheets({ names, ...props }: Props & { names: readonly SheetName[] }) {
  const { t } = useDesk();
  const { lanes, allDay } = props.content;
  const [open, setOpen] = useState<SheetName | null>(null);
  const { moves, now, isOffline } = props.look.context;
  const undoable = undoableMoves(moves.history, now);
  const shown: readonly SheetName[] = undoable.length === 0 ? names : [...names, 'undo'];
  const counts = {
    way: lanes.way.length,
    allDay: allDay.reduce((sum, { quantity }) => sum + quantity, 0),
    done: lanes.done.length,
    undo: undoable.length,
  };
  return (
    <div className="flex flex-wrap gap-2">
      {shown.map((name) => (
        <Button
          key={name}
          variant="outline"
          size="sm"
          className="w-auto! min-w-28 flex-1 gap-2! px-3! min-[760px]:flex-none"
          aria-haspopup="dialog"
          onClick={() => setOpen(name)}
        >
          <Icon shape={ICONS[name]} size="sm" />
          <span>{`${t(TITLES[name])} `}</span>
          <Count count={counts[name]} />
        </Button>
      ))}
      {open !== null && (
        <SideSheet title={t(TITLES[open])} onClose={() => setOpen(null)}>
          {open === 'undo' && <UndoList undoable={undoable} moves={moves} isOffline={isOffline} />}
          {open === 'done' && <DoneList orders={lanes.done} look={props.look} />}
          {open === 'way' && <Lane lane="way" orders={lanes.way} look={props.look} isUntitled />}
          {open === 'allDay' && (
            <AllDayList soldOut={props.content.soldOut} rows={allDay} marked={props.marked} onMark={props.onMark} />
          )}
        </SideSheet>
      )}
    </div>
  );
}

/** The last moves of this desk, each of which can be undone. Rule: desk/DE7. */
function UndoList(props: { undoable: readonly LastMove[]; moves: Moves; isOffline: boolean }) {
  const { undoable, moves, isOffline } = props;
  const { t, time } = useDesk();
  return (
    <ul className="grid gap-2">
      {undoable.map((move) => (
        <li key={move.order.uuid} className="flex items-center gap-3 rounded-md bg-surface p-3 text-sm">
          <span className="wrap-anywhere min-w-0 flex-1">
            <span>{t('moved', { number: `#${move.order.num}`, state: stateWord(move.order.ostatus_id, t) })}</span>
            <span className="block text-ink-2 tabular-nums">{time(move.at)}</span>
          </span>
          <Button
            variant="outline"
            size="sm"
            className="w-auto!"
            disabled={isOffline || moves.busy.has(move.order.uuid)}
            onClick={() => moves.undo(move)}
          >
            <span>
              <span>{t('undo_list')}</span>
              <span className="sr-only">{` #${move.order.num}`}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function DoneList({ orders, look }: { orders: readonly DeskOrder[]; look: LaneLook }) {
  const page = useRef<Element>(null);
  const { limit, end } = useGrowingList(orders.length, page);
  return (
    <>
      {orders.length === 0 && <p className="rounded-md bg-sunken p-4 text-ink-2 text-sm">{look.emptyText}</p>}
      {orders.slice(0, limit).map((order) => (
        <DoneRow key={order.uuid} order={order} onOpen={look.context.onOpen} />
      ))}
      <div ref={end} />
    </>
  );
}
