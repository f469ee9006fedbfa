import { browserPush } from '@/lib/contract/push/browser-push';
import type { BrowserSubscription } from '@/lib/contract/push/push';

/** The worker that shows this hotel's notifications; undefined: there is none yet. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration();

/** This browser's subscription at its push service; null: none. */
export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager?.getSubscription()) ?? null;

/** Whether there is a worker that could show notifications. */
export const hasWorker = async (): Promise<boolean> => (await worker()) !== undefined;

/** Base64url, as the server writes its key, in the only form that every browser takes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Subscribes at the push service of the browser. One with an earlier key of the server is replaced. Rejects when it fails. */
export async function subscribeBrowser(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** The subscription as the hotel gets it; null: without keys it is of no use. */
export function sentSubscription(subscription: PushSubscription): BrowserSubscription | null {
  const { keys } = subscription.toJSON();
  const { endpoint } = subscription;
  return keys?.p256dh && keys.auth ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } : null;
}

/**
 * Ends the notifications of this phone: at the hotel, and at the push service, whose address then leads nowhere also when
 * the hotel could not be reached. Rules: push/PU1, cookies/CK8.
 */
export async function endPush(hotelUuid: string): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription === null) return;
  await browserPush().unsubscribe({ hotel_uuid: hotelUuid, endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
