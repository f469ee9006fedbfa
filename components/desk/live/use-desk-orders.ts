'use client';

import { useCallback, useState } from 'react';
import { withOrders } from '@/lib/domain/desk/kept-orders';
import { callDesk, type DeskOrder, isSignedOut } from '../desk-api';

type Live = {
  /** null: not read yet. */
  orders: ReadonlyMap<string, DeskOrder> | null;
  /** Since when there is no connection, in milliseconds; null: there is one. */
  offlineSince: number | null;
  /** Whether the connection stands: not lost, and no longer opened for the first time. */
  isLive: boolean;
  put(order: DeskOrder): void;
  refresh(uuid: string): Promise<void>;
  readAll(): Promise<void>;
  setOnline(isOnline: boolean): void;
};

const GROUPS = ['draft', 'pending', 'histories'] as const;

/**
 * The hotel's orders, live. `onSignedOut`: the session has ended. `isOff`: none of them may be read. Rules: desk/DE11, desk/DE12.
 */
export function useDeskOrders({ onSignedOut, isOff }: { onSignedOut(): void; isOff: boolean }): Live {
  const [orders, setOrders] = useState<ReadonlyMap<string, DeskOrder> | null>(null);
  const [offlineSince, setOfflineSince] = useState<number | null>(null);
  const [hasOpened, setHasOpened] = useState(false);

  const put = useCallback((order: DeskOrder) => setOrders((known) => withOrders(known ?? new Map(), [order])), []);
  const setOnline = useCallback((isOnline: boolean) => {
    setOfflineSince((since) => (isOnline ? null : (since ?? Date.now())));
    if (isOnline) setHasOpened(true);
  }, []);
  const refresh = useCallback(
    async (uuid: string) => {
      if (isOff) return;
      const response = await callDesk<DeskOrder>(`/orders/${uuid}`);
      if (response.ok) put(response.value);
    },
    [put, isOff],
  );
  const readAll = useCallback(async () => {
    if (isOff) return setOnline(true);
    const responses = await Promise.all(GROUPS.map((group) => callDesk<DeskOrder[]>(`/orders?group=${group}`)));
    if (responses.some(isSignedOut)) return onSignedOut();
    if (responses.every((response) => response.ok)) {
      setOrders((known) =>
        withOrders(
          known ?? new Map(),
          responses.flatMap(({ value }) => value),
        ),
      );
      setOnline(true);
    } else setOnline(false);
  }, [onSignedOut, setOnline, isOff]);

  return { orders, offlineSince, isLive: hasOpened && offlineSince === null, put, refresh, readAll, setOnline };
}
