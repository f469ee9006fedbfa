'use client';

import { useLayoutEffect, useState } from 'react';
import { isWorthRenewing } from './broken-tree';
import { readTypedFields, restoreTypedFields } from './typed-fields';

/**
 * For the error boundaries of the router, whose fallback is a component: resets one at once, with what was typed, when it
 * failed because somebody else had changed its elements. Rule: failures/FL10.
 */
export function useRenewal({ error, reset }: { error: unknown; reset: () => void }): void {
  // Read while what failed is still in the document.
  const [typed] = useState(() => (isWorthRenewing(error) ? readTypedFields() : null));
  // Before the browser paints. What failed is mounted again when this commit ends.
  useLayoutEffect(() => {
    if (typed === null) return;
    reset();
    restoreTypedFields(typed);
  }, [typed, reset]);
}
