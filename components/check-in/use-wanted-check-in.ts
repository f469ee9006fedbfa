'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { onOverlaysChange, openOverlay, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { wantsCheckIn } from '@/lib/device/startup-values';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'check-in': null;
  }
}

/** Opens the check-in that a link has asked for, once nothing else is open. Rules: check-in/CI1, startup/ST10. */
export function useWantedCheckIn(): void {
  const pathname = usePathname();
  const query = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link may lead to another page first
  useEffect(() => {
    const open = () => {
      // The change of the address that takes the parameter out would also close what is open.
      const isChanging = new URLSearchParams(window.location.search).has('online-checkin');
      if (!wantsCheckIn.get() || isChanging || openOverlays().length > 0) return;
      wantsCheckIn.changeNow(() => false);
      openOverlay('check-in');
    };
    open();
    return onOverlaysChange(open);
  }, [pathname, query]);
}
