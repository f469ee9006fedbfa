'use client';

import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { ellipsisIcon } from '@/components/ui/icons/ellipsis';
import { useDesk } from '../desk-context';
import { useDisclosure } from '../use-disclosure';
import { AreaRows, useWaiting, WaitingBadge } from './area-rows';
import { BAR_ENTRY, BAR_ICON, BAR_LABEL } from './bar-entry';
import type { DeskArea } from './desk-areas';

/**
 * The areas for which the bar or the rail has no place: behind a button with the sum of what waits in them. Where one of
 * them is open, the button has its icon and name. They lie above the bar, and beside the rail. Rule: desk/DE60.
 */
export function MoreAreas({ areas, current }: { areas: readonly DeskArea[]; current: DeskArea }) {
  const { t } = useDesk();
  const place = useRef<HTMLLIElement>(null);
  const listId = useId();
  const { isOpen, close, toggle, onKeyDown } = useDisclosure(place);
  const waiting = useWaiting(areas);
  const open = areas.find((area) => area === current);
  return (
    <li ref={place} className="min-w-0 flex-1" onKeyDown={onKeyDown}>
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
        <WaitingBadge waiting={waiting} />
        <span className={BAR_LABEL}>{t(open === undefined ? 'more' : (open.label ?? open.title))}</span>
        {open !== undefined && <span className="sr-only">{`, ${t('more')}`}</span>}
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute inset-x-0 bottom-full mb-2 max-h-[calc(100dvh-140px)] animate-fade overflow-y-auto rounded-xl bg-surface p-2 shadow-lg inset-ring inset-ring-line min-[760px]:start-full min-[760px]:end-auto min-[760px]:bottom-3 min-[760px]:ms-2 min-[760px]:mb-0 min-[760px]:max-h-[calc(100dvh-24px)] min-[760px]:w-72 forced-colors:border forced-colors:bg-system-canvas"
      >
        <AreaRows areas={areas} current={current} waiting={waiting} onPick={close} />
      </ul>
    </li>
  );
}
