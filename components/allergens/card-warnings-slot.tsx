'use client';

import { useEffect, useState } from 'react';
import { late } from '@/components/hotel/late';

/** Sheet and cart, which load code of their own, warn also when this has failed. */
const CardWarnings = late(() => import('./card-warnings').then((module) => module.CardWarnings));

/** Loads the warnings on cards, with the words for them, on a device that has a list. Rule: allergens/AL9. */
export function CardWarningsSlot() {
  const [hasNote, setHasNote] = useState(false);
  useEffect(() => {
    try {
      setHasNote(window.localStorage.getItem('food_note') !== null);
    } catch {
      // Without storage there is no list of an earlier page.
    }
  }, []);
  return hasNote && <CardWarnings />;
}
