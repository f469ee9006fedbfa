'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { goTo } from '@/components/ui/go-to';
import { afterClosing, closeAllOverlays, openOverlays } from '@/components/ui/overlay/overlay-stack';
import { RouterLink } from '@/components/ui/router-link';

/**
 * A link from an overlay to a page. It closes all overlays before it navigates, so that back leads from the new page to
 * the page below the overlays and not into a drawer.
 */
export function PageLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const router = useRouter();
  return (
    <RouterLink
      href={href}
      {...(className && { className })}
      onClick={(event) => {
        const plain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
        if (!plain || openOverlays().length === 0) return;
        event.preventDefault();
        afterClosing(() => goTo(router, href));
        closeAllOverlays();
      }}
    >
      {children}
    </RouterLink>
  );
}
