'use client';

import { useEffect } from 'react';
import type { ThirdPartyScripts } from './load-third-parties';

/**
 * Loads a hotel's own script and its widgets. Renders nothing; the code that loads them is a separate chunk, which
 * hotels without scripts never request.
 */
export function ThirdParties({ script, widgets }: ThirdPartyScripts) {
  useEffect(() => {
    // A page without this chunk lacks the widgets and nothing else, so the failure is not shown.
    import('./load-third-parties').then(
      ({ loadThirdParties }) => loadThirdParties({ script, widgets }),
      () => undefined,
    );
  }, [script, widgets]);
  return null;
}
