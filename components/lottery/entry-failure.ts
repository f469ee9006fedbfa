import type { Refusal } from '@/lib/contract/refusals';
import type { EntryDetails } from '@/lib/domain/lottery/lottery';
import type { MessageKey } from '@/lib/words/message-key';

/** Why an entry was refused: the invalid fields, or the message above the button. */
export type EntryFailure = { fields: readonly (keyof EntryDetails)[]; message: FailureMessage | null };

type FailureMessage = Extract<
  MessageKey,
  'lottery_closed' | 'lottery_desk' | 'lottery_failed' | 'lottery_room_full' | 'too_many_requests'
>;

const FIELDS = ['name', 'room_number'] as const satisfies readonly (keyof EntryDetails)[];

/**
 * Interprets the refusal of an entry. Whatever a platform without draws responds leads to the reception. Rule: lottery/LO6.
 */
export function entryFailure({ kind, fields }: Refusal): EntryFailure {
  const failed = (message: FailureMessage): EntryFailure => ({ fields: [], message });
  if (kind === 'unavailable') return failed('lottery_failed');
  if (kind === 'too-many') return failed('too_many_requests');
  if ('lottery' in fields) return failed('lottery_closed');
  if ('entries' in fields) return failed('lottery_room_full');
  const invalid = FIELDS.filter((field) => field in fields);
  return invalid.length > 0 ? { fields: invalid, message: null } : failed('lottery_desk');
}
