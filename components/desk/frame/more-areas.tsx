'use client';

import clsx from 'clsx';
import { useId, useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { ellipsisIcon } from '@/components/ui/icons/ellipsis';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useDisclosure } from '../use-disclosure';
import { BAR_ENTRY, BAR_ICON, BAR_LABEL } from './bar-entry';
import type { DeskArea } from './desk-areas';
import { deskAddress } from './use-desk-address';

/**
 * The areas for which the bar of a phone has no place: behind a button with the sum of what waits in them. Where one of
 * them is open, the button has its icon and name. Rule: desk/DE60.
 */
export function MoreAreas({ areas, current }: { areas: readonly DeskArea[]; current: DeskArea }) {
  const { t } = useDesk();
  const data = useDeskData();
  const place = useRef<HTMLLIElement>(null);
  const listId = useId();
  const { isOpen, close, toggle, onKeyDown } = useDisclosure(place);
  const waiting = areas.flatMap(({ id, title, badge }) => {
    const count = badge?.count(data) ?? 0;
    return badge === undefined || count === 0 ? [] : [{ id, title, count, words: t(badge.label, { count }) }];
  });
  const count = waiting.reduce((sum, each) => sum + each.count, 0);
  const open = areas.find((area) => area === current);
  return (
    <li ref={place} className="min-w-0 flex-1 min-[760px]:hidden" onKeyDown={onKeyDown}>
      <button
        type="button"
        className={BAR_ENTRY}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={open !== undefined || undefined}
        onClick={toggle}
      >
        <span className={BAR_ICON}>
          <Icon shape={open?.icon ?? ellipsisIcon} />
        </span>
        {count > 0 && <Badge tone="news" count={count} label={waiting.map(({ words }) => words).join(', ')} />}
        <span className={BAR_LABEL}>{t(open === undefined ? 'more' : (open.label ?? open.title))}</span>
        {open !== undefined && <span className="sr-only">{`, ${t('more')}`}</span>}
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute inset-x-0 bottom-full mb-2 max-h-[calc(100dvh-140px)] animate-fade overflow-y-auto rounded-xl bg-surface p-2 shadow-lg inset-ring inset-ring-line forced-colors:border forced-colors:bg-system-canvas"
      >
        {areas.map((area) => (
          <li key={area.id}>
            <a
              className="flex min-h-13 items-center gap-3 rounded-md px-3 py-2 text-ink no-underline hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:aria-[current]:chosen"
              href={deskAddress(area.id)}
              aria-current={area === current ? 'page' : undefined}
              onClick={close}
            >
              <Icon shape={area.icon} />
              <span className="min-w-0 flex-1 break-words">{t(area.title)}</span>
              <Waiting of={waiting.find(({ id }) => id === area.id)} />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** How much waits in an area, at the end of its row. */
function Waiting({ of }: { of: { count: number; words: string } | undefined }) {
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
