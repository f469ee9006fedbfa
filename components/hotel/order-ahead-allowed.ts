import type { HotelView } from '@/lib/contract/views';

/** Whether the hotel takes orders for the next opening; without a time zone nobody knows when that is. Rule: hours/H14. */
export const isOrderAheadAllowed = ({ variations, timezone }: Pick<HotelView, 'variations' | 'timezone'>): boolean =>
  variations.orderAhead && timezone !== null;
