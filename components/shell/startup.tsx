'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { hasStartup } from '@/lib/domain/navigation/startup-query';

/** Applies the startup parameters of any page's address. Their code is loaded only with such an address. Rule: startup/ST1. */
export function Startup() {
  const router = useRouter();
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page may have come with parameters of its own
  useEffect(() => {
    if (!hasStartup(window.location.search)) return;
    import('./apply-startup').then(
      ({ applyStartup }) => applyStartup(router),
      // The address keeps its parameters, so that a reload tries again.
      () => undefined,
    );
  }, [pathname, router]);
  return null;
}
