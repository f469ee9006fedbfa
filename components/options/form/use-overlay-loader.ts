'use client';

import { useState } from 'react';

/**
 * Opens an overlay after its code is loaded, because an overlay whose code fails to load would replace the whole page.
 * A failed load is reported, and the next tap tries again.
 */
export function useOverlayLoader(load: () => Promise<unknown>): {
  open: (then: () => void) => void;
  hasFailed: boolean;
} {
  const [hasFailed, setHasFailed] = useState(false);
  const open = (then: () => void) => {
    load().then(
      () => {
        setHasFailed(false);
        then();
      },
      () => setHasFailed(true),
    );
  };
  return { open, hasFailed };
}
