'use client';

import { useCallback, useState } from 'react';
import { callDesk, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** The status of what the server refuses because of the rooms or the day: a room may have left the hotel's files. */
const INVALID = 422;

type Refusal = 'rooms_changed' | 'no_response';

/**
 * A call that changes or reads something of rooms, and why the last one failed, as a key of the desk's words. `send`
 * returns null then. `onChanged`: the list of rooms is no longer right.
 */
export function useRoomCall<T>(path: string, onChanged: () => Promise<void>) {
  const { onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const send = useCallback(
    async (body: object): Promise<T | null> => {
      setIsBusy(true);
      setRefusal(null);
      const response = await callDesk<T>(path, body);
      setIsBusy(false);
      if (response.ok) return response.value;
      if (isSignedOut(response)) {
        onSignedOut();
        return null;
      }
      setRefusal(response.status === INVALID ? 'rooms_changed' : 'no_response');
      if (response.status === INVALID) void onChanged();
      return null;
    },
    [path, onSignedOut, onChanged],
  );
  return { isBusy, refusal, send };
}
