import { hotelNow } from '../booking/hotel-time';
import { textIn } from '../i18n/text';
import type { LogEntry, LogParts } from './log-entry';

/** The heads of the log as a file: the names of its fields, because programs read it too. Rule: staff-log/SL6. */
export const LOG_HEADS = [
  'at',
  'date',
  'time',
  'name',
  'person',
  'action',
  'target_kind',
  'target',
  'title',
  'before',
  'after',
] as const;

const jsonOf = (parts: LogParts | null): string | null => (parts === null ? null : JSON.stringify(parts));

/**
 * An entry as a row below `LOG_HEADS`. `at` is UTC, `date` and `time` are the hotel's; the title is in the hotel's first
 * language. Rule: staff-log/SL6.
 */
export function logRow(
  { at, name, person, action, target, before, after }: LogEntry,
  { timezone, language }: { timezone: string | null; language: string },
): readonly (string | null)[] {
  const { date, time } = hotelNow(timezone, new Date(at));
  const title = target?.title == null ? null : textIn(target.title, language);
  return [
    ...[at, date, time, name, person, action],
    ...[target?.kind ?? null, target?.id ?? null, title, jsonOf(before), jsonOf(after)],
  ];
}
