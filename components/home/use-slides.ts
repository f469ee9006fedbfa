'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { slideAt, slideForKey } from '@/lib/domain/hotel/slides';

const SLIDES = '[data-slides]';

/** The scroll container of the slides, which the server renders beside the buttons. */
const slidesBeside = (root: RefObject<Element | null>): HTMLElement | null =>
  root.current?.parentElement?.querySelector<HTMLElement>(SLIDES) ?? null;

/**
 * The slide that is shown, and how to show another. The slides are a scroll container, so a swipe needs no code; arrows
 * lead from slide to slide while the focus is in the slider. `onGuest`: the guest has taken over.
 */
export function useSlides(props: { root: RefObject<Element | null>; count: number; onGuest: () => void }) {
  const { root, count, onGuest } = props;
  const { direction } = useHotel();
  const [current, setCurrent] = useState(0);
  const shown = useRef(0);

  const show = useCallback(
    (target: number) => {
      const slides = slidesBeside(root);
      const slide = slides?.children[target];
      // Relative to the container, negative in right-to-left pages: exactly what `scrollTo` takes.
      if (slide instanceof HTMLElement) slides?.scrollTo({ left: slide.offsetLeft });
      shown.current = target;
      setCurrent(target);
    },
    [root],
  );

  useEffect(() => {
    const slides = slidesBeside(root);
    if (slides === null) return;
    const onScrollEnd = () => {
      shown.current = slideAt({ left: slides.scrollLeft, width: slides.clientWidth, count });
      setCurrent(shown.current);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = slideForKey(event.key, { current: shown.current, count, direction });
      if (target === null) return;
      event.preventDefault();
      onGuest();
      show(target);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // `scrollend` does not exist in all browsers.
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(onScrollEnd, 100);
    };
    onScrollEnd();
    slides.addEventListener('scroll', onScroll, { passive: true });
    slides.addEventListener('pointerdown', onGuest, { passive: true });
    slides.parentElement?.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      slides.removeEventListener('scroll', onScroll);
      slides.removeEventListener('pointerdown', onGuest);
      slides.parentElement?.removeEventListener('keydown', onKeyDown);
    };
  }, [root, count, direction, onGuest, show]);

  return { current, show };
}
