'use client';

import { useEffect, useState } from 'react';
import { KEY_ONLY, readOffer, type SignInOffer } from './sign-in-api';

/**
 * What the sign-in offers; null: not known yet. `isAsked`: whether the server is asked; otherwise there is the key alone.
 * `isShown`: whether the key alone is shown until the server has answered.
 */
export function useOffer({ isAsked, isShown }: { isAsked: boolean; isShown: boolean }): SignInOffer | null {
  const [offer, setOffer] = useState(isAsked && !isShown ? null : KEY_ONLY);
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    void readOffer().then((read) => {
      if (!isGone) setOffer(read);
    });
    return () => {
      isGone = true;
    };
  }, [isAsked]);
  return offer;
}
