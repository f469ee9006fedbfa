// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const checkCheckIcon: IconShape = {
  path: 'M18 6 7 17l-5-5M22 10l-7.5 7.5L13 16',
};
