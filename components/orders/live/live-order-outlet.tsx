'use client';

import { atom } from 'jotai';
import type { ReactNode } from 'react';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** The strip of the next order, or null. An atom, because the bar is in the first load and the strip is loaded later. */
export const liveOrder = atom<ReactNode>(null);

/** The line of My day, or null. Rule: my-day/MD6. */
export const dayLine = atom<ReactNode>(null);

/** Renders both above the bottom bar's entries. Rule: orders/OR33. */
export function LiveOrderOutlet() {
  const order = useAtomValue(liveOrder);
  const day = useAtomValue(dayLine);
  return (
    <>
      {order}
      {day}
    </>
  );
}
