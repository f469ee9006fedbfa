// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const ellipsisVerticalIcon: IconShape = {
  path: 'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M11 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
};
