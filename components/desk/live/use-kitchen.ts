'use client';

import { ringingTickets } from '@/lib/domain/desk/ringing-tickets';
import type { DeskStation } from '../desk-api';
import { usePace } from './use-pace';
import { usePrinting } from './use-printing';

/** What the places that make orders need besides the orders: their printers, and how much they take on. */
export function useKitchen(isPaused: boolean, station: DeskStation | null) {
  const printing = usePrinting(isPaused);
  const pace = usePace(isPaused);
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
