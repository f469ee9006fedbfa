'use client';

import { useSyncExternalStore } from 'react';
import { isSavingData } from '@/components/ui/connection';
import { mayMove } from '@/lib/domain/hotel/motion';

const CALM = '(prefers-reduced-motion: reduce)';

const onPreference = (listener: () => void) => {
  const query = window.matchMedia(CALM);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether anything may move by itself on this device. */
export const useMayMove = (): boolean =>
  useSyncExternalStore(
    onPreference,
    () => mayMove({ prefersReducedMotion: window.matchMedia(CALM).matches, isSavingData: isSavingData() }),
    () => false,
  );
