import { openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';

/** What a notification can be about. */
const TARGETS = ['orders', 'chat'] as const;

/**
 * Opens My orders or the chat when the guest taps a notification of it: in this page, or in one that the tap has opened.
 * Returns the function that ends it. Rule: push/PU5.
 */
export function followNotifications(): () => void {
  const { serviceWorker } = navigator;
  const follow = ({ data }: MessageEvent) => {
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
