'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { hourglassIcon } from '@/components/ui/icons/hourglass';
import { isHeldUp, paceNow } from '@/lib/domain/desk/pace-now';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { StationPace } from './pace-api';
import { PaceDialog } from './pace-dialog';
import { usePaceText } from './use-pace-text';

/**
 * What holds stations up, in every area while it is on, with the way to change it: all of them, or the one that this device
 * is. Rule: desk/DE103.
 */
export function PaceLines() {
  const { pace, station, now } = useDeskData();
  const [opened, setOpened] = useState<string | null>(null);
  if (pace === null || pace.length === 0) return null;
  const shown = pace.filter((one) => (station === null || one.station === station.id) && isHeldUp(paceNow(one, now)));
  return (
    <>
      <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2 empty:absolute">
        {shown.map((one) => (
          <PaceLine key={one.station} of={one} onOpen={() => setOpened(one.station)} />
        ))}
      </div>
      {opened !== null && <PaceDialog of={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function PaceLine({ of, onOpen }: { of: StationPace; onOpen(): void }) {
  const { hotel, t } = useDesk();
  const textOf = usePaceText();
  const title = textIn(of.title, hotel.language);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-4 py-2 text-sm text-warning forced-colors:border">
      <Icon shape={hourglassIcon} />
      <p className="min-w-0 flex-1 basis-48">
        <strong className="wrap-anywhere font-medium text-md">{title}</strong>
        {textOf(of).map((text) => (
          <span key={text} className="block tabular-nums">
            {text}
          </span>
        ))}
      </p>
      <Button variant="outline" size="sm" className="w-auto!" aria-haspopup="dialog" onClick={onOpen}>
        <span>
          <span>{t('change')}</span>
          <span className="sr-only">{`, ${t('pace')}: ${title}`}</span>
        </span>
      </Button>
    </div>
  );
}
