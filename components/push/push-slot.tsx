'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';

const { Component } = lazyComponent(() => import('./push-switch').then((module) => module.PushSwitch));

/** Whether this browser can be notified at all. One that the guest has refused it to is not asked again. */
const canBeNotified = () =>
  'PushManager' in window && 'Notification' in window && window.Notification.permission !== 'denied';

/**
 * Where a guest can let this phone be notified. Nothing where that is not possible; its code is loaded where it is. Inside
 * overlays and parts that only browsers render. Rules: push/PU1, push/PU8.
 */
export function PushSlot({ className }: { className?: string }) {
  const { variations } = useHotel();
  // Asked once: after a refusal, what this place says about it stays until it is closed.
  const [isOffered] = useState(canBeNotified);
  if (variations.onlineOnly || !isOffered) return null;
  return (
    <RetryBoundary failed={() => null}>
      <Component className={className} />
    </RetryBoundary>
  );
}
