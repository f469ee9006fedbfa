// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const chartColumnIcon: IconShape = {
  path: 'M3 3v16a2 2 0 0 0 2 2h16M18 17V9M13 17V5M8 17v-3',
};
