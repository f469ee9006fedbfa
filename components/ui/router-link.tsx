'use client';

import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { type ComponentProps, type MouseEvent, useContext } from 'react';

/** The browser follows every other click itself: into a new tab or window, or as a download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link to a page of the app. It prefetches nothing by itself: `data-page` marks it for the prefetch at the first sign
 * that a guest will follow it. Not `next/link`, whose prefetches of what comes into view would be 2.8 KB of the first
 * load. Rule: layout/LY10.
 */
export function RouterLink({ href, onClick, ...link }: ComponentProps<'a'> & { href: string }) {
  // Null outside of the app, where the browser follows the link.
  const router = useContext(AppRouterContext);
  return (
    <a
      {...link}
      href={href}
      data-page=""
      onClick={(event) => {
        onClick?.(event);
        if (router === null || event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        router.push(href);
      }}
    />
  );
}
