'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { downloadIcon } from '@/components/ui/icons/download';
import { Notice } from '@/components/ui/notice';
import { saveFile } from '@/components/ui/save-file';
import { monthTitle } from '@/lib/domain/i18n/format-date';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { readReceipts } from '../receipts/read-receipts';
import { receiptsCsv } from './receipts-csv';

/** Saves the documents of a day's month for the bookkeeper, at a hotel that has issued any. Rule: receipts/RP7. */
export function SaveReceipts({ day }: { day: string }) {
  const { hotel, t } = useDesk();
  const { settings, isOffline, onSignedOut } = useDeskData();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  if (!settings.has_receipts) return null;
  const month = day.slice(0, 7);
  const save = async () => {
    setState('busy');
    const read = await readReceipts({ month });
    setState(typeof read === 'string' ? 'failed' : 'ready');
    if (read === 'signed-out') onSignedOut();
    if (typeof read === 'string') return;
    const { language, timezone } = hotel;
    const text = receiptsCsv(read, { t, language, timezone });
    saveFile({ name: `receipts-${month}.csv`, type: 'text/csv', text });
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="w-auto!"
        disabled={isOffline || state === 'busy'}
        onClick={() => void save()}
      >
        <Icon shape={downloadIcon} size="sm" />
        <span>{t('receipts_csv', { month: monthTitle(month, hotel.languageTag) })}</span>
      </Button>
      {state === 'failed' && (
        <Notice tone="warn" alert>
          {t('no_response')}
        </Notice>
      )}
    </>
  );
}
