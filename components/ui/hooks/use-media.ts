import { useCallback, useSyncExternalStore } from 'react';

/** The widths of the screens `beside` and `desk` in tailwind.config.ts. */
export const BESIDE_CART = '(min-width: 1000px)';
export const TABLET_OR_WIDER = '(min-width: 769px)';

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
