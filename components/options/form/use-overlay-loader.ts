'use client';

import { useState } from 'react';

/**
 * Opens an overlay once its code is here: an overlay whose code does not come would take the whole page away. A fetch
 * that fails is said, and the next tap tries again.
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
