'use client';

import { ringingTickets } from '@/lib/domain/desk/ringing-tickets';
import type { DeskStation } from '../desk-api';
import type { OpenSession } from '../sign-in/session-gate';
import { usePace } from './use-pace';
import { usePrinting } from './use-printing';

type Kitchen = { session: Pick<OpenSession, 'isEnded' | 'may'>; station: DeskStation | null };

/**
 * What the places that make orders need besides the orders: their printers, and how much they take on; of both what whoever is
 * signed in may read.
 */
export function useKitchen({ session: { isEnded, may }, station }: Kitchen) {
  const printing = usePrinting({ isPaused: isEnded, isOff: !may('print') });
  const pace = usePace({ isPaused: isEnded, isOff: !may('sell') });
  return {
    ...printing,
    ...pace,
    readKitchen: () => {
      void printing.readPrinting();
      void pace.readPace();
    },
    /** Of the tickets that no printer has confirmed, those that ring at this desk. */
    ringingTickets: ringingTickets(printing.ticketProblems ?? [], station?.id ?? null),
  };
}
