// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const chevronDownIcon: IconShape = {
  path: 'M6 9l6 6 6-6',
};
