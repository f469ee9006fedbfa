'use client';

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { nearSlides, slideAt, slideForKey } from '@/lib/domain/hotel/slides';

const SLIDES = '[data-slides]';

/** The scroll container of the slides, which the server renders beside the buttons. */
const slidesBeside = (root: RefObject<Element | null>): HTMLElement | null =>
  root.current?.parentElement?.querySelector<HTMLElement>(SLIDES) ?? null;

/**
 * Shows the pictures of the slides near one, which the browser then fetches. Before, they have no box: Chromium fetches
 * lazy pictures of all slides beside the first.
 */
function showPicturesNear(slides: Element, slide: number): void {
  for (const near of nearSlides(slide, slides.children.length)) slides.children[near]?.setAttribute('data-near', '');
}

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
      if (slides) showPicturesNear(slides, target);
      if (slide instanceof HTMLElement) slides?.scrollTo({ left: slide.offsetLeft });
      shown.current = target;
      setCurrent(target);
    },
    [root],
  );

  useEffect(() => {
    const slides = slidesBeside(root);
    if (slides === null) return;
    return followSlides(slides, {
      count,
      direction,
      onGuest,
      show,
      getShown: () => shown.current,
      setShown: (slide) => {
        shown.current = slide;
        setCurrent(slide);
      },
    });
  }, [root, count, direction, onGuest, show]);

  const prepare = useCallback(
    (target: number) => {
      const slides = slidesBeside(root);
      if (slides !== null) showPicturesNear(slides, target);
    },
    [root],
  );

  return { current, show, prepare };
}

type Slider = {
  count: number;
  direction: 'ltr' | 'rtl';
  onGuest: () => void;
  show: (slide: number) => void;
  getShown: () => number;
  setShown: (slide: number) => void;
};

/** Follows what a guest does with the slides. Returns how to stop. */
function followSlides(slides: HTMLElement, { count, direction, onGuest, show, getShown, setShown }: Slider) {
  const slideInView = () => slideAt({ left: slides.scrollLeft, width: slides.clientWidth, count });
  const onScrollEnd = () => setShown(slideInView());
  let timer: ReturnType<typeof setTimeout> | undefined;
  // `scrollend` does not exist in all browsers.
  const onScroll = () => {
    showPicturesNear(slides, slideInView());
    clearTimeout(timer);
    timer = setTimeout(onScrollEnd, 100);
  };
  const onApproach = () => showPicturesNear(slides, getShown());
  const onKeyDown = (event: KeyboardEvent) => {
    const target = slideForKey(event.key, { current: getShown(), count, direction });
    if (target === null) return;
    event.preventDefault();
    onGuest();
    show(target);
  };
  const stopping = new AbortController();
  const { signal } = stopping;
  const slider = slides.parentElement;
  onScrollEnd();
  // A guest may have swiped before this code came.
  if (getShown() > 0) onApproach();
  slides.addEventListener('scroll', onScroll, { passive: true, signal });
  slides.addEventListener('pointerdown', onGuest, { passive: true, signal });
  slider?.addEventListener('keydown', onKeyDown, { signal });
  // Signs that a guest is about to show another slide.
  for (const type of ['pointerenter', 'focusin']) slider?.addEventListener(type, onApproach, { signal });
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
