import { isUnderWay } from '../orders/order-status';
import type { TicketOrder, TicketPlan } from './ticket-contents';

type Timed = Pick<TicketOrder, 'created_at' | 'waits_from' | 'online' | 'paid_at' | 'taken_up_at'>;

/**
 * The time from which the stations have to make an order that they make, ISO: with 'placed' once it waits for staff, unless they take
 * it up before; with 'accepted' once they take it up. Rule: tickets/TK3.
 */
export function madeFrom(
  { created_at, waits_from, online, paid_at, taken_up_at }: Timed,
  { print_when }: Pick<TicketPlan, 'print_when'>,
): string {
  const waits = [waits_from, paid_at].reduce<string>(
    (latest, time) => (time !== null && time > latest ? time : latest),
    created_at,
  );
  if (taken_up_at === null) return waits;
  const isTakenUpFirst = print_when === 'accepted' || online === 'open' || taken_up_at < waits;
  return isTakenUpFirst ? taken_up_at : waits;
}

/**
 * Since when staff have had an order in preparation, by its moves, the oldest first; null: they have not taken it up, or have put
 * it back to the new ones.
 */
export const takenUpAt = (moves: readonly { status: string; moved_at: string }[]): string | null =>
  moves.reduce<string | null>((since, { status, moved_at }) => {
    if (status === 'draft') return null;
    return since ?? (isUnderWay(status) ? moved_at : null);
  }, null);
