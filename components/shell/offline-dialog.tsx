'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterClosing, closeAllOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { OverlayFailed } from './overlay-state';
import { registerServiceWorker } from './service-worker';

/** `navigator.onLine` is about the device: a server on the same device is reached without any network. */
const isReachable = (): Promise<boolean> =>
  fetch('/healthz/live', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Stands on the page whose link was held back, and goes on to where it leads once the server is reached. */
export function OfflineDialog({ arg: { href } }: { arg: OverlayArgs['offline'] }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const isAsking = useRef(false);
  const goOn = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsBusy(true);
    const isBack = await isReachable();
    isAsking.current = false;
    setIsBusy(false);
    if (!isBack) return;
    registerServiceWorker();
    afterClosing(() => router.push(href));
    closeAllOverlays();
  }, [router, href]);
  useEffect(() => {
    void goOn();
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [goOn]);
  return <OverlayFailed onRetry={() => void goOn()} isBusy={isBusy} />;
}
