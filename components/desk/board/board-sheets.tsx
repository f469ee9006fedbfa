'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { conciergeBellIcon } from '@/components/ui/icons/concierge-bell';
import { receiptTextIcon } from '@/components/ui/icons/receipt-text';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { AllDayList } from './all-day-list';
import type { BoardContent } from './board-lanes';
import { Count } from './count';
import { DoneRow } from './done-row';
import { Lane, type LaneLook } from './lane';
import { SideSheet } from './side-sheet';
import { useGrowingList } from './use-growing-list';

export type SheetName = 'way' | 'allDay' | 'done';

const TITLES = { way: 'on_the_way', allDay: 'all_day', done: 'done' } as const;
const ICONS = { way: conciergeBellIcon, allDay: receiptTextIcon, done: circleCheckIcon } as const;

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
  const counts = {
    way: lanes.way.length,
    allDay: allDay.reduce((sum, { quantity }) => sum + quantity, 0),
    done: lanes.done.length,
  };
  return (
    <div className="flex flex-wrap gap-2">
      {names.map((name) => (
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
          {open === 'done' && <DoneList orders={lanes.done} look={props.look} />}
          {open === 'way' && <Lane lane="way" orders={lanes.way} look={props.look} isUntitled />}
          {open === 'allDay' && <AllDayList rows={allDay} marked={props.marked} onMark={props.onMark} />}
        </SideSheet>
      )}
    </div>
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
