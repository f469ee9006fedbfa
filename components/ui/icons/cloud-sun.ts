// Written by scripts/icons.mjs from lucide-static (ISC licence): do not edit.
import type { IconShape } from '../icon';

export const cloudSunIcon: IconShape = {
  path: 'M12 2v2M4.93 4.93l1.41 1.41M20 12h2M19.07 4.93l-1.41 1.41M15.947 12.65a4 4 0 0 0-5.925-4.128M13 22H7a5 5 0 1 1 4.9-6H13a3 3 0 0 1 0 6Z',
};
