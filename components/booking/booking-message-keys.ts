import type { MessageKey } from '@/lib/words/message-key';

/** The messages that the booking page needs. */
export const BOOKING_MESSAGE_KEYS = [
  'booking_none',
  'days_failed',
  'free_slots',
] as const satisfies readonly MessageKey[];
