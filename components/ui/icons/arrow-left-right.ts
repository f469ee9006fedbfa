// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const arrowLeftRightIcon: IconShape = {
  path: 'M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4',
};
