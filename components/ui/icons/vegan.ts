// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const veganIcon: IconShape = {
  path: 'M16 8q6 0 6-6-6 0-6 6M17.41 3.59a10 10 0 1 0 3 3M2 2a26.6 26.6 0 0 1 10 20c.9-6.82 1.5-9.5 4-14',
};
