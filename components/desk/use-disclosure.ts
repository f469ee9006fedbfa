'use client';

import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * What a button opens beside it. It closes by Escape, which gives the focus back to the button, and as soon as somebody
 * touches or reaches anything outside `place`.
 */
export function useDisclosure(place: RefObject<HTMLElement | null>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => {
    if (!isOpen) return;
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && place.current?.contains(target))) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('focusin', closeBeside);
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('focusin', closeBeside);
    };
  }, [isOpen, place]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    setIsOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  return { isOpen, close, toggle: () => setIsOpen(!isOpen), onKeyDown };
}
