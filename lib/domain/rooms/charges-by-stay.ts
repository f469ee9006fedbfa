import { groupedBy } from '../grouped-by';
import { addUp, type Minor } from '../money/money';
import { chargeAmountOf } from '../money/order-amounts';

type StayCharge = {
  stay: number;
  stay_since: string | null;
  is_running_stay: boolean;
  ordered_at: string;
  num: string;
  item: string;
  amount: number;
};

/** The charges of one stay, the oldest first. `since`: when it began, ISO; null: not known. */
export type StayBill<T> = { stay: number; since: string | null; isRunning: boolean; charges: readonly T[]; sum: Minor };

/** The charges of a room by its stays, the newest stay first. Rule: rooms/RM17. */
export function chargesByStay<T extends StayCharge>(charges: readonly T[]): readonly StayBill<T>[] {
  const stays = [...groupedBy(charges, ({ stay }) => stay)];
  return stays
    .toSorted(([one], [other]) => other - one)
    .map(([stay, own]) => ({
      stay,
      since: own[0]?.stay_since ?? null,
      isRunning: own[0]?.is_running_stay ?? false,
      charges: own.toSorted(byOrder),
      sum: chargeSum(own),
    }));
}

/** What charges come to. */
export const chargeSum = (charges: readonly { amount: number }[]): Minor => addUp(charges.map(chargeAmountOf));

/** By the time of the order; of one order its price first. */
const byOrder = (one: StayCharge, other: StayCharge): number =>
  one.ordered_at.localeCompare(other.ordered_at) ||
  Number(one.num) - Number(other.num) ||
  one.item.localeCompare(other.item);
