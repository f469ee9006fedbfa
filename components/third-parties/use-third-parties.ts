'use client';

import { useEffect } from 'react';
import type { HotelView } from '@/lib/contract/views';

/**
 * Loads a hotel's own script and its widgets. The code that does it is a separate chunk, which hotels without scripts
 * never request.
 */
export function useThirdParties({ script, variations: { widgets } }: Pick<HotelView, 'script' | 'variations'>): void {
  useEffect(() => {
    if (script === null && Object.keys(widgets).length === 0) return;
    // A page without this chunk lacks the widgets and nothing else, so the failure is not shown.
    import('./load-third-parties').then(
      ({ loadThirdParties }) => loadThirdParties({ script, widgets }),
      () => undefined,
    );
  }, [script, widgets]);
}
