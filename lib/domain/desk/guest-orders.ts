import { laneOf } from './lanes';

type Ordered = { ostatus_id: string; created_at: string; guest: { person_uuid: string | null } };

/** Ended orders of a guest that stand beside their chat. */
const MAX_ENDED = 5;

/** The orders of the guest of a chat: those that are open, oldest first, and the newest that have ended. Rule: desk/DE83. */
export function ordersOfGuest<O extends Ordered>(
  orders: readonly O[],
  person: string,
): { open: readonly O[]; ended: readonly O[] } {
  const own = orders
    .filter(({ guest }) => guest.person_uuid === person)
    .sort((one, other) => one.created_at.localeCompare(other.created_at));
  const isEnded = ({ ostatus_id }: O) => laneOf(ostatus_id) === 'done';
  return {
    open: own.filter((order) => !isEnded(order)),
    ended: own.filter(isEnded).reverse().slice(0, MAX_ENDED),
  };
}
