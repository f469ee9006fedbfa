'use client';

import { useCallback, useEffect, useState } from 'react';
import { callDesk } from '../desk-api';

/** What the operator of the server must look at. Times are ISO 8601. */
export type ServerProblem = {
  kind: 'clock-ahead' | 'files-not-imported' | 'menu-not-published';
  since: string;
  details: readonly string[];
};

/** Between two readings: a problem of the server has no event. */
const INTERVAL_MS = 60_000;

/** The problems of the server, read again and again. `isPaused`: the session has ended. Rule: desk/DE27. */
export function useServerProblems(isPaused: boolean) {
  const [serverProblems, setServerProblems] = useState<readonly ServerProblem[]>([]);
  const readServerProblems = useCallback(async () => {
    const response = await callDesk<ServerProblem[]>('/problems');
    if (response.ok) setServerProblems(response.value);
  }, []);
  useEffect(() => {
    if (isPaused) return;
    void readServerProblems();
    const timer = setInterval(readServerProblems, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, readServerProblems]);
  return { serverProblems, readServerProblems };
}
