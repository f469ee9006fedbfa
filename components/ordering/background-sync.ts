import { paths } from '@/lib/contract/paths';
import { type IntentBody, orderIntent } from '@/lib/device/pending-order';
import { orderForDevice } from '@/lib/domain/orders/order-for-device';
import { WAITS_FOR_MS } from '@/lib/domain/orders/waiting-order';

/** Where the service worker finds the order (lib/server/files/service-worker.js). */
const CACHE = 'waiting-order';
const ADDRESS = '/waiting-order';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/**
 * Hands the waiting order to the service worker, which some browsers start once there is a network, also when no page is
 * open. It asks for the order's uuid before it sends, like every further try. An order with banknotes stays with the
 * page, because their answers are never stored. Rules: sending/SE5, sending/SE22, device-storage/D8.
 */
export async function sendInBackground(hotelCode: string): Promise<void> {
  const intent = orderIntent.get();
  if (intent === null || intent.waitsSince === null || !isWholeOnDevice(intent.body)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  if (registration?.sync === undefined) return;
  const order = {
    body: intent.body.order,
    check: `/api/v1${paths.checkOrders(hotelCode, [intent.uuid])}`,
    until: intent.waitsSince + WAITS_FOR_MS,
  };
  await (await caches.open(CACHE)).put(ADDRESS, new Response(JSON.stringify(order)));
  await registration.sync.register(CACHE);
}

/** Whether the order lacks nothing after it was stored. */
const isWholeOnDevice = ({ order, banknotes }: IntentBody): boolean =>
  JSON.stringify(orderForDevice(order, banknotes)) === JSON.stringify(order);

/** Takes the order back from the service worker. */
export async function endBackgroundSend(): Promise<void> {
  if ('caches' in window) await caches.delete(CACHE);
}
