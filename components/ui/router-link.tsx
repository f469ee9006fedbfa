'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { goTo } from './go-to';

/** The browser follows every other click itself: into a new tab or window, or as a download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link to a page of the app. It prefetches nothing by itself: `data-page` marks it for the prefetch at the first sign
 * that a guest will follow it. Not `next/link`, whose prefetches of what comes into view would be 2.8 KB of the first
 * load. Rule: layout/LY10.
 */
export function RouterLink({ href, onClick, ...link }: ComponentProps<'a'> & { href: string }) {
  const router = useRouter();
  return (
    <a
      {...link}
      href={href}
      data-page=""
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        goTo(router, href);
      }}
    />
  );
}
