import { resource } from '@/components/ui/resource';

/** The phone field with the table of all countries, which several overlays share and most forms do not need. */
export const phoneCode = resource(() => import('./phone-option'));
