'use client';

import { useEffect, useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import type { BarEntry } from './bar-icons';

/** Event of the window, from a script that has changed what can be reached. `detail.path`: the page whose bar is wanted. */
const UPDATE = 'update-bottom-navigation-menu';

type Bar = readonly BarEntry[];

/**
 * The hotel's own bottom bar for the current page; empty: it has none there. The server renders the first one; every
 * navigation fetches it anew with the new path, and the shown one stays until the response is here. A response that is
 * empty, has nothing the app can show or failed means the default bar. Rules: navigation/N15, navigation/N16,
 * navigation/N17.
 *
 * Not by `useApi`: SWR and the client of the contract would be 8 KB of the first load, which fetches nothing with them.
 */
export function useNavigation({ first, pathname }: { first: Bar; pathname: string }): Bar {
  const hotel = useHotel();
  // `first` changes when the server renders the page again, for example in another language.
  const [latest, setLatest] = useState({ first, items: first });
  const wanted = useRef({ pathname, path: pathname });
  useEffect(() => {
    let requests = 0;
    const read = async () => {
      requests += 1;
      const request = requests;
      const { path } = wanted.current;
      const items = await import('./read-navigation').then(
        ({ readNavigation }) => readNavigation(hotel, path),
        () => [],
      );
      if (request === requests) setLatest({ first, items });
    };
    const onUpdate = ({ detail }: CustomEventInit<{ path?: unknown } | null>) => {
      if (typeof detail?.path === 'string') wanted.current.path = detail.path;
      void read();
    };
    const isNewPage = wanted.current.pathname !== pathname;
    if (isNewPage) wanted.current = { pathname, path: pathname };
    if (isNewPage || wanted.current.path !== pathname) void read();
    addEventListener(UPDATE, onUpdate);
    addEventListener('online', read);
    return () => {
      requests += 1;
      removeEventListener(UPDATE, onUpdate);
      removeEventListener('online', read);
    };
  }, [first, pathname, hotel]);
  return latest.first === first ? latest.items : first;
}
