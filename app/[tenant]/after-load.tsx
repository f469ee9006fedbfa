'use client';

import { lazyComponent } from '@/components/ui/lazy-component';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { whenIdle } from '@/components/ui/when-idle';

const { Component: Parts } = lazyComponent(async () => {
  await whenIdle();
  return (await import('./after-load-parts')).AfterLoadParts;
});

/**
 * What a page does besides showing itself. Its code is loaded when the page is loaded and the browser idle; when that
 * fails, the page works without it. Decision 142.
 */
export function AfterLoad() {
  return (
    <RetryBoundary failed={() => null}>
      <Parts />
    </RetryBoundary>
  );
}
