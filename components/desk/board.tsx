'use client';

import { useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { deskColumns } from '@/lib/domain/desk/columns';
import { findOrders, sectionsBelow } from '@/lib/domain/desk/find-orders';
import { OVERDUE_MINUTES } from '@/lib/domain/desk/waiting';
import { BoardColumns } from './board-columns';
import { BoardHead, type Search } from './board-head';
import { AckLine, MoveMessage, OfflineLine, UndoToast } from './board-lines';
import { callDesk, type DeskSettings } from './desk-api';
import { useDesk } from './desk-context';
import { OrderDetails } from './order-details';
import { useAlarm } from './use-alarm';
import { useDeskOrders } from './use-desk-orders';
import { useMoves } from './use-moves';
import { useNow } from './use-now';

const TICK_MS = 10_000;

const NO_SETTINGS: DeskSettings = { overdue_minutes: OVERDUE_MINUTES, sections: [] };

function useSettings(): DeskSettings {
  const [settings, setSettings] = useState(NO_SETTINGS);
  useEffect(() => {
    void callDesk<DeskSettings>('/settings').then((answer) => {
      if (answer.ok) setSettings(answer.value);
    });
  }, []);
  return settings;
}

/** The orders of the hotel in three columns, live. Rule: desk/DE4. */
export function Board(props: { name: string; onSignedOut(): void; onSignOut(): void }) {
  const { name, onSignedOut, onSignOut } = props;
  const { hotel, t } = useDesk();
  const now = useNow(TICK_MS);
  const settings = useSettings();
  const live = useDeskOrders(onSignedOut);
  const moves = useMoves(live, onSignedOut);
  const [search, setSearch] = useState<Search>({ text: '', section: null });
  const [openUuid, setOpenUuid] = useState<string | null>(null);

  const orders = [...(live.orders?.values() ?? [])];
  const alarm = useAlarm(deskColumns(orders, now).new, `${t('orders')} · ${hotel.title}`);
  const sections = search.section === null ? null : sectionsBelow(settings.sections, search.section);
  const columns = deskColumns(findOrders(orders, { text: search.text, sections }), now);
  const open = openUuid === null ? undefined : live.orders?.get(openUuid);
  const isOffline = live.offlineSince !== null;
  const context = {
    now,
    limits: settings.overdue_minutes,
    moves,
    isOffline,
    onOpen: ({ uuid }: { uuid: string }) => setOpenUuid(uuid),
  };
  const head = { name, now, search, sections: settings.sections, alarm, onSignOut, onSearch: setSearch };
  return (
    <main className="mx-auto grid max-w-400 gap-4 p-gutter pb-24" id="main">
      <BoardHead {...head} offlineSince={live.offlineSince} />
      <OfflineLine since={live.offlineSince} />
      <AckLine alarm={alarm} />
      <MoveMessage message={moves.message} />
      {live.orders === null ? (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      ) : (
        <BoardColumns columns={columns} context={context} isFiltered={search.text !== '' || sections !== null} />
      )}
      {moves.last !== null && <UndoToast last={moves.last} moves={moves} isOffline={isOffline} />}
      {open !== undefined && <OrderDetails order={open} context={context} onClose={() => setOpenUuid(null)} />}
    </main>
  );
}
