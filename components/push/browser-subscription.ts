import { browserPush } from '@/lib/contract/push/browser-push';
import { subscribeWorker } from '@/lib/device/push-subscription';

/** The worker that shows this hotel's notifications; undefined: there is none yet. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker?.getRegistration();

/** This browser's subscription at its push service; null: none. */
export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager?.getSubscription()) ?? null;

/** Whether there is a worker that could show notifications. */
export const hasWorker = async (): Promise<boolean> => (await worker()) !== undefined;

/** Subscribes this browser at its push service. Rejects when it fails. */
export const subscribeBrowser = async (key: string): Promise<PushSubscription> =>
  subscribeWorker(await navigator.serviceWorker.ready, key);

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
