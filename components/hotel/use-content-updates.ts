'use client';

import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { usePageRefresh } from '@/components/ui/hooks/use-page-refresh';
import { subscribe } from '@/lib/live/subscribe';

/** Milliseconds over which the phones of a hotel spread what they read after one change. */
const SPREAD_MS = 500;

/** The number of mounted sheets and carts. Without one, the cache of responses may be gone together with its page. */
let followers = 0;
/** Reads the page and what is shown of the catalogue again; undefined until a component follows it. */
let readAgain: (() => Promise<void>) | undefined;
let isFollowing = false;

/** Subscribes once in a tab, and for the whole visit: pages that are opened later are live too. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  let hasOpened = false;
  let isWaiting = false;
  subscribe({ kind: 'content' }, ({ type }) => {
    // What is shown when the connection opens for the first time has just been read.
    if (type === 'resumed' && !hasOpened) {
      hasOpened = true;
      return;
    }
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      void readAgain?.();
    }, Math.random() * SPREAD_MS);
  });
}

const serverResponds = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const isOfCatalogue = (key: unknown): boolean => typeof key === 'string' && key.includes('/products');

/**
 * Shows changes of the catalogue by staff without a reload: on the page, in open sheets and in the cart. Starts with the
 * first sheet or cart, so that a guest who only looks needs no connection. Rule: content/CC8.
 */
export function useContentUpdates(): void {
  const refresh = usePageRefresh();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    followers += 1;
    readAgain = async () => {
      if (followers > 0) void mutate(isOfCatalogue);
      // The guest has not asked for it and may go on: no refresh should wait for a server that is away. The connection that
      // opens once it is back refreshes the page.
      if (await serverResponds()) refresh();
    };
    follow();
    return () => {
      followers -= 1;
    };
  }, [refresh, mutate]);
}
