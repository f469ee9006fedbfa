import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';

/** What a notification can be about. */
const TARGETS = ['orders', 'chat'] as const;

/** The page shows by itself what the notification is about. */
async function closeNotifications(tag: string): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const registration = await navigator.serviceWorker.ready;
  for (const notification of await registration.getNotifications({ tag })) notification.close();
}

/**
 * Opens My orders or the chat when the guest taps a notification of it: in this page, or in one that the tap has opened.
 * Closes a notification that arrives while the guest looks at the page. Returns the function that ends both. Rule:
 * push/PU5.
 */
export function followNotifications(): () => void {
  const { serviceWorker } = navigator;
  const follow = ({ data }: MessageEvent) => {
    if (typeof data?.shown === 'string') void closeNotifications(data.shown);
    const target = TARGETS.find((each) => each === data?.open);
    if (target === undefined || openOverlays().some(({ name }) => name === target)) return;
    // The page of the chat has no overlay of it.
    if (target === 'chat' && window.location.pathname === '/chat') return;
    openOverlay(target);
  };
  serviceWorker.addEventListener('message', follow);
  serviceWorker.ready.then(
    ({ active }) => active?.postMessage({ isListening: true }),
    // `ready` does not reject.
    () => undefined,
  );
  return () => serviceWorker.removeEventListener('message', follow);
}
