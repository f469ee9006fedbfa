import type { MessageKey } from '@/lib/words/message-key';

/** The messages that the entry of a draw needs. */
export const LOTTERY_MESSAGE_KEYS = [
  'lottery_closed',
  'lottery_desk',
  'lottery_enter',
  'lottery_entered',
  'lottery_failed',
  'lottery_name',
  'lottery_note',
  'lottery_room_full',
  'lottery_won',
  'room_number',
  'section_failed',
  'sending',
  'too_many_requests',
  'validation_required',
  'validation_room_number',
] as const satisfies readonly MessageKey[];
