import { addUp, type Minor } from '../money/money';
import { finalSumOf } from '../money/order-amounts';
import { isStopped } from '../orders/order-status';

type BilledOrder = {
  num: string;
  ostatus_id: string;
  final_sum: number;
  guest: { person_uuid: string | null; name: string | null };
  integration_payment: { status_id: string } | null;
};

/** A guest whose orders stand on a bill. `key`: their uuid, or their name where the order has none. */
type BilledGuest = { key: string; name: string | null };

const guestKey = ({ guest }: BilledOrder): string => guest.person_uuid ?? guest.name ?? '';

/** Whether an order has been paid in the browser, so that nobody asks for the money again. */
export const isPaidOnline = ({ integration_payment: online }: Pick<BilledOrder, 'integration_payment'>): boolean =>
  online?.status_id === 'done';

export type RoomBill<T> = {
  /** Everybody who ordered to the room, whoever is on the bill. */
  guests: readonly BilledGuest[];
  /** Oldest first. */
  orders: readonly T[];
  total: Minor;
  paidOnline: Minor;
  toPay: Minor;
};

/**
 * The bill of a room: its orders without what came to nothing, and what of the sum has been paid online. `guest`: only
 * their orders; null: everybody's. Rule: desk/DE64.
 */
export function roomBill<T extends BilledOrder>(orders: readonly T[], guest: string | null): RoomBill<T> {
  const counted = orders.filter(({ ostatus_id }) => !isStopped(ostatus_id));
  const billed = counted
    .filter((order) => guest === null || guestKey(order) === guest)
    .sort((one, other) => Number(one.num) - Number(other.num));
  const sumOf = (some: readonly T[]) => addUp(some.map(finalSumOf));
  return {
    guests: [...new Map(counted.map((order) => [guestKey(order), order.guest.name]))].map(([key, name]) => ({
      key,
      name,
    })),
    orders: billed,
    total: sumOf(billed),
    paidOnline: sumOf(billed.filter(isPaidOnline)),
    toPay: sumOf(billed.filter((order) => !isPaidOnline(order))),
  };
}
