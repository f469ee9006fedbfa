'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';

/**
 * Applies the startup parameters of any page's address. The code for it is loaded only when the address has a query, or
 * when the hotel has an alternative logo, which an earlier address may have switched on for this visit. Rules:
 * startup/ST1, startup/ST5.
 */
export function Startup() {
  const router = useRouter();
  const { alternateLogo, code, room_proof } = useHotel();
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may have come with parameters of its own
  useEffect(() => {
    if (window.location.search === '' && alternateLogo === null) return;
    import('./apply-startup').then(
      ({ applyStartup }) => applyStartup(router, { code, room_proof }),
      // The address keeps its parameters, so that a reload tries again.
      () => undefined,
    );
  }, [pathname, router, alternateLogo, code, room_proof]);
  return null;
}
