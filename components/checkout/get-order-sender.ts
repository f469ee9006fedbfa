import { browserApi } from '@/lib/contract/browser';
import { cart } from '@/lib/device/cart';
import { guestName, personUuid, roomNumber } from '@/lib/device/guest';
import { newUuid } from '@/lib/device/new-uuid';
import { orderIntent } from '@/lib/device/order-intent';
import { createOrderSender, type OrderSender } from '@/lib/device/order-sender';
import { orderUuids } from '@/lib/device/order-uuids';
import { propertyValues } from '@/lib/device/property-values';
import { withTabLock } from '@/lib/device/with-tab-lock';

let sender: OrderSender | undefined;

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** The sender of this tab, over the phone's own storage, clock and network. A page belongs to one hotel. */
export function getOrderSender(hotelCode: string): OrderSender {
  sender ??= createOrderSender({
    api: browserApi(),
    hotelCode,
    device: {
      intent: orderIntent,
      cart,
      orders: orderUuids,
      person: personUuid,
      name: guestName,
      room: roomNumber,
      answers: propertyValues,
    },
    clock: { wait },
    newUuid,
    exclusively: (work) => withTabLock('order-sending', work),
  });
  return sender;
}
