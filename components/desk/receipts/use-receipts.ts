'use client';

import { useCallback, useEffect, useState } from 'react';
import { useDeskData } from '../live/desk-data';
import { type ReadReceipts, readReceipts } from './read-receipts';

/** `documents` null: not read yet. */
type Reading = { documents: Exclude<ReadReceipts, string> | null; hasFailed: boolean; retry(): void };

/** The numbered documents of an order. */
export function useReceipts(orderUuid: string): Reading {
  const { onSignedOut } = useDeskData();
  const [read, setRead] = useState<ReadReceipts | null>(null);
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round is what asks for reading again
  useEffect(() => {
    let isGone = false;
    void readReceipts({ order: orderUuid }).then((documents) => {
      if (isGone) return;
      if (documents === 'signed-out') onSignedOut();
      setRead(documents);
    });
    return () => {
      isGone = true;
    };
  }, [orderUuid, round, onSignedOut]);
  return { documents: typeof read === 'string' ? null : read, hasFailed: typeof read === 'string', retry };
}
