import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import type { WorkingHours } from '@/lib/domain/working-hours';

/** Today's hours, or the word that it will be available soon. Source: guest-app 9 "Working hours". */
export function HoursTag({ hours, soon, days }: { hours: WorkingHours; soon: string; days?: string }) {
  const known = hours.from !== null && hours.to !== null;
  return (
    <span className={clsx('tag', known && hours.open && 'tag--ok', known && !hours.open && 'tag--warn')}>
      <Icon name="clock" size="xs" />
      {known ? (
        <bdi className="num" dir="ltr">
          {hours.from} - {hours.to}
        </bdi>
      ) : (
        <span>{soon}</span>
      )}
      {days && <span>({days})</span>}
    </span>
  );
}
