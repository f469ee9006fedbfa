'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { RetryBoundary } from '@/components/ui/retry-boundary';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { AREA_TITLE } from './area';
import { AreaRefused } from './area-refused';
import { BAR_ENTRY, BAR_ICON, BAR_LABEL } from './bar-entry';
import { areaOf, areasFor, type DeskArea } from './desk-areas';
import { LeaveEntries } from './leave-buttons';
import { MoreAreas } from './more-areas';
import { StationMenu } from './station-menu';
import { deskAddress, useDeskAddress } from './use-desk-address';
import { useNavigationPlaces } from './use-navigation-places';

/**
 * The desk's navigation and the area that is open: a rail beside it, below 760 px a bar under it; the device of a station has a
 * button instead of the rail. Rules: desk/DE16, desk/DE96.
 */
export function DeskFrame() {
  const { area, detail } = useDeskAddress();
  const data = useDeskData();
  const { station } = data;
  const areas = areasFor(data);
  const current = areaOf(area, areas);
  const shown = useRef(current.id);
  useEffect(() => {
    if (shown.current !== current.id) document.getElementById(AREA_TITLE)?.focus();
    shown.current = current.id;
  }, [current.id]);
  return (
    <div className={clsx('mx-auto flex min-h-dvh w-full', !current.isWide && 'max-w-400')}>
      <Navigation areas={areas} current={current} isRail={station === null} />
      {station !== null && <StationMenu areas={areas} current={current} />}
      <RetryBoundary key={current.id} failed={(retry) => <AreaFailed onRetry={retry} />}>
        {areas.includes(current) ? <current.Screen detail={detail} /> : <AreaRefused area={current} />}
      </RetryBoundary>
    </div>
  );
}

/** In place of an area that could not be rendered: the other areas stay within reach. */
function AreaFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useDesk();
  return (
    <main className="grid grow content-start gap-3 p-5">
      <Notice tone="danger" alert>
        {t('area_failed')}
      </Notice>
      <RetryButton label={t('try_again')} isBusy={false} onPress={onRetry} />
    </main>
  );
}

/** A floating bar on phones. */
const BAR =
  'fixed inset-x-1.5 bottom-[calc(12px+env(safe-area-inset-bottom))] z-bar rounded-xl bg-surface shadow-lg inset-ring inset-ring-line forced-colors:border forced-colors:bg-system-canvas print:hidden';

/** From tablets on a rail as high as the screen. */
const RAIL =
  'min-[760px]:sticky min-[760px]:inset-auto min-[760px]:top-0 min-[760px]:flex min-[760px]:h-dvh min-[760px]:w-24 min-[760px]:shrink-0 min-[760px]:flex-col min-[760px]:justify-between min-[760px]:gap-3 min-[760px]:rounded-none min-[760px]:border-line min-[760px]:border-e min-[760px]:bg-surface min-[760px]:px-1.5 min-[760px]:py-4 min-[760px]:shadow-none min-[760px]:inset-ring-0';

type NavigationProps = { areas: readonly DeskArea[]; current: DeskArea; isRail: boolean };

function Navigation({ areas, current, isRail }: NavigationProps) {
  const { t } = useDesk();
  const { session } = useDeskData();
  const { shown, others } = useNavigationPlaces(areas, { isRail, isShared: session.device !== null });
  return (
    <nav className={clsx(BAR, isRail ? RAIL : 'min-[760px]:hidden')} aria-label={t('desk')}>
      <ul className="flex justify-around p-1 min-[760px]:-mx-1.5 min-[760px]:grid min-[760px]:min-h-0 min-[760px]:content-start min-[760px]:gap-1 min-[760px]:overflow-y-auto min-[760px]:px-1.5 min-[760px]:py-0">
        {shown.map((area) => (
          <li key={area.id} className="min-w-0 flex-1">
            <AreaLink area={area} isCurrent={area === current} />
          </li>
        ))}
        {others.length > 0 && <MoreAreas areas={others} current={current} />}
      </ul>
      <Person />
    </nav>
  );
}

/** Who is signed in, at the foot of the rail, and how they leave. */
function Person() {
  const { name } = useDeskData();
  return (
    <div className="hidden grid-cols-[minmax(0,1fr)] justify-items-center gap-1 text-center text-sm min-[760px]:grid">
      <span
        className="grid size-10 place-items-center rounded-full bg-plate-1 font-medium text-ink forced-colors:border"
        aria-hidden="true"
      >
        {[...name][0]?.toLocaleUpperCase()}
      </span>
      <bdi className="line-clamp-2 max-w-full hyphens-auto break-words text-xs">{name}</bdi>
      <LeaveEntries />
    </div>
  );
}

function AreaLink({ area, isCurrent }: { area: DeskArea; isCurrent: boolean }) {
  const { t } = useDesk();
  const data = useDeskData();
  const count = area.badge?.count(data) ?? 0;
  return (
    <a className={BAR_ENTRY} href={deskAddress(area.id)} aria-current={isCurrent ? 'page' : undefined}>
      <span className={BAR_ICON}>
        <Icon shape={area.icon} />
      </span>
      {area.badge !== undefined && count > 0 && (
        // Eight areas leave a phone no room for three digits beside the last icon.
        <Badge tone="news" count={count} label={t(area.badge.label, { count })} className="max-[759px]:start-1/2!" />
      )}
      <span className={BAR_LABEL}>{t(area.label ?? area.title)}</span>
    </a>
  );
}
