import { addIcons } from '@/components/ui/icon';
import { OVERLAY_STROKES } from './overlay-strokes';

/**
 * Imported for its effect, together with the code of an overlay, and by components that show one of these icons
 * elsewhere: adds the icons that the first load lacks.
 */
addIcons(OVERLAY_STROKES);
