'use client';

import { type RefObject, useEffect, useRef } from 'react';

const MARKED = '[data-error="true"], [aria-invalid="true"]';
const CONTROLS = 'button, input, select, textarea';

/**
 * After each failed submit, scrolls to the first invalid control and focuses it. `afterForm`: the id of a form whose own
 * errors come first.
 */
export function useFirstError<E extends HTMLElement>(failures: number, afterForm?: string): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (failures === 0) return;
    if (afterForm !== undefined && document.getElementById(afterForm)?.querySelector(MARKED)) return;
    const first = place.current?.querySelector<HTMLElement>(MARKED);
    if (!first) return;
    const target = first.matches(`${CONTROLS}, [tabindex]`) ? first : first.querySelector<HTMLElement>(CONTROLS);
    target?.focus({ preventScroll: true });
    bringIntoView(first);
  }, [failures, afterForm]);
  return place;
}

/**
 * Scrolls an element to the middle of the visible part of its scroll container. An element higher than that is aligned
 * at the top, so that its title stays visible.
 */
export function bringIntoView(element: Element): void {
  const seen = element.closest('[data-scroller]')?.clientHeight ?? window.innerHeight;
  element.scrollIntoView({ block: element.getBoundingClientRect().height > seen / 2 ? 'start' : 'center' });
}
