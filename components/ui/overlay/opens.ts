import type { OverlayArgs } from './overlay-stack';

/** Marks an element that opens an overlay, so that its code is fetched at the first sign that a guest will use it. */
export const opens = (name: keyof OverlayArgs): { 'data-opens': string } => ({ 'data-opens': name });
