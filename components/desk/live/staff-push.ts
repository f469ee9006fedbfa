import { changeSignals, deskSignals } from '@/lib/device/desk/desk-signals';
import { sentSubscription, subscribeWorker } from '@/lib/device/push-subscription';
import { SIGNAL_KINDS } from '@/lib/domain/desk/alarm';
import { callDesk } from '../desk-api';

/** The worker of the desk is apart from that of guests, so that the phone of a staff member can be both. */
const WORKER = '/desk-worker.js';
const SCOPE = '/desk';

/** Whether this browser can be notified at all. */
export const canBeNotified = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The desk's worker; undefined: there is none. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find(({ scope }) => new URL(scope).pathname === SCOPE);
}

/** Resolves once a worker that was just registered can be subscribed. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const starting = registration.installing ?? registration.waiting;
  if (registration.active === null && starting !== null) {
    await new Promise<void>((done) =>
      starting.addEventListener('statechange', () => starting.state === 'activated' && done()),
    );
  }
  return registration;
}

type Phone = { key: string; language: string; name: string };

/** Registers this phone at the hotel for as long as a session lasts; false when that fails. */
async function register({ key, language, name }: Phone): Promise<boolean> {
  try {
    const subscription = sentSubscription(await subscribeWorker(await activeWorker(), key));
    if (subscription === null) return false;
    const kinds = SIGNAL_KINDS.filter((kind) => !deskSignals.get().muted.includes(kind));
    return (await callDesk('/phones', { subscription, language, kinds, name })).ok;
  } catch {
    // No network, or a browser that refuses workers, as in a private window.
    return false;
  }
}

/** Lets this phone be notified, after the browser has asked. Rule: desk/DE90. */
export async function startPush(phone: Phone): Promise<'on' | 'denied' | 'failed'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const isOn = await register(phone);
  if (isOn) changeSignals({ pushes: true });
  return isOn ? 'on' : 'failed';
}

/** Begins the time of this phone anew, with what it hears now. */
export async function renewPush(phone: Phone): Promise<void> {
  if (deskSignals.get().pushes && canBeNotified() && Notification.permission === 'granted') await register(phone);
}

/** Lets this phone be notified no longer: at the hotel, and at the push service, whose address then leads nowhere. */
export async function endPush({ forgets }: { forgets: boolean }): Promise<void> {
  if (forgets) changeSignals({ pushes: false });
  if (!canBeNotified()) return;
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  await callDesk('/phones/end', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
