'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { keyboardIcon } from '@/components/ui/icons/keyboard';
import { Spinner } from '@/components/ui/spinner';
import { boardSettings } from '@/lib/device/desk/board-view';
import { ringMinutes } from '@/lib/device/desk/ring-minutes';
import { allDay } from '@/lib/domain/desk/all-day';
import { findOrders, sectionsBelow } from '@/lib/domain/desk/find-orders';
import { deskLanes } from '@/lib/domain/desk/lanes';
import { isForLater, laterEntries, stillToCome, withoutLater } from '@/lib/domain/desk/later';
import { sameRoomOrders } from '@/lib/domain/desk/same-room';
import { isLineSoldOut, soldOutItems } from '@/lib/domain/desk/sold-out';
import { stillToMake } from '@/lib/domain/desk/stations';
import { undoableMoves } from '@/lib/domain/desk/undo';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useOffSale } from '../content/use-off-sale';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import type { OrderContext } from '../orders/order-context';
import { OrderDetails } from '../orders/order-details';
import { useOpenOrder } from '../orders/use-open-order';
import { PaceButton } from '../pace/pace-button';
import { SearchAllOrders } from '../search/search-all-orders';
import { TakeOrderButton } from '../take-order/take-order-button';
import { BoardLanes } from './board-lanes';
import { BoardTools, type Search } from './board-tools';
import { KeyList } from './key-list';
import { useBoardKeys } from './use-board-keys';

const NONE: ReadonlySet<string> = new Set();

/** The orders of the hotel as tickets in lanes, live. `detail`: the uuid of the open one. Rules: desk/DE4, desk/DE50. */
export function Board({ detail }: { detail: string | null }) {
  const { hotel, t } = useDesk();
  const { now, settings, live, alarm, moves, orders, station, plan, isOffline } = useDeskData();
  const { view, keys } = useAtomValue(boardSettings);
  const [search, setSearch] = useState<Search>({ text: '', section: null });
  const [marked, setMarked] = useState<string | null>(null);
  const [isKeyListOpen, setIsKeyListOpen] = useState(false);
  const openKeyList = () => setIsKeyListOpen(true);
  const undoLast = () => {
    const [latest] = undoableMoves(moves.history, Date.now());
    if (latest !== undefined && !isOffline) void moves.undo(latest);
  };
  useBoardKeys({ isOn: keys, onList: openKeyList, onUndo: undoLast });

  const sections =
    search.section === null || station !== null ? null : sectionsBelow(settings.sections, search.section);
  const at = { now, minutes: useAtomValue(ringMinutes) };
  const found = findOrders(orders, { text: search.text, sections });
  const lanes = deskLanes(withoutLater(found, at), now);
  const rows = allDay(
    [...lanes.new.filter((order) => !isForLater(order, at)), ...lanes.preparation].map((order) =>
      stillToMake(order, station?.id ?? null, plan),
    ),
    hotel.language,
  );
  const soldOut = soldOutItems(useOffSale() ?? [], settings.sections);
  const content = {
    ...{ lanes, allDay: rows },
    soldOut: new Set(rows.filter((row) => isLineSoldOut(row, soldOut)).map(({ key }) => key)),
    later: stillToCome(laterEntries(found, now), at),
  };
  const open = useOpenOrder(detail);
  const context: OrderContext = {
    now,
    limits: settings.overdue_minutes,
    moves,
    isOffline,
    onOpen: ({ uuid }) => window.location.assign(deskAddress('orders', uuid)),
  };
  const look = {
    context,
    view,
    emptyText: t(search.text !== '' || sections !== null ? 'none_found' : 'none'),
    isFiltered: search.text !== '' || sections !== null,
    marked: rows.find(({ key }) => key === marked)?.orders ?? NONE,
    ringing: new Set(alarm.orders.ringing.map(({ uuid }) => uuid)),
    sameRoom: sameRoomOrders([...lanes.new, ...lanes.preparation, ...lanes.way]),
  };
  const tools = (
    <>
      <BoardTools search={search} settings={settings} onSearch={setSearch} />
      <PaceButton />
      <TakeOrderButton />
    </>
  );
  return (
    <Area title="orders" fills tools={tools}>
      <SearchAllOrders text={search.text} />
      {live.orders === null ? (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      ) : (
        <BoardLanes content={content} look={look} marked={marked} onMark={setMarked} />
      )}
      <IconButton
        className="fixed end-4 bottom-4 z-1 max-[759px]:hidden"
        icon={keyboardIcon}
        label={t('keys')}
        onClick={openKeyList}
      />
      {isKeyListOpen && <KeyList onClose={() => setIsKeyListOpen(false)} />}
      {open !== undefined && (
        <OrderDetails
          key={open.uuid}
          order={open}
          context={context}
          onClose={() => window.location.replace(deskAddress('orders'))}
        />
      )}
    </Area>
  );
}
