// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const checkIcon: IconShape = {
  path: 'M20 6 9 17l-5-5',
};
