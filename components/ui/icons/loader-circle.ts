// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const loaderCircleIcon: IconShape = {
  path: 'M21 12a9 9 0 1 1-6.219-8.56',
};
