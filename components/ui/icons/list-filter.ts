// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const listFilterIcon: IconShape = {
  path: 'M2 5h20M6 12h12M9 19h6',
};
