import '@/components/ui/overlay/overlay-icons';
import { CHAT_STROKES } from '@/components/ui/chat-strokes';
import { addIcons } from '@/components/ui/icon';
import { DESK_STROKES } from './desk-strokes';

/** Imported for its effect: adds the icons that the desk shows. */
addIcons(CHAT_STROKES);
addIcons(DESK_STROKES);
