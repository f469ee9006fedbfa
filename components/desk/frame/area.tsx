'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { volume2Icon } from '@/components/ui/icons/volume-2';
import { volumeXIcon } from '@/components/ui/icons/volume-x';
import { Notice } from '@/components/ui/notice';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { MoveMessage, UndoToast } from '../orders/move-feedback';
import { PaceLines } from '../pace/pace-lines';
import { AlarmLines, OfflineLine } from './area-lines';
import { LeaveIcons } from './leave-buttons';
import { SignalsButton } from './signals-button';
import { TapToHear } from './tap-to-hear';

/** The id of an area's heading, which has the focus after a change of the area. */
export const AREA_TITLE = 'area-title';

/**
 * An area of the desk: its heading, the state of the connection, its own tools, the lines that concern every area, and
 * its content. `fills`: the content has the rest of the screen and scrolls by itself.
 */
export function Area(props: { title: keyof DeskMessages; tools?: ReactNode; fills?: boolean; children: ReactNode }) {
  const { title, tools, fills = false, children } = props;
  const { hotel, t, time } = useDesk();
  const { live, alarm, now, goneStation, station, moves, isOffline, isEnded } = useDeskData();
  const name = t(title);
  const soundText = t(alarm.sound === 'off' ? 'sound_off' : 'sound_on');
  useEffect(() => {
    document.title = `${alarm.count === 0 ? '' : `(${alarm.count}) `}${name} · ${hotel.title}`;
  }, [alarm.count, name, hotel.title]);
  return (
    <main
      className={
        fills
          ? 'flex min-w-0 flex-1 flex-col gap-4 p-gutter pb-28 min-[760px]:h-dvh min-[760px]:pb-4'
          : 'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-4 p-gutter pb-28'
      }
      id="main"
    >
      <header
        className={clsx('flex flex-wrap items-center gap-2 min-[760px]:gap-3', station !== null && 'min-[760px]:ps-12')}
      >
        <div className="me-auto min-w-0 flex-1 basis-40 wrap-anywhere min-[760px]:flex-initial">
          <h1 id={AREA_TITLE} tabIndex={-1} className="font-medium text-xl outline-none">
            {name}
          </h1>
          <p className="text-ink-2 text-sm">
            <span>{hotel.title}</span>
            {live.isLive && <span>{` · ${t('live', { time: time(now) })}`}</span>}
          </p>
        </div>
        <LeaveIcons />
        {tools}
        <SignalsButton />
        <Button
          variant="outline"
          size="sm"
          className="w-auto! max-[759px]:min-h-target max-[759px]:min-w-target max-[759px]:rounded-full! max-[759px]:px-2! print:hidden"
          aria-label={soundText}
          aria-pressed={alarm.sound !== 'off'}
          onClick={alarm.toggleSound}
        >
          <Icon shape={alarm.sound === 'off' ? volumeXIcon : volume2Icon} size="sm" className="min-[760px]:hidden" />
          <span className="max-[759px]:hidden">{soundText}</span>
        </Button>
      </header>
      {/* Under the sign-in the stream is closed, and its end says nothing of the connection. */}
      <OfflineLine since={isEnded ? null : live.offlineSince} />
      <TapToHear alarm={alarm} />
      {goneStation !== null && <Notice tone="warn">{t('station_gone', { name: goneStation })}</Notice>}
      <AlarmLines alarm={alarm} />
      <PaceLines />
      <MoveMessage message={moves.message} />
      {children}
      {moves.last !== null && <UndoToast last={moves.last} moves={moves} isOffline={isOffline} />}
    </main>
  );
}
