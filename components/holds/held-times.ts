import { slotsByDay } from '@/lib/domain/booking/slot-rules';
import { shortDay } from '@/lib/domain/i18n/format-date';
import { joinList } from '@/lib/domain/i18n/join-list';
import type { LanguageTag } from '@/lib/domain/i18n/language';

/** The days and times of held slots, such as "Thu 18, 10:00, 11:00". */
export const heldTimes = (slots: readonly string[], locale: LanguageTag): string =>
  slotsByDay(slots)
    .map(({ date, times }) => joinList([shortDay(date, locale), ...times], locale))
    .join(' ');
