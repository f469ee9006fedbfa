import { CHAT_STROKES } from '@/components/ui/chat-strokes';
import { addIcons } from '@/components/ui/icon';

/** Imported for its effect by the chat's components: adds the icons that only the chat shows. */
addIcons(CHAT_STROKES);
