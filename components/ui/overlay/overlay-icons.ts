import { addIcons } from '@/components/ui/icon';
import { OVERLAY_STROKES } from './overlay-strokes';

/** Imported for its effect, together with the code of an overlay: adds the icons that only overlays show. */
addIcons(OVERLAY_STROKES);
