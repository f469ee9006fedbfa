'use client';

import { type RefObject, useEffect, useRef } from 'react';

const MARKED = '[data-error="true"], [aria-invalid="true"]';
const CONTROLS = 'button, input, select, textarea';

/** Brings the first thing that is marked as wrong into view and puts the focus there, after each failed send. */
export function useFirstError<E extends HTMLElement>(failures: number): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (failures === 0) return;
    const first = place.current?.querySelector<HTMLElement>(MARKED);
    if (!first) return;
    const target = first.matches(`${CONTROLS}, [tabindex]`) ? first : first.querySelector<HTMLElement>(CONTROLS);
    target?.focus({ preventScroll: true });
    bringIntoView(first);
  }, [failures]);
  return place;
}

/**
 * Brings an element into the middle of what can be seen of its scroller; one that is higher than that begins at the top,
 * or its title, which says what is asked, would stand above the edge.
 */
export function bringIntoView(element: Element): void {
  const seen = element.closest('[data-scroller]')?.clientHeight ?? window.innerHeight;
  element.scrollIntoView({ block: element.getBoundingClientRect().height > seen / 2 ? 'start' : 'center' });
}
