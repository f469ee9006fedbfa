import type { MessageKey } from '@/lib/words/message-key';

/** The messages that the recognition page needs. */
export const RECOGNITION_MESSAGE_KEYS = [
  'recognition_broken',
  'recognition_busy',
  'recognition_choose',
  'recognition_elsewhere',
  'recognition_large',
  'recognition_missing',
  'recognition_none',
  'recognition_take',
  'section_failed',
  'see_services',
] as const satisfies readonly MessageKey[];
