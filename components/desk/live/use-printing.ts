'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { callDesk, type DeskResponse } from '../desk-api';
import type { DeskPrinter, TicketProblem } from '../printers/printers-api';

type Printing = {
  /** null: not read yet. */
  printers: readonly DeskPrinter[] | null;
  /** The tickets that their printers have not confirmed in time; null: not read yet. */
  ticketProblems: readonly TicketProblem[] | null;
};

/** Between two readings: that a printer says nothing any more has no event. */
const INTERVAL_MS = 30_000;

const NOT_FOUND = 404;

/** What was read; a server of an earlier release prints nothing. null: nothing could be read. */
function listOf<T>(response: DeskResponse<readonly T[]>): readonly T[] | null {
  if (response.ok) return response.value;
  return response.status === NOT_FOUND ? [] : null;
}

/**
 * The hotel's printers and the tickets that they have not confirmed. They are read when the stream opens or says that they have
 * changed, and again and again where there are printers. `isPaused`: the session has ended. `isOff`: nothing of it may be read.
 * Rules: desk/DE99, desk/DE101.
 */
export function usePrinting({ isPaused, isOff }: { isPaused: boolean; isOff: boolean }) {
  const [printing, setPrinting] = useState<Printing>({ printers: null, ticketProblems: null });
  const asked = useRef(0);
  const readPrinting = useCallback(async () => {
    if (isOff) return;
    asked.current += 1;
    const own = asked.current;
    const printers = listOf(await callDesk<DeskPrinter[]>('/printers'));
    const hasNone = printers?.length === 0;
    const problems = hasNone ? [] : listOf(await callDesk<TicketProblem[]>('/ticket-problems'));
    // A later question has a later response, whichever arrives first.
    if (own !== asked.current) return;
    setPrinting((known) => ({
      printers: printers ?? known.printers,
      ticketProblems: problems ?? known.ticketProblems,
    }));
  }, [isOff]);
  const hasPrinters = printing.printers?.length !== 0;
  useEffect(() => {
    if (isPaused || !hasPrinters) return;
    const timer = setInterval(readPrinting, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isPaused, hasPrinters, readPrinting]);
  return { ...printing, readPrinting };
}
