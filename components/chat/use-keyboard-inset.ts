'use client';

import { type RefObject, useEffect, useState } from 'react';
import { keyboardInset } from '@/lib/domain/chat/keyboard-inset';

/** How many pixels of an element the on-screen keyboard covers. Rule: chat/CH19. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): number {
  const [inset, setInset] = useState(0);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const bottom = element.current?.getBoundingClientRect().bottom ?? 0;
      setInset(keyboardInset(viewport, { bottom, pageHeight: window.innerHeight }));
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element]);
  return inset;
}
