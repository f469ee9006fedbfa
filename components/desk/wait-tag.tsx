'use client';

import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { Tag } from '@/components/ui/tag';
import { minutesSince, type OverdueMark, type OverdueMinutes, overdueMark } from '@/lib/domain/desk/waiting';
import { useDesk } from './desk-context';

const WORDS = ['minutes', 'waiting', 'late', 'very_late'] as const;
const TONES = ['neutral', 'warning', 'warning', 'danger'] as const;

/** How long somebody has waited, with its mark. `since`: ISO; `now`: milliseconds. Rule: desk/DE6. */
export function WaitTag({ since, limits, now }: { since: string; limits: OverdueMinutes; now: number }) {
  const { t } = useDesk();
  const minutes = minutesSince(since, now);
  const mark = overdueMark(minutes, limits);
  return (
    <Tag tone={TONES[mark]} className={clsx(mark === 3 && 'font-medium')}>
      {mark === 0 ? <Icon shape={clockIcon} size="xs" /> : <WaitMarks mark={mark} />}
      <span>{t(WORDS[mark], { minutes })}</span>
    </Tag>
  );
}

/** The mark of somebody who waits, as bars beside the words. */
export function WaitMarks({ mark }: { mark: OverdueMark }) {
  return (
    <span className="inline-flex gap-0.5" aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <i key={bar} className={clsx('h-3 w-1 rounded-[1px] border border-current', bar <= mark && 'bg-current')} />
      ))}
    </span>
  );
}
