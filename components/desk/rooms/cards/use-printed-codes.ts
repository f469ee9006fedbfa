'use client';

import { useCallback, useEffect, useState } from 'react';
import { callDesk, isSignedOut } from '../../desk-api';
import { useDeskData } from '../../live/desk-data';
import type { CardCode } from '../rooms-api';

/**
 * What the printed codes contain, read each time that the sheets open and forgotten with them: whoever has it can prove a
 * room, and new codes make it void. `codes` null: not read. Rule: rooms/RM14.
 */
export function usePrintedCodes() {
  const { isEnded, onSignedOut } = useDeskData();
  const [codes, setCodes] = useState<readonly CardCode[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(async () => {
    const response = await callDesk<{ codes: readonly CardCode[] }>('/room-codes');
    if (isSignedOut(response)) return onSignedOut();
    setHasFailed(!response.ok);
    if (response.ok) setCodes(response.value.codes);
  }, [onSignedOut]);
  useEffect(() => {
    if (!isEnded) void read();
  }, [isEnded, read]);
  return { codes, hasFailed, read };
}
