// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const cornerDownLeftIcon: IconShape = {
  path: 'M20 4v7a4 4 0 0 1-4 4H4M9 10l-5 5 5 5',
};
