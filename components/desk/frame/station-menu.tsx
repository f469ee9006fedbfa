'use client';

import { useId, useRef } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { layoutGridIcon } from '@/components/ui/icons/layout-grid';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useDisclosure } from '../use-disclosure';
import { AreaRows, useWaiting, WaitingBadge } from './area-rows';
import type { DeskArea } from './desk-areas';
import { LeaveButtons } from './leave-buttons';

/**
 * The desk's navigation on the device of a station, which has no rail: a button with what waits elsewhere. On phones the bar
 * stays. Rule: desk/DE96.
 */
export function StationMenu({ areas, current }: { areas: readonly DeskArea[]; current: DeskArea }) {
  const { t } = useDesk();
  const { name } = useDeskData();
  const place = useRef<HTMLElement>(null);
  const listId = useId();
  const { isOpen, close, toggle, onKeyDown } = useDisclosure(place);
  const waiting = useWaiting(areas);
  return (
    <nav
      ref={place}
      className="fixed start-3 top-3 z-bar max-[759px]:hidden print:hidden"
      aria-label={t('desk')}
      onKeyDown={onKeyDown}
    >
      <IconButton
        icon={layoutGridIcon}
        size="sm"
        label={t('areas')}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
      />
      <WaitingBadge waiting={waiting.filter(({ id }) => id !== current.id)} />
      <div
        id={listId}
        hidden={!isOpen}
        className="mt-2 max-h-[calc(100dvh-80px)] w-72 animate-fade overflow-y-auto rounded-xl bg-surface p-2 shadow-lg inset-ring inset-ring-line forced-colors:border forced-colors:bg-system-canvas"
      >
        <ul>
          <AreaRows areas={areas} current={current} waiting={waiting} onPick={close} />
        </ul>
        <p className="flex flex-wrap items-center justify-between gap-x-3 border-line border-t px-3 pt-2 text-sm">
          <bdi className="min-w-0 break-words">{name}</bdi>
          <LeaveButtons />
        </p>
      </div>
    </nav>
  );
}
