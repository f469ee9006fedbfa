import type { MessageKey } from '@/lib/words/message-key';

/** The messages that the search page needs. */
export const SEARCH_MESSAGE_KEYS = [
  'search',
  'search_clear',
  'search_found',
  'search_hint',
  'search_near',
  'search_none',
  'search_none_text',
  'section_failed',
  'see_services',
  'services',
] as const satisfies readonly MessageKey[];
