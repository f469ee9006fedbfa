'use client';

import { useState } from 'react';
import { changeSignals, deskSignals } from '@/lib/device/desk/desk-signals';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { useDesk } from '../desk-context';
import { SwitchRow } from './switch-row';

/** Lets the computer show notifications. Only its tap lets the browser ask for the permission. Rule: desk/DE89. */
export function DesktopNoticeSwitch() {
  const { t } = useDesk();
  const { notifies } = useAtomValue(deskSignals);
  const isKnown = 'Notification' in window;
  const [permission, setPermission] = useState(isKnown ? Notification.permission : 'denied');
  if (!isKnown) return null;
  const change = async (isOn: boolean) => {
    const given = isOn ? await Notification.requestPermission() : permission;
    setPermission(given);
    changeSignals({ notifies: isOn && given === 'granted' });
  };
  return (
    <div>
      <SwitchRow
        isOn={notifies && permission === 'granted'}
        onChange={(isOn) => void change(isOn)}
        label={t('desktop_notices')}
      />
      {permission === 'denied' && <p className="text-ink-2 text-sm">{t('notices_denied')}</p>}
    </div>
  );
}
