'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk } from '../desk-api';
import type { StationPace } from '../pace/pace-api';

/** Between two readings: the load of a station has no event. */
const INTERVAL_MS = 30_000;

const NOT_FOUND = 404;

/**
 * How much each station takes on; null: not read yet. It is read when the stream opens or says that something has changed,
 * and again and again where there are stations. `isPaused`: the session has ended. `isOff`: nothing of it may be read. Rule:
 * desk/DE103.
 */
export function usePace({ isPaused, isOff }: { isPaused: boolean; isOff: boolean }) {
  const [pace, setPace] = useState<readonly StationPace[] | null>(null);
  const asked = useRef(0);
  const readPace = useCallback(async () => {
    if (isOff) return;
    asked.current += 1;
    const own = asked.current;
    const response = await callDesk<StationPace[]>('/pace');
    // A later question has a later response, whichever arrives first.
    if (own !== asked.current) return;
    if (response.ok) setPace(response.value);
    // A server of an earlier release has no pace.
    else if (response.status === NOT_FOUND) setPace([]);
  }, [isOff]);
  /** Shows what a call has changed, before it is read again. */
  const putPace = useCallback((changed: StationPace) => {
    asked.current += 1;
    setPace((known) => (known ?? []).map((one) => (one.station === changed.station ? changed : one)));
  }, []);
  const hasStations = pace?.length !== 0;
  useEffect(() => {
    if (isPaused || !hasStations) return;
    const timer = setInterval(readPace, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, hasStations, readPace]);
  return { pace, readPace, putPace };
}
