'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from '@/components/ui/bring-into-view';

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
