'use client';

import { late } from '@/components/hotel/late';
import { whenIdle } from '@/components/ui/when-idle';

/** Hearts, filters and the marked heading of a list, loaded when the page is at rest. Without them the list works. */
export const ListToolsSlot = late(
  async () => {
    await whenIdle();
    return (await import('./list-tools')).ListTools;
  },
  { hasPageWords: true },
);

/** Opens the product in the page's URL. Loaded apart, so that a page without one does not load it. Rule: pages/PG17. */
export const LinkedProductSlot = late(() => import('./linked-product').then((module) => module.LinkedProduct), {
  hasPageWords: true,
});
