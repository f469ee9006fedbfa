'use client';

import { useCallback, useEffect, useState } from 'react';
import { callDesk, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';
import type { StockChange, StockEntry } from './stock-api';

const NOT_FOUND = 404;

/**
 * What is counted and how much of it is left, read again after each change of the catalogue and of an order, which takes from
 * it; null: not read yet. Rule: desk/DE102.
 */
export function useStock() {
  const { contentChanges, live, onSignedOut } = useDeskData();
  const [entries, setEntries] = useState<readonly StockEntry[] | null>(null);
  const read = useCallback(async () => {
    const response = await callDesk<StockEntry[]>('/stock');
    if (response.ok) setEntries(response.value);
    else if (isSignedOut(response)) onSignedOut();
  }, [onSignedOut]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count and the orders are what asks for reading again
  useEffect(() => void read(), [read, contentChanges, live.orders]);
  /** Whether it was saved; 'gone': the item is not in the hotel's files any more. */
  const change = async (item: string, body: StockChange): Promise<'saved' | 'gone' | 'failed'> => {
    const response = await callDesk<StockEntry | null>(`/stock/${encodeURIComponent(item)}`, body);
    if (isSignedOut(response)) onSignedOut();
    await read();
    if (response.ok) return 'saved';
    return response.status === NOT_FOUND ? 'gone' : 'failed';
  };
  return { entries, change };
}

export type StockDesk = ReturnType<typeof useStock>;
