'use client';

import { useCallback, useEffect, useState } from 'react';
import { callDesk } from '../desk-api';

/** What one shift leaves to the next. Times are ISO; names are null for the hotel's own system. */
export type HandoverNote = {
  uuid: string;
  content: string;
  written_at: string;
  written_by: string | null;
  /** null: nobody has confirmed it. */
  confirmed_at: string | null;
  confirmed_by: string | null;
};

/** Between two readings: a note has no event. */
const INTERVAL_MS = 60_000;

/** The newest notes, read again and again; null: not read yet. `isPaused`: the session has ended. Rule: desk/DE66. */
export function useHandovers(isPaused: boolean) {
  const [handovers, setHandovers] = useState<readonly HandoverNote[] | null>(null);
  const readHandovers = useCallback(async () => {
    const response = await callDesk<HandoverNote[]>('/handovers');
    if (response.ok) setHandovers(response.value);
  }, []);
  useEffect(() => {
    if (isPaused) return;
    void readHandovers();
    const timer = setInterval(readHandovers, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, readHandovers]);
  return { handovers, readHandovers };
}
