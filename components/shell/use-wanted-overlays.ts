'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { onOverlaysChange, openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { wantsCheckIn, wantsOrders } from '@/lib/device/startup-values';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'check-in': null;
  }
}

/** What a link can ask for: where the visit remembers it, the parameter of the link, and what opens. */
const WANTED = [
  { wanted: wantsCheckIn, parameter: 'online-checkin', overlay: 'check-in' },
  { wanted: wantsOrders, parameter: 'open-orders', overlay: 'orders' },
] as const;

/**
 * Opens what a link has asked for, the check-in or My orders, once nothing else is open. Rules: check-in/CI1,
 * startup/ST10, startup/ST11.
 */
export function useWantedOverlays(): void {
  const pathname = usePathname();
  const query = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link may lead to another page first
  useEffect(() => {
    const open = () => {
      for (const { wanted, parameter, overlay } of WANTED) {
        // The change of the address that takes the parameter out would also close what is open.
        const isChanging = new URLSearchParams(window.location.search).has(parameter);
        if (!wanted.get() || isChanging || openOverlays().length > 0) continue;
        wanted.changeNow(() => false);
        openOverlay(overlay);
      }
    };
    open();
    return onOverlaysChange(open);
  }, [pathname, query]);
}
