'use client';

import { late } from '@/components/hotel/late';
import { whenIdle } from '@/components/ui/when-idle';

/**
 * What a page does besides showing itself. Its code is loaded when the page is loaded and the browser idle; when that
 * fails, the page works without it. Decision 142.
 */
export const AfterLoad = late(
  async () => {
    await whenIdle();
    return (await import('./after-load-parts')).AfterLoadParts;
  },
  { hasPageWords: true },
);
