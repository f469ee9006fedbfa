// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const arrowUpIcon: IconShape = {
  path: 'M5 12l7-7 7 7M12 19V5',
};
