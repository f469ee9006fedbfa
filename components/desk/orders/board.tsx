'use client';

import { useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { deskColumns } from '@/lib/domain/desk/columns';
import { findOrders, sectionsBelow } from '@/lib/domain/desk/find-orders';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { BoardColumns } from './board-columns';
import { BoardTools, type Search, SearchAllOrders } from './board-head';
import { MoveMessage, UndoToast } from './move-feedback';
import { OrderDetails } from './order-details';
import { useMoves } from './use-moves';
import { useOpenOrder } from './use-open-order';

/** The orders of the hotel in three columns, live. `detail`: the uuid of the open one. Rule: desk/DE4. */
export function Board({ detail }: { detail: string | null }) {
  const { now, settings, live, isOffline, onSignedOut } = useDeskData();
  const moves = useMoves(live, onSignedOut);
  const [search, setSearch] = useState<Search>({ text: '', section: null });

  const orders = [...(live.orders?.values() ?? [])];
  const sections = search.section === null ? null : sectionsBelow(settings.sections, search.section);
  const columns = deskColumns(findOrders(orders, { text: search.text, sections }), now);
  const open = useOpenOrder(detail);
  const context = {
    now,
    limits: settings.overdue_minutes,
    moves,
    isOffline,
    onOpen: ({ uuid }: { uuid: string }) => window.location.assign(deskAddress('orders', uuid)),
  };
  return (
    <Area title="orders" tools={<BoardTools search={search} sections={settings.sections} onSearch={setSearch} />}>
      <MoveMessage message={moves.message} />
      <SearchAllOrders text={search.text} />
      {live.orders === null ? (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      ) : (
        <BoardColumns columns={columns} context={context} isFiltered={search.text !== '' || sections !== null} />
      )}
      {moves.last !== null && <UndoToast last={moves.last} moves={moves} isOffline={isOffline} />}
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
