'use client';

import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { useDeskData } from '../live/desk-data';
import { PrinterCard } from './printer-card';

/** Every printer of the hotel: whether it prints, what waits for it, how it is connected, and a test. Rule: desk/DE99. */
export function PrintersArea() {
  const { t } = useDesk();
  const { printers } = useDeskData();
  return (
    <Area title="printers">
      {printers === null && (
        <div className="grid place-items-center p-10">
          <Spinner />
        </div>
      )}
      {printers?.length === 0 && (
        <Notice tone="info">{t('printers_none', { field: isolateNumber('desk.printers') })}</Notice>
      )}
      {printers !== null && printers.length > 0 && (
        <ul className="grid gap-3 min-[1080px]:grid-cols-2 min-[1080px]:items-start" aria-label={t('printers')}>
          {printers.map((printer) => (
            <PrinterCard key={printer.id} printer={printer} />
          ))}
        </ul>
      )}
    </Area>
  );
}
