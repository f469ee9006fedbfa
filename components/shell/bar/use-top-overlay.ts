'use client';

import { useSyncExternalStore } from 'react';
import { noOverlays, onOverlaysChange, openOverlays } from '@/components/ui/overlay/overlay-stack';

/** The name of the overlay on top, whose entry in the bar is marked; undefined without one. */
export const useTopOverlay = (): string | undefined =>
  useSyncExternalStore(onOverlaysChange, openOverlays, noOverlays).at(-1)?.name;
