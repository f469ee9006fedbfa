'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { downloadIcon } from '@/components/ui/icons/download';
import { Notice } from '@/components/ui/notice';
import { saveFile } from '@/components/ui/save-file';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { chargeSum } from '@/lib/domain/rooms/charges-by-stay';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import type { RoomCharge } from './bills-api';
import { chargesCsv } from './charges-csv';
import type { BillMarks } from './use-bill-marks';

/** A file of charges that was saved, and what staff do with it. Rule: rooms/RM19. */
export function useSavedCharges() {
  const { hotel, t, typedAmount } = useDesk();
  const [saved, setSaved] = useState<readonly RoomCharge[] | null>(null);
  const save = (charges: readonly RoomCharge[]) => {
    const { date, time } = hotelNow(hotel.timezone, new Date());
    const { language, timezone } = hotel;
    saveFile({
      name: `room-bills-${date}-${time.replace(':', '')}.csv`,
      type: 'text/csv',
      text: chargesCsv(charges, { t, language, timezone, amount: typedAmount }),
    });
    setSaved(charges);
  };
  return { saved, save, forget: () => setSaved(null) };
}

export function SaveButton({ isOff, onPress }: { isOff: boolean; onPress(): void }) {
  const { t } = useDesk();
  return (
    <Button variant="outline" size="sm" className="w-auto!" disabled={isOff} onClick={onPress}>
      <Icon shape={downloadIcon} size="sm" />
      <span>{t('save_csv')}</span>
    </Button>
  );
}

/** Asks to mark exactly what the file contains, once it is on the bills. */
export function SavedFile({ files, marks }: { files: ReturnType<typeof useSavedCharges>; marks: BillMarks }) {
  const { t, minorAmount } = useDesk();
  const { isOffline } = useDeskData();
  const { saved, forget } = files;
  if (saved === null) return null;
  const count = saved.length;
  const mark = async () => {
    // What is marked already is refused by itself when it is sent again.
    if (await marks.post(saved)) forget();
  };
  return (
    <div className="grid gap-2">
      <Notice tone="info">{t('bill_file', { count, sum: minorAmount(chargeSum(saved)) })}</Notice>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          size="sm"
          className="w-auto!"
          disabled={isOffline || marks.isBusy}
          onClick={() => void mark()}
        >
          {t('bill_file_mark', { count })}
        </Button>
        <Button variant="outline" size="sm" className="w-auto!" onClick={forget}>
          {t('bill_file_later')}
        </Button>
      </div>
    </div>
  );
}
