/** How full a place is: a word that needs no number. `closed`: nothing can be booked any more today. */
type Occupancy = 'quiet' | 'lively' | 'full' | 'closed';

/** From this share of taken places on a place is lively. */
const LIVELY = 0.5;

/** How full a place with these free and all places is. Rule: pages/PG24. */
export function occupancyOf({ free, total }: { free: number; total: number }): Occupancy {
  if (total <= 0) return 'closed';
  if (free <= 0) return 'full';
  return (total - free) / total >= LIVELY ? 'lively' : 'quiet';
}
