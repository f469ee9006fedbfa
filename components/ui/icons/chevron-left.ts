// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const chevronLeftIcon: IconShape = {
  path: 'M15 18l-6-6 6-6',
  isDirected: true,
};
