import type { Payment } from '@/lib/contract/hotel';
import { guestName, lastPayment } from '@/lib/device/guest';
import { orderUuids } from '@/lib/device/order-uuids';
import type { CheckoutFields } from '@/lib/domain/checkout/checkout';
import { isQuickLineComplete, rememberedPayment, withKnownName } from '@/lib/domain/checkout/quick-checkout';
import type { Kit } from '@/lib/domain/options/kit';
import type { PaymentContext } from '@/lib/domain/options/options';

/** What the device knows of the guest's last order here. Loaded with the fields. Rules: checkout/CO14, checkout/CO18. */

export const hasOrdered = (): boolean => orderUuids.get().length > 0;

/** A page that the service worker has kept has no network, whatever the browser reports. */
const isOnline = (): boolean => navigator.onLine && document.documentElement.dataset.keptAt === undefined;

/** The line for this order, and its payment. */
export function lineOfLastOrder(order: {
  payments: readonly Payment[];
  shown: CheckoutFields;
  room: string;
  kit: Kit | null;
}): { payment: PaymentContext; isComplete: boolean } {
  const { payments, shown, room, kit } = order;
  const found = shown.payment ? rememberedPayment(lastPayment.get(), payments, isOnline()) : null;
  const payment = { paymentType: found?.ptype_id ?? null, paymentId: found?.id ?? null };
  return { payment, isComplete: isQuickLineComplete({ shown, room, kit, payment }) };
}

/** Fills in the name of the last order. */
export const withLastName = (kit: Kit): Kit => (hasOrdered() ? withKnownName(kit, guestName.get()) : kit);
