'use client';

import { useEffect } from 'react';
import type { HotelView } from '@/lib/contract/views';

/**
 * Loads a hotel's own script, its widgets and its counter. The code that does it is a separate chunk, which hotels without them
 * never request.
 */
export function useThirdParties(hotel: Pick<HotelView, 'uuid' | 'script' | 'counter' | 'variations'>): void {
  const { uuid, script, counter, variations } = hotel;
  const { widgets } = variations;
  useEffect(() => {
    if (script === null && counter === null && Object.keys(widgets).length === 0) return;
    // A page without this chunk lacks the widgets and nothing else, so the failure is not shown.
    import('./load-third-parties').then(
      ({ loadThirdParties }) => loadThirdParties({ uuid, script, counter, widgets }),
      () => undefined,
    );
  }, [uuid, script, counter, widgets]);
}
