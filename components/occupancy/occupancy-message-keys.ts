import type { MessageKey } from '@/lib/words/message-key';

/** The messages that the page about full and empty places needs. */
export const OCCUPANCY_MESSAGE_KEYS = [
  'closed_today',
  'days_failed',
  'occupancy_free',
  'occupancy_full',
  'occupancy_lively',
  'occupancy_quiet',
  'occupancy_times',
] as const satisfies readonly MessageKey[];
