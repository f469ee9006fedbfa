import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { Tag } from '@/components/ui/tag';
import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import { joinList, listMarks } from '@/lib/domain/i18n/join-list';

/**
 * Today's opening hours, or "available soon" when there are none today. The clock icon means "opening hours", which
 * screen readers get as text; "closed now" is visible to everybody. Rule: hours/H5.
 */
export function HoursTag(props: {
  hours: WorkingHours;
  language: string;
  /** The short names of the seven days in this language, Sunday first. */
  weekdays: readonly string[];
  messages: Readonly<Record<'working_hours' | 'available_soon' | 'closed_now', string>>;
}) {
  const { hours, language, weekdays, messages } = props;
  const isKnown = hours.from !== null && hours.to !== null;
  const days = joinList(
    hours.days.flatMap((day) => weekdays[day] ?? []),
    language,
  );
  if (!isKnown) {
    return (
      <Tag>
        <Icon shape={clockIcon} size="xs" />
        <span>{messages.available_soon}</span>
      </Tag>
    );
  }
  return (
    <Tag tone={hours.open ? 'success' : 'warning'}>
      <Icon shape={clockIcon} size="xs" />
      {/* One text node, so that a long list of days wraps like a sentence. */}
      <span>
        <span className="sr-only">{`${messages.working_hours}: `}</span>
        <bdi translate="no" className="whitespace-nowrap tabular-nums" dir="ltr">
          {`${hours.from} - ${hours.to}`}
        </bdi>
        <span>{`${days !== '' ? ` (${days})` : ''}${!hours.open ? `${listMarks(language).comma}${messages.closed_now}` : ''}`}</span>
      </span>
    </Tag>
  );
}
