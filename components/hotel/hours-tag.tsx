import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { weekdayLabels } from '@/lib/domain/booking/schedule';
import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import { joinList, listMarks } from '@/lib/domain/i18n/join-list';

/**
 * Today's hours, or the word that it will be available soon. The clock stands for "opening hours", which a screen
 * reader is told in words; that it is closed is said to everybody. Rule: hours/H5.
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
      <span className="tag">
        <Icon name="clock" size="xs" />
        {words.available_soon}
      </span>
    );
  }
  return (
    <span className={clsx('tag', hours.open ? 'tag--ok' : 'tag--warn')}>
      <Icon name="clock" size="xs" />
      {/* One run of words, so that a long list of days wraps as a sentence does. */}
      <span>
        <span className="sr">{`${words.working_hours}: `}</span>
        <bdi className="num whitespace-nowrap" dir="ltr">
          {hours.from} - {hours.to}
        </bdi>
        {days !== '' && ` (${days})`}
        {!hours.open && `${listMarks(language).comma}${words.closed_now}`}
      </span>
    </span>
  );
}
