import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns by how many pixels a page must scroll further, so that its end can be scrolled out from under a box that is
 * fixed near the bottom. 0 where a scrollbar would appear for it alone and move the page.
 */
export function useScrollRoom(box: RefObject<HTMLElement | null>, pathname: string): number {
  const [room, setRoom] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may be longer
  useEffect(() => {
    const { clientHeight } = document.documentElement;
    const isFree = document.body.offsetHeight > clientHeight || matchMedia('(pointer: coarse)').matches;
    setRoom(isFree ? (box.current?.offsetHeight ?? 0) : 0);
  }, [box, pathname]);
  return room;
}
