'use client';

import clsx from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import { Icon, type IconShape } from '@/components/ui/icon';
import { bellIcon } from '@/components/ui/icons/bell';
import { chefHatIcon } from '@/components/ui/icons/chef-hat';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { conciergeBellIcon } from '@/components/ui/icons/concierge-bell';
import type { BoardView } from '@/lib/domain/desk/board-shape';
import type { DeskLane } from '@/lib/domain/desk/lanes';
import type { DeskMessages } from '@/lib/words/desk-messages';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import type { OrderContext } from '../orders/order-context';
import { Count } from './count';
import { SelectButton, SelectionBar, useLaneSelection } from './lane-selection';
import { Ticket } from './ticket';
import { useGrowingList } from './use-growing-list';
import { GRID_ROW, useTicketGrid } from './use-ticket-grid';

export const LANE_TITLES = {
  new: 'new',
  preparation: 'in_preparation',
  way: 'on_the_way',
  done: 'done',
} as const satisfies Readonly<Record<DeskLane, keyof DeskMessages>>;

const LANE_ICONS: Readonly<Record<DeskLane, IconShape>> = {
  new: bellIcon,
  preparation: chefHatIcon,
  way: conciergeBellIcon,
  done: circleCheckIcon,
};

/** What all lanes of a board have in common. `marked`: uuids of the orders that have the dish that somebody looks for. */
export type LaneLook = {
  context: OrderContext;
  view: BoardView;
  emptyText: string;
  /** Whether a search or a section leaves orders out. */
  isFiltered: boolean;
  marked: ReadonlySet<string>;
  /** Uuids of the orders that ring. */
  ringing: ReadonlySet<string>;
  /** The numbers of the other orders of the same room, by uuid. */
  sameRoom: ReadonlyMap<string, readonly string[]>;
};

/**
 * The tickets of one lane in columns. `scrolls`: by itself, in the height that it is given. `isRoomOnly`: only rooms and
 * times. `isUntitled`: what is around it names it.
 */
export function Lane(props: {
  lane: DeskLane;
  orders: readonly DeskOrder[];
  look: LaneLook;
  columns?: number;
  scrolls?: boolean;
  isRoomOnly?: boolean;
  isUntitled?: boolean;
  id?: string;
  /** The keys of the first tickets: where they begin and how many there are. Rule: desk/DE55. */
  keys?: { from: number; count: number } | undefined;
}) {
  const { lane, orders, look, columns = 1, scrolls = false, isRoomOnly = false, isUntitled = false, id, keys } = props;
  const { t } = useDesk();
  const { grid, scroller, observe, below, countBelow } = useTicketGrid();
  const page = useRef<Element>(null);
  const { limit, end } = useGrowingList(orders.length, scrolls ? scroller : page);
  const selection = useLaneSelection(orders);
  const hidden = below + Math.max(0, orders.length - limit);
  const title = t(LANE_TITLES[lane]);
  return (
    <section id={id} className={clsx('flex min-w-0 flex-col', scrolls && 'min-h-0')} aria-label={title}>
      {!isUntitled && (
        <LaneHead title={title} icon={isRoomOnly ? undefined : LANE_ICONS[lane]} count={orders.length}>
          <span className="relative z-1 ms-auto flex flex-wrap items-center gap-x-3">
            {scrolls && hidden > 0 && <Below count={hidden} title={title} onPress={() => scrollOn(scroller.current)} />}
            {!isRoomOnly && (orders.length > 1 || selection.isOn) && (
              <SelectButton selection={selection} title={title} />
            )}
          </span>
        </LaneHead>
      )}
      <div
        ref={scroller}
        className={clsx(
          'relative',
          scrolls && 'min-h-0 flex-1 overflow-y-auto overflow-x-hidden overscroll-contain pb-2',
        )}
        onScroll={countBelow}
      >
        {orders.length === 0 && <p className="rounded-md bg-sunken p-3 text-ink-2 text-sm">{look.emptyText}</p>}
        <div
          ref={grid}
          className="grid grid-flow-row-dense gap-x-2"
          style={{ gridAutoRows: GRID_ROW, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {orders.slice(0, limit).map((order, place) => (
            <Ticket
              key={order.uuid}
              order={order}
              context={look.context}
              place={{
                ref: observe,
                gridColumn: (place % columns) + 1,
                view: look.view,
                isRoomOnly,
                isMarked: look.marked.has(order.uuid),
                isRinging: look.ringing.has(order.uuid),
                sameRoom: look.sameRoom.get(order.uuid),
                selection: selection.isOn ? selection : undefined,
                hotkey: keys !== undefined && place < keys.count ? String(keys.from + place) : undefined,
              }}
            />
          ))}
        </div>
        <div ref={end} />
      </div>
      {selection.isOn && <SelectionBar lane={lane} selection={selection} context={look.context} />}
    </section>
  );
}

const scrollOn = (element: Element | null) =>
  element?.scrollBy({ top: element.clientHeight * 0.8, behavior: 'smooth' });

/** The heading of a lane or of the list beside the lanes, with the number of what is in it. */
export function LaneHead(props: { title: string; icon?: IconShape | undefined; count: number; children?: ReactNode }) {
  const { title, icon, count, children } = props;
  const id = useId();
  return (
    <div className="flex min-h-9.5 flex-wrap items-center gap-x-2 pb-1">
      {icon !== undefined && <Icon shape={icon} size="sm" className="text-ink-2" />}
      <h2 id={id} className="flex min-w-0 flex-wrap items-center gap-x-2 font-medium text-md">
        <span>{`${title} `}</span>
        <Count count={count} />
      </h2>
      {children}
    </div>
  );
}

/** How many tickets stand below the edge; scrolls to them. */
function Below({ count, title, onPress }: { count: number; title: string; onPress(): void }) {
  const { t } = useDesk();
  return (
    <TextButton className="inline-flex items-center gap-1 text-ink-2 text-sm no-underline" onClick={onPress}>
      <Icon shape={chevronDownIcon} size="xs" />
      <span>{t('below', { count })}</span>
      <span className="sr-only">{`, ${title}`}</span>
    </TextButton>
  );
}
