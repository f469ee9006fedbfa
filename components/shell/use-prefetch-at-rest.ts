'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { connection } from '@/components/ui/connection';
import { whenIdle } from '@/components/ui/when-idle';
import { allowsPrefetchAtRest } from '@/lib/domain/navigation/prefetch';
import { pageOf } from '@/lib/domain/navigation/routes';
import { prefetchPage } from './prefetch-page';

/** As many as a phone shows; a wide screen may show more. */
const MOST_TILES = 6;

const isOnScreen = (link: HTMLAnchorElement): boolean => {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0;
};

/** The pages of sections, which are cached; others may cost the server a rendering. */
const leadsToSection = ({ pathname }: HTMLAnchorElement): boolean =>
  ['sections', 'products'].includes(pageOf(pathname).kind);

/** 1: a tile of the house; 0: any other. */
const houseRank = (link: HTMLAnchorElement): number => Number(link.closest('[data-house]') !== null);

/** Those of the house come last, because they are shown last: what was prefetched before them stays part of the most. */
const tilesOnScreen = (): readonly HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[data-page]')]
    .filter((link) => leadsToSection(link) && isOnScreen(link))
    .toSorted((one, other) => houseRank(one) - houseRank(other))
    .slice(0, MOST_TILES);

/**
 * Prefetches the pages behind the tiles that a guest sees on home, with the code of a list, once the page is at rest and
 * whenever the guest comes back to it. What is fresh is not fetched again. `shown`: what changes when further tiles are
 * shown. Rule: layout/LY10.
 */
export function usePrefetchAtRest(shown?: unknown): void {
  const router = useRouter();
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown now is looked for again when `shown` changes.
  useEffect(() => {
    if (pageOf(pathname).kind !== 'home') return;
    let hasLeft = false;
    const prefetch = async () => {
      await whenIdle();
      if (hasLeft || document.visibilityState !== 'visible') return;
      if (!navigator.onLine || !allowsPrefetchAtRest(connection())) return;
      for (const tile of tilesOnScreen()) prefetchPage(router, tile);
    };
    void prefetch();
    document.addEventListener('visibilitychange', prefetch);
    return () => {
      hasLeft = true;
      document.removeEventListener('visibilitychange', prefetch);
    };
  }, [pathname, router, shown]);
}
