// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const plusIcon: IconShape = {
  path: 'M5 12h14M12 5v14',
};
