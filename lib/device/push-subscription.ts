import type { BrowserSubscription } from '@/lib/contract/push/push';

/** Base64url, as the server writes its key, in the only form that every browser takes. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const binary = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Subscribes a worker at the push service of the browser. One with an earlier key of the server is replaced. Rejects when it fails. */
export async function subscribeWorker(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  key: string,
): Promise<PushSubscription> {
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
