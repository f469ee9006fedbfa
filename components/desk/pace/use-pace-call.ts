'use client';

import { useState } from 'react';
import { callDesk, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';
import type { PaceChange, StationPace } from './pace-api';

/** Sets how much a station takes on. What is not named stays. Rule: desk/DE103. */
export function usePaceCall() {
  const { putPace, readPace, onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  /** Whether it was saved. */
  const change = async (of: StationPace, part: Partial<PaceChange>): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setHasFailed(false);
    const { busy_minutes, busy_until, closed_until } = { ...of, ...part };
    const body: PaceChange = { busy_minutes, busy_until, closed_until };
    const response = await callDesk<StationPace>(`/pace/${encodeURIComponent(of.station)}`, body);
    if (response.ok) putPace(response.value);
    else if (isSignedOut(response)) onSignedOut();
    else {
      setHasFailed(true);
      await readPace();
    }
    setIsBusy(false);
    return response.ok;
  };
  return { isBusy, hasFailed, change };
}

/** Ends what holds a station up. */
export const NOT_BUSY = { busy_minutes: null, busy_until: null } as const;
export const NOT_CLOSED = { closed_until: null } as const;
