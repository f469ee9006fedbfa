import { momentsAfterMidnight } from '../booking/time-list';
import { nearDay } from './format-date';
import { joinList } from './join-list';
import type { LanguageTag } from './language';

/**
 * Formats a time of a time option: '23:30' on the chosen day, 'Tomorrow 01:00' or 'Sat 21 Nov 01:00' after its midnight.
 * `today`: YYYY-MM-DD. Rule: booking/B36.
 */
export function timeChoiceInWords(value: string, { today, locale }: { today: string; locale: LanguageTag }): string {
  const moments = momentsAfterMidnight(value);
  if (moments === null) return value;
  return joinList(
    moments.map((moment) => {
      const [date = '', time = ''] = moment.split(' ');
      return `${nearDay(date, today, locale)} ${time}`;
    }),
    locale,
  );
}
