import type { MessageKey } from '@/lib/words/message-key';

/** The messages that the page for skipping the cleaning needs. */
export const SKIP_CLEAN_MESSAGE_KEYS = ['skip_button', 'skip_lead'] as const satisfies readonly MessageKey[];
