'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterClosing, closeAllOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { OverlayFailed } from './overlay-state';
import { registerServiceWorker } from './register-service-worker';

/** A network that accepts and never answers is none. In ms. */
const LIMIT_MS = 5_000;

/**
 * Asks the server instead of `navigator.onLine`, which is false although a server on the same device can be reached.
 */
const isReachable = (): Promise<boolean> =>
  fetch('/healthz/live', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) }).then(
    () => true,
    () => false,
  );

/** Shown when a link was held back offline. Follows the link as soon as the server can be reached. */
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
  }, [goOn]);
  return <OverlayFailed onRetry={() => void goOn()} isBusy={isBusy} />;
}
