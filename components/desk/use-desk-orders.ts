'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk, type DeskOrder, EVENTS_PATH } from './desk-api';

/** Milliseconds in which events are collected before their orders are read. */
const COLLECT_MS = 100;
/** More events at once than this are answered by reading the lists. */
const MAX_SINGLE_READS = 10;
/** Milliseconds without a sign of life, after which the stream is opened anew; the server beats every 15 seconds. */
const SILENCE_MS = 45_000;

type Live = {
  /** null: not read yet. */
  orders: ReadonlyMap<string, DeskOrder> | null;
  /** Since when there is no connection, in milliseconds; null: there is one. */
  offlineSince: number | null;
  put(order: DeskOrder): void;
  refresh(uuid: string): Promise<void>;
};

const GROUPS = ['draft', 'pending', 'histories'] as const;

/** Keeps the newer one of two answers about the same order. */
function merge(known: ReadonlyMap<string, DeskOrder>, read: readonly DeskOrder[]): ReadonlyMap<string, DeskOrder> {
  const merged = new Map(known);
  for (const order of read) {
    if ((merged.get(order.uuid)?.version ?? -1) <= order.version) merged.set(order.uuid, order);
  }
  return merged;
}

/**
 * The hotel's orders, live. `onSignedOut`: the session has ended. Rules: desk/DE11, desk/DE12.
 */
export function useDeskOrders(onSignedOut: () => void): Live {
  const [orders, setOrders] = useState<ReadonlyMap<string, DeskOrder> | null>(null);
  const [offlineSince, setOfflineSince] = useState<number | null>(null);

  const put = useCallback((order: DeskOrder) => setOrders((known) => merge(known ?? new Map(), [order])), []);
  const setOnline = useCallback(
    (isOnline: boolean) => setOfflineSince((since) => (isOnline ? null : (since ?? Date.now()))),
    [],
  );
  const refresh = useCallback(
    async (uuid: string) => {
      const answer = await callDesk<DeskOrder>(`/orders/${uuid}`);
      if (answer.ok) put(answer.value);
    },
    [put],
  );
  const readAll = useCallback(async () => {
    const answers = await Promise.all(GROUPS.map((group) => callDesk<DeskOrder[]>(`/orders?group=${group}`)));
    if (answers.some((answer) => !answer.ok && answer.status === 403)) return onSignedOut();
    if (answers.every((answer) => answer.ok)) {
      setOrders((known) =>
        merge(
          known ?? new Map(),
          answers.flatMap(({ value }) => value),
        ),
      );
      setOnline(true);
    } else setOnline(false);
  }, [onSignedOut, setOnline]);

  useDeskStream({ readAll, refresh, setOnline });
  return { orders, offlineSince, put, refresh };
}

type StreamHandlers = {
  readAll(): Promise<void>;
  refresh(uuid: string): Promise<void>;
  setOnline(isOnline: boolean): void;
};

/** Opens the stream of the hotel's orders and reads what its events name. */
function useDeskStream(handlers: StreamHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const waiting = new Set<string>();
    let collecting: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    const readWaiting = () => {
      const uuids = [...waiting];
      waiting.clear();
      collecting = undefined;
      if (uuids.length > MAX_SINGLE_READS) void latest.current.readAll();
      else for (const uuid of uuids) void latest.current.refresh(uuid);
    };
    const onOrder = (event: MessageEvent<string>) => {
      heard();
      waiting.add(String(JSON.parse(event.data).order_uuid));
      collecting ??= setTimeout(readWaiting, COLLECT_MS);
    };
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(reopen, SILENCE_MS);
    };
    const reopen = () => {
      latest.current.setOnline(false);
      source?.close();
      source = new EventSource(EVENTS_PATH);
      source.addEventListener('open', () => void latest.current.readAll());
      source.addEventListener('error', () => {
        latest.current.setOnline(false);
        // The browser opens a broken line again by itself; a refused one it leaves closed, and the next try is ours.
        if (source?.readyState === EventSource.CLOSED) void latest.current.readAll();
      });
      source.addEventListener('ping', heard);
      source.addEventListener('order-created', onOrder);
      source.addEventListener('order-updated', onOrder);
      heard();
    };
    reopen();
    return () => {
      source?.close();
      clearTimeout(collecting);
      clearTimeout(silence);
    };
  }, []);
}
