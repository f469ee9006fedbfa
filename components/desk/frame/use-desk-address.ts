'use client';

import { useSyncExternalStore } from 'react';

const onChange = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

/** The link to an area, or to something in it. */
export const deskAddress = (area: string, detail?: string): string =>
  detail === undefined ? `#${area}` : `#${area}/${detail}`;

/**
 * What the desk shows, kept in the fragment, so that a reload and the browser's back button work: the area, and what is
 * open in it.
 */
export function useDeskAddress(): { area: string; detail: string | null } {
  const fragment = useSyncExternalStore(
    onChange,
    () => window.location.hash.slice(1),
    () => '',
  );
  const [area = '', detail = null] = fragment.split('/');
  return { area, detail };
}
