'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { hourglassIcon } from '@/components/ui/icons/hourglass';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { PaceDialog } from './pace-dialog';

/** Opens how much the stations take on; not there where the hotel has none. Rule: desk/DE103. */
export function PaceButton() {
  const { t } = useDesk();
  const { pace, station } = useDeskData();
  const [isOpen, setIsOpen] = useState(false);
  const [first] = pace ?? [];
  if (first === undefined) return null;
  return (
    <>
      <IconButton
        icon={hourglassIcon}
        size="sm"
        label={t('pace')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <PaceDialog of={station?.id ?? first.station} onClose={() => setIsOpen(false)} />}
    </>
  );
}
