import { browserApi } from '@/lib/contract/browser';
import { cart } from '@/lib/device/cart';
import { guestName, lastPayment, personUuid, roomNumber } from '@/lib/device/guest';
import { newUuid } from '@/lib/device/new-uuid';
import { orderUuids } from '@/lib/device/order-uuids';
import { orderIntent } from '@/lib/device/pending-order';
import { propertyValues } from '@/lib/device/property-values';
import type { SendTools } from './send-order';

/** Also when the page is one that the service worker has kept, whatever the browser reports. */
const isOffline = () => !navigator.onLine || document.documentElement.dataset.keptAt !== undefined;

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** What sending an order uses in a browser: the device's storage, the network and the clock. */
export const sendTools = (hotelCode: string): SendTools => ({
  api: browserApi(),
  hotelCode,
  device: {
    intent: orderIntent,
    cart,
    orders: orderUuids,
    person: personUuid,
    name: guestName,
    room: roomNumber,
    payment: lastPayment,
    answers: propertyValues,
  },
  clock: { wait, now: Date.now },
  isOffline,
  newUuid,
});
