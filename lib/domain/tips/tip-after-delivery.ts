import type { Minor } from '../money/money';
import type { TipOffer } from './tip';

/** After this time the room's bill may be paid, also where nobody has ended the stay. */
const HOURS = 24;

type DeliveredOrder = {
  status: string;
  /** When its status last changed, ISO. */
  status_at: string;
  final_sum: Minor;
  tip: Minor;
  number_room: string | null;
  anonymised_at: string | null;
  /** Whether its payment charges the room. */
  chargesRoom: boolean;
  /** Whether it is paid online. */
  isOnline: boolean;
  /** Whether it stands on the bill of the stay that runs in its room. */
  isOnBill: boolean;
};

/**
 * Whether a guest can add a tip to a delivered order: once, within a day, where it is charged to the room, and until the stay ends.
 * What was paid at the door or online, or at the check-out, is over. Rule: tips/TP5.
 */
export const canBeTipped = (order: DeliveredOrder, offer: TipOffer | null, now: Date): boolean =>
  offer?.after_delivery === true &&
  order.status === 'done' &&
  order.chargesRoom &&
  !order.isOnline &&
  order.isOnBill &&
  order.number_room !== null &&
  order.anonymised_at === null &&
  order.tip === 0 &&
  order.final_sum > 0 &&
  now.getTime() - Date.parse(order.status_at) <= HOURS * 3_600_000;
