// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const arrowRightIcon: IconShape = {
  path: 'M5 12h14M12 5l7 7-7 7',
};
