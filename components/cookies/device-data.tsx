import { useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { downloadIcon } from '@/components/ui/icons/download';
import { trash2Icon } from '@/components/ui/icons/trash-2';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { saveFile } from '@/components/ui/save-file';
import { eraseDevice, readDevice } from '@/lib/device/device-contents';
import { deviceExport } from '@/lib/domain/privacy/device-export';

function save(): void {
  const { host, hostname } = window.location;
  const text = deviceExport(readDevice(), { host, now: Date.now() });
  saveFile({ name: `${hostname}.json`, type: 'application/json', text });
}

/** Downloads or erases what this device has stored. Rules: cookies/CK7, cookies/CK8. */
export function DeviceData() {
  const t = useTranslations();
  const { uuid, code, live } = useHotel();
  const [hasFailed, setHasFailed] = useState(false);
  const erase = async () => {
    const isConfirmed = await openOverlayForResult('confirm', {
      title: t('clear_history_question', { clear_history: t('device_erase') }),
      text: t('device_erase_text'),
      labels: { yes: t('yes'), no: t('no') },
    });
    if (!isConfirmed) return;
    try {
      const { endPush } = await import('@/components/push/browser-subscription');
      await endPush(uuid);
      const { endRoomProof } = await import('@/lib/contract/room-proof-api');
      // Only the embedded platform proves rooms.
      const isEnded = live !== 'stream' || (await endRoomProof(code)).ok;
      await eraseDevice();
      if (!isEnded) return setHasFailed(true);
    } catch {
      // Something may still be there.
      return setHasFailed(true);
    }
    // Without the former page in the history, which would show the overlay again.
    window.location.replace('/');
  };
  return (
    <>
      <p>{t('device_data_text')}</p>
      {hasFailed && (
        <Notice tone="danger" alert>
          {t('error_title')}
        </Notice>
      )}
      <div className="mt-4 grid gap-3 desk:grid-cols-2">
        <Button variant="outline" onClick={save}>
          <Icon shape={downloadIcon} size="sm" />
          <span>{t('device_export')}</span>
        </Button>
        <Button variant="danger" aria-haspopup="dialog" {...opens('confirm')} onClick={() => void erase()}>
          <Icon shape={trash2Icon} size="sm" />
          <span>{t('device_erase')}</span>
        </Button>
      </div>
    </>
  );
}
