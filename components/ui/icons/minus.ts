// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const minusIcon: IconShape = {
  path: 'M5 12h14',
};
