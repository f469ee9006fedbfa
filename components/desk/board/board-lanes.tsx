'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Tabs, tabPanelId } from '@/components/ui/tabs';
import { boardSettings } from '@/lib/device/desk/board-view';
import { type BoardShape, type BoardView, boardShape, shareColumns } from '@/lib/domain/desk/board-shape';
import { laneWithHits } from '@/lib/domain/desk/find-orders';
import { keysOfLanes } from '@/lib/domain/desk/hotkeys';
import type { DeskLane } from '@/lib/domain/desk/lanes';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useDesk } from '../desk-context';
import { AllDayList } from './all-day-list';
import type { BoardContent } from './board-content';
import { BoardSheets, type SheetName } from './board-sheets';
import { Count } from './count';
import { LANE_TITLES, Lane, LaneHead, type LaneLook } from './lane';
import { LaterLane } from './later-lane';
import { useBoardWidth } from './use-board-width';

/** The lanes beside each other in each view; the kitchen has what is on its way in a lane of its own. Rule: desk/DE51. */
const LANES: Readonly<Record<BoardView, readonly [DeskLane, DeskLane]>> = {
  kitchen: ['new', 'preparation'],
  runner: ['way', 'preparation'],
};

const SIZES = { s: 'tickets-s', m: 'tickets-m', l: 'tickets-l' } as const;

type Props = { content: BoardContent; look: LaneLook; marked: string | null; onMark(key: string | null): void };

/**
 * The tickets over the whole width, in lanes that scroll by themselves; below 760 px one lane, chosen by a segmented
 * control. What has no room stands behind a tap. Rules: desk/DE4, desk/DE39, desk/DE50.
 */
export function BoardLanes(props: Props) {
  const { size, view } = useAtomValue(boardSettings);
  const { width, frame } = useBoardWidth();
  const shape = boardShape({ width, size, view });
  return (
    <div ref={frame} className={clsx('flex min-h-0 flex-1 flex-col gap-2', SIZES[size])}>
      {shape.kind === 'one' ? <OneLane {...props} /> : <ManyLanes {...props} shape={shape} />}
    </div>
  );
}

/** What stands behind a tap in this shape of the board. */
function sheetsOf({ kind, allDay }: BoardShape, view: BoardView): readonly SheetName[] {
  const isKitchen = view === 'kitchen';
  return [
    ...(kind === 'two' && isKitchen ? (['way'] as const) : []),
    ...(allDay === 0 && isKitchen ? (['allDay'] as const) : []),
    'done',
  ];
}

function ManyLanes({ shape, ...props }: Props & { shape: BoardShape }) {
  const { content, look, marked, onMark } = props;
  const { t } = useDesk();
  const { keys: hasKeys } = useAtomValue(boardSettings);
  const [first, second] = LANES[look.view];
  // What is still in preparation is only announced to the runner.
  const shares =
    look.view === 'runner'
      ? ([shape.columns - 1, 1] as const)
      : shareColumns(shape.columns, [content.lanes[first].length, content.lanes[second].length]);
  const keys = keysOfLanes([content.lanes[first].length, content.lanes[second].length]);
  const sheets = sheetsOf(shape, look.view);
  const beside = [shape.way, shape.allDay].filter((width) => width > 0).map((width) => `${width}px`);
  const total = content.allDay.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <div
        className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] gap-x-2 *:not-first:border-line *:not-first:border-s *:not-first:ps-2"
        style={{ gridTemplateColumns: [...shares.map((share) => `minmax(0,${share}fr)`), ...beside].join(' ') }}
      >
        {[first, second].map((lane, place) => (
          <Lane
            key={lane}
            lane={lane}
            orders={content.lanes[lane]}
            look={look}
            columns={shares[place] ?? 1}
            scrolls
            keys={hasKeys ? { from: place === 0 ? 1 : keys[0] + 1, count: keys[place] ?? 0 } : undefined}
          />
        ))}
        {shape.way > 0 && (
          <Lane lane="way" orders={content.lanes.way} look={look} isRoomOnly={shape.way < 150} scrolls />
        )}
        {shape.allDay > 0 && (
          <section className="flex min-h-0 min-w-0 flex-col" aria-label={t('all_day')}>
            <LaneHead title={t('all_day')} count={total} />
            <div className="relative min-h-0 flex-1 overflow-y-auto overflow-x-hidden">
              <AllDayList rows={content.allDay} soldOut={content.soldOut} marked={marked} onMark={onMark} />
            </div>
            <BoardSheets {...props} names={sheets} />
          </section>
        )}
      </div>
      {shape.allDay === 0 && <BoardSheets {...props} names={sheets} />}
      <LaterLane entries={content.later} now={look.context.now} />
    </>
  );
}

const ONE_LANE: Readonly<Record<BoardView, readonly DeskLane[]>> = {
  kitchen: ['new', 'preparation', 'way'],
  runner: ['way', 'preparation'],
};

function OneLane(props: Props) {
  const { content, look } = props;
  const { t } = useDesk();
  const lanes = ONE_LANE[look.view];
  const [wanted, setWanted] = useState<DeskLane>('new');
  const shown = lanes.includes(wanted) ? wanted : (lanes[0] ?? 'new');
  // A search leads to where it has found something.
  const chosen = look.isFiltered ? laneWithHits(content.lanes, { lanes, chosen: shown }) : shown;
  return (
    <>
      <Tabs
        name="desk"
        label={t('orders')}
        tabs={lanes.map((id) => ({
          id,
          label: (
            <span className="flex min-w-0 flex-wrap items-center justify-center gap-x-2">
              <span className="wrap-anywhere hyphens-auto">{`${t(LANE_TITLES[id])} `}</span>
              <Count count={content.lanes[id].length} />
            </span>
          ),
        }))}
        chosen={chosen}
        onChoose={setWanted}
      />
      <BoardSheets {...props} names={sheetsOf({ kind: 'one', columns: 1, way: 0, allDay: 0 }, look.view)} />
      <Lane
        key={chosen}
        id={tabPanelId('desk', chosen)}
        lane={chosen}
        orders={content.lanes[chosen]}
        look={look}
        isUntitled
      />
    </>
  );
}
