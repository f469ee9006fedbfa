'use client';

import clsx from 'clsx';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { DeskArea } from './desk-areas';
import { deskAddress } from './use-desk-address';

export type Waiting = { id: string; count: number; words: string };

/** What waits in each of these areas, of those that have something. */
export function useWaiting(areas: readonly DeskArea[]): readonly Waiting[] {
  const { t } = useDesk();
  const data = useDeskData();
  return areas.flatMap(({ id, badge }) => {
    const count = badge?.count(data) ?? 0;
    return badge === undefined || count === 0 ? [] : [{ id, count, words: t(badge.label, { count }) }];
  });
}

/** The number on a button that opens areas, and the words that screen readers hear. */
export function WaitingBadge({ waiting }: { waiting: readonly Waiting[] }) {
  const count = waiting.reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  return <Badge tone="news" count={count} label={waiting.map(({ words }) => words).join(', ')} />;
}

/** Areas below each other, each with how much waits in it. `onPick`: one was chosen. */
export function AreaRows(props: {
  areas: readonly DeskArea[];
  current: DeskArea;
  waiting: readonly Waiting[];
  onPick(): void;
}) {
  const { areas, current, waiting, onPick } = props;
  const { t } = useDesk();
  return areas.map((area) => (
    <li key={area.id}>
      <a
        className="flex min-h-13 items-center gap-3 rounded-md px-3 py-2 text-ink no-underline hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:aria-[current]:chosen"
        href={deskAddress(area.id)}
        aria-current={area === current ? 'page' : undefined}
        onClick={onPick}
      >
        <Icon shape={area.icon} />
        <span className="min-w-0 flex-1 break-words">{t(area.title)}</span>
        <WaitingCount of={waiting.find(({ id }) => id === area.id)} />
      </a>
    </li>
  ));
}

/** How much waits in an area, at the end of its row. */
function WaitingCount({ of }: { of: Waiting | undefined }) {
  if (of === undefined) return null;
  return (
    <span
      className={clsx(
        'min-w-6 shrink-0 whitespace-nowrap rounded-full bg-badge px-2 text-center font-medium text-on-badge text-sm',
        'forced-colors:border forced-colors:bg-system-text forced-colors:text-system-canvas forced-colors:forced-color-adjust-none',
      )}
    >
      <span aria-hidden="true">{of.count}</span>
      <span className="sr-only">{`, ${of.words}`}</span>
    </span>
  );
}
