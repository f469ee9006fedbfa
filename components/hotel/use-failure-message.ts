'use client';

import { useSyncExternalStore } from 'react';
import type { MessageKey } from '@/lib/words/message-key';
import { useTranslations } from './hotel-context';

const onChange = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser reports a network. A change between the render and the subscription is not missed. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );

/**
 * Returns the text for something that failed to load: the given message, or the offline message while offline.
 * Rule: failures/FL5.
 */
export function useFailureMessage(): (key: MessageKey) => string {
  const t = useTranslations();
  const isOnline = useIsOnline();
  return (key) => t(isOnline ? key : 'offline');
}
