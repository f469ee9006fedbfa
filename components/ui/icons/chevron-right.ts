// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const chevronRightIcon: IconShape = {
  path: 'M9 18l6-6-6-6',
  isDirected: true,
};
