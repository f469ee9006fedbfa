import type { Payment } from '@/lib/contract/hotel';
import { guestName, lastPayment } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import { type CheckoutFields, needsGuestDetails } from '@/lib/domain/checkout/checkout';
import {
  isInSummary,
  isSummaryComplete,
  rememberedPayment,
  withKnownName,
  withoutName,
} from '@/lib/domain/checkout/checkout-summary';
import type { OrderErrors } from '@/lib/domain/checkout/order-errors';
import { fieldsWithPayment } from '@/lib/domain/checkout/proven-room';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';
import type { RoomProofPolicy } from '@/lib/domain/rooms/room-proof';
import type { OrderForm, ProvenRoom } from '../checkout';

/** What the device knows of the guest's last order here. Rules: checkout/CO14, checkout/CO18. */

export const hasOrdered = (): boolean => orderUuids.get().length > 0;

/**
 * The payment of the last order, the fields that this order shows with it, and whether its summary has all that it needs;
 * undefined: that is not known yet.
 */
export function summaryOfLastOrder(order: {
  payments: readonly Payment[];
  shown: CheckoutFields;
  room: string;
  kit: Kit | null;
  policy: RoomProofPolicy;
  proven: ProvenRoom;
}): { payment: PaymentContext; shown: CheckoutFields; isComplete: boolean | undefined } {
  const { payments, room, kit, policy, proven } = order;
  const found = order.shown.payment ? rememberedPayment(lastPayment.get(), payments) : null;
  const payment = { paymentType: found?.ptype_id ?? null, paymentId: found?.id ?? null };
  const shown = fieldsWithPayment(order.shown, policy, found);
  const isWaiting = shown.proof && proven.room === undefined && !proven.hasFailed;
  return {
    payment,
    shown,
    isComplete: isWaiting ? undefined : isSummaryComplete({ shown, room, kit, payment, provenRoom: proven.room }),
  };
}

/** Fills in the name of the last order. */
export const withLastName = (kit: Kit): Kit => (hasOrdered() ? withKnownName(kit, guestName.get()) : kit);

/** Whether the platform refused the room, its proof, the name or the payment. */
export const isSummaryRefused = ({ fields }: OrderErrors, kit: Kit | null): boolean =>
  Object.keys(fields).some((field) => isInSummary(field, kit));

/** Beside a summary, which has the room and the name, the details are open only for something else. */
export const needsDetails = ({ shown, kit, summary }: Pick<OrderForm, 'shown' | 'kit' | 'summary'>): boolean =>
  summary.state === 'form'
    ? needsGuestDetails(shown, kit)
    : needsGuestDetails({ ...shown, room: false, proof: false }, kit && withoutName(kit));
