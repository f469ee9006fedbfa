import { isolated } from '@/lib/domain/text';
import type { Unavailability } from '@/lib/domain/unavailable-lines';
import type { Say } from './hotel-context';

/** What a guest reads about something that cannot be ordered now: the same in a sheet, in the cart and in a fast order. */
export function unavailabilityText(why: Unavailability, say: Say): string {
  if (why.kind === 'sold-out') return say('line_sold_out');
  if (why.opensAt !== null) return say('line_opens_at', { time: isolated(why.opensAt) });
  return say(why.opensToday ? 'line_closed' : 'line_closed_today');
}
