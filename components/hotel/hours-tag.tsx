import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { weekdayLabels } from '@/lib/domain/booking/schedule';
import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import { joinList, listMarks } from '@/lib/domain/i18n/join-list';

/**
 * Today's hours, or the word that it will be available soon. The clock stands for "opening hours", which a screen
 * reader hears in words; that it is closed is said to everybody. Rule: hours/H5.
 */
export function HoursTag(props: {
  hours: WorkingHours;
  language: string;
  words: Readonly<Record<'working_hours' | 'available_soon' | 'closed_now', string>>;
}) {
  const { hours, language, words } = props;
  const isKnown = hours.from !== null && hours.to !== null;
  const days = joinList(weekdayLabels(hours.days, language), language);
  if (!isKnown) {
    return (
      <Tag>
        <Icon name="clock" size="xs" />
        {words.available_soon}
      </Tag>
    );
  }
  return (
    <Tag tone={hours.open ? 'success' : 'warning'}>
      <Icon name="clock" size="xs" />
      {/* One run of words, so that a long list of days wraps as a sentence does. */}
      <span>
        <span className="sr-only">{`${words.working_hours}: `}</span>
        <bdi className="whitespace-nowrap tabular-nums" dir="ltr">
          {hours.from} - {hours.to}
        </bdi>
        {days !== '' && ` (${days})`}
        {!hours.open && `${listMarks(language).comma}${words.closed_now}`}
      </span>
    </Tag>
  );
}
