'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** How much of a picture has to be in view to be the one that is shown. */
const SHOWN = 0.6;

/**
 * Which picture of a row that is swiped sideways is shown, and a function that shows another. By the pictures that are in
 * view and not by the scroll position, whose sign differs between engines in right-to-left text.
 */
export function useShownPicture(first = 0): {
  row: RefObject<HTMLUListElement | null>;
  shown: number;
  show: (index: number) => void;
} {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const show = (index: number) => row.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  useEffect(() => {
    const list = row.current;
    if (list === null) return;
    const places = [...list.children];
    const watching = new IntersectionObserver(
      (entries) => {
        const inView = entries.find(({ isIntersecting }) => isIntersecting);
        if (inView !== undefined) setShown(places.indexOf(inView.target));
      },
      { root: list, threshold: SHOWN },
    );
    for (const place of places) watching.observe(place);
    return () => watching.disconnect();
  }, []);
  useEffect(() => {
    if (first > 0)
      row.current?.children[first]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, [first]);
  return { row, shown, show };
}
