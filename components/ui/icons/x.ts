// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const xIcon: IconShape = {
  path: 'M18 6 6 18M6 6l12 12',
};
