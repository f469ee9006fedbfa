'use client';

import { useEffect } from 'react';
import { Notice } from '@/components/ui/notice';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { deskAddress } from '../frame/use-desk-address';
import { useDeskData } from '../live/desk-data';
import { MoveMessage, UndoToast } from '../orders/move-feedback';
import { OrderDetails } from '../orders/order-details';
import { useMoves } from '../orders/use-moves';
import { useOpenOrder } from '../orders/use-open-order';
import { orderOfReceipts } from '../receipts/receipts-address';
import { ReceiptsScreen } from '../receipts/receipts-screen';
import { BILL } from './bill-address';
import { BillScreen } from './bill-screen';
import { FoundOrders } from './found-orders';
import { SearchForm } from './search-form';

/**
 * Finds any order. `detail`: the uuid of one that is open, its documents, or the bill of a room. Rules: desk/DE61, desk/DE64,
 * receipts/RP7.
 */
export function SearchArea({ detail }: { detail: string | null }) {
  const order = orderOfReceipts(detail);
  if (order !== null) return <ReceiptsScreen key={order} order={order} />;
  return detail === BILL ? <BillScreen /> : <Search open={detail} />;
}

function Search({ open }: { open: string | null }) {
  const { t } = useDesk();
  const { now, settings, live, isOffline, onSignedOut, orderSearch } = useDeskData();
  const moves = useMoves(live, onSignedOut);
  const { isNew, found, hasFailed, find } = orderSearch;
  useEffect(() => {
    // The newest of all orders, before anybody looks for some.
    if (isNew) void find({ text: '', day: null });
  }, [isNew, find]);
  // What has been moved since is in the live orders.
  const orders = found?.orders.map((order) => newest(order, live.orders?.get(order.uuid)));
  const opened = useOpenOrder(
    open,
    orders?.find(({ uuid }) => uuid === open),
  );
  const context = {
    now,
    limits: settings.overdue_minutes,
    moves,
    isOffline,
    onOpen: ({ uuid }: { uuid: string }) => window.location.assign(deskAddress('search', uuid)),
  };
  return (
    <Area title="search">
      <MoveMessage message={moves.message} />
      <SearchForm />
      {hasFailed && (
        <Notice tone="warn" alert>
          {t('no_response')}
        </Notice>
      )}
      {found !== null && orders !== undefined && <FoundOrders orders={orders} hasMore={found.next !== null} />}
      {moves.last !== null && <UndoToast last={moves.last} moves={moves} isOffline={isOffline} />}
      {opened !== undefined && (
        <OrderDetails
          key={opened.uuid}
          order={opened}
          context={context}
          onClose={() => window.location.replace(deskAddress('search'))}
        />
      )}
    </Area>
  );
}

const newest = <T extends { version: number }>(found: T, live: T | undefined): T =>
  live !== undefined && live.version >= found.version ? live : found;
