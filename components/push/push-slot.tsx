'use client';

import { useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { PushHomeScreen } from './push-home-screen';
import { PushSwitch } from './push-switch';

const OFFERS = { switch: PushSwitch, homeScreen: PushHomeScreen };

/**
 * What this browser can be offered; null: nothing. One that the guest has refused notifications to is not asked again.
 * `standalone` is a property of iPhones alone, whose browsers have no push service.
 */
function offerHere(): keyof typeof OFFERS | null {
  if ('PushManager' in window && 'Notification' in window) {
    return window.Notification.permission === 'denied' ? null : 'switch';
  }
  return (navigator as Navigator & { standalone?: boolean }).standalone === false ? 'homeScreen' : null;
}

/**
 * Where a guest can let this phone be notified. Nothing where that is not possible. Inside
 * overlays and parts that only browsers render. Rules: push/PU1, push/PU8, push/PU9.
 */
export function PushSlot({ className }: { className?: string }) {
  const { variations } = useHotel();
  // Asked once: after a refusal, what this place says about it stays until it is closed.
  const [offer] = useState(offerHere);
  if (variations.onlineOnly || offer === null) return null;
  const Offer = OFFERS[offer];
  return <Offer className={className} />;
}
